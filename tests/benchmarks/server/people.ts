import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { residentMiB } from '#tests/support/program.ts';
import { serve, type Served } from '#tests/support/served.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';
import type { Row } from '../report.ts';
import { addOperations, copiedOperation } from './many-operations.ts';

const operationsCount = 10_000;
const peopleCount = 20;
const paceMs = 1_000;
const secondsMeasured = 30;
/** Rounds before the first measure: code is compiled, caches fill. */
const warmUpRounds = 5;
/** Requests of a soak, and how many are under way at once. */
const soakRequests = 100_000;
const soakWidth = 8;

const owner = 'hugo.lartigue@example.test';

export const serveMany = (): Promise<Served> =>
  serve({
    prepare: (folder) => addOperations(folder, operationsCount),
    env: { VALIDATE_ANSWERS: '0', LOG_LEVEL: 'info' },
  });

type Times = Record<'list' | 'record' | 'save', number[]>;

/** Twenty people at work on ten thousand operations: each asks once a second. */
export async function benchPeople(): Promise<Row[]> {
  const served = await serveMany();
  try {
    const people = await Promise.all(
      Array.from({ length: peopleCount }, async () => {
        const visitor = createVisitor(served.url);
        await visitor.signIn(owner);
        return visitor;
      }),
    );
    const times: Times = { list: [], record: [], save: [] };
    const before = processorTimes();
    const rounds = warmUpRounds + secondsMeasured;
    await Promise.all(
      people.map(async (visitor, person) => {
        await wait((person * paceMs) / peopleCount);
        for (let round = 0; round < rounds; round += 1) {
          const startedAt = performance.now();
          await act(visitor, person, round, round < warmUpRounds ? null : times);
          await wait(Math.max(0, paceMs - (performance.now() - startedAt)));
        }
      }),
    );
    const memoryMiB = residentMiB(served.pid());
    const after = processorTimes();
    const stolen = (after.stolen - before.stolen) / (after.total - before.total);
    return [
      {
        what: 'share of the processors that the host gave to other machines meanwhile',
        ours: `${(stolen * 100).toFixed(1)} %`,
        target: '–',
        isMet: true,
      },
      rowOf('list of operations', times.list, 60),
      rowOf('one operation', times.record, 40),
      rowOf('save (a note, with its line in the journal)', times.save, 60),
      {
        what: 'memory of the server afterwards',
        ours: `${Math.round(memoryMiB)} MiB`,
        target: '< 700 MiB',
        isMet: memoryMiB < 700,
      },
    ];
  } finally {
    await served.close();
  }
}

/** Time of all processors since the machine started, and the part that its host gave to other machines (Linux). */
function processorTimes(): { total: number; stolen: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  // user nice system idle iowait irq softirq steal; guests are counted within user and nice (proc(5)).
  const times = line.split(/\s+/).slice(1, 9).map(Number);
  return { total: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 };
}

/** One request of one person: a list, a record or a save in turn. */
async function act(visitor: Visitor, person: number, round: number, times: Times | null): Promise<void> {
  const operation = `/operations/${copiedOperation(1 + ((person * 37 + round * 11) % operationsCount))}`;
  const kind = (['list', 'record', 'save'] as const)[(person + round) % 3] ?? 'list';
  const startedAt = performance.now();
  const answer =
    kind === 'save'
      ? await visitor.visit('POST', `${operation}/notes`, {
          data: { text: `note ${person}-${round}` },
          follows: false,
        })
      : await visitor.get(kind === 'list' ? `/operations?page=${1 + (round % 5)}` : operation);
  const expected = kind === 'save' ? 303 : 200;
  if (answer.status !== expected) throw new Error(`${kind}: ${answer.status}`);
  times?.[kind].push(performance.now() - startedAt);
}

/** A hundred thousand requests as fast as they go: what the server holds at the end. */
export async function benchSoak(): Promise<Row[]> {
  const served = await serveMany();
  try {
    const startedAt = performance.now();
    let sent = 0;
    let mostMiB = 0;
    await Promise.all(
      Array.from({ length: soakWidth }, async (_unused, person) => {
        const visitor = createVisitor(served.url);
        await visitor.signIn(owner);
        while (sent < soakRequests) {
          sent += 1;
          if (sent % 1_000 === 0) mostMiB = Math.max(mostMiB, residentMiB(served.pid()));
          if (sent % 10_000 === 0) {
            const perSecond = (sent / (performance.now() - startedAt)) * 1_000;
            console.error(
              `${sent} sent, ${perSecond.toFixed(0)} a second, ${residentMiB(served.pid()).toFixed(0)} MiB`,
            );
          }
          await act(visitor, person, sent, null);
        }
      }),
    );
    const seconds = (performance.now() - startedAt) / 1_000;
    const memoryMiB = residentMiB(served.pid());
    return [
      {
        what: `${soakRequests} requests, ${soakWidth} at once`,
        ours: `${Math.round(soakRequests / seconds)} a second`,
        target: '–',
        isMet: true,
      },
      {
        what: 'memory of the server at the end',
        ours: `${Math.round(memoryMiB)} MiB (at most ${Math.round(mostMiB)})`,
        target: '< 700 MiB',
        isMet: memoryMiB < 700,
      },
    ];
  } finally {
    await served.close();
  }
}

function rowOf(what: string, times: readonly number[], limitMs: number): Row {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const text = (ms: number): string => `${ms.toFixed(0)} ms`;
  return {
    what: `${what}, ${sorted.length} times`,
    ours: `median ${text(at(0.5))}, p95 ${text(at(0.95))}, most ${text(at(1))}`,
    target: `p95 < ${limitMs} ms`,
    isMet: at(0.95) < limitMs,
  };
}
