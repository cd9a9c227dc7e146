import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { signLink } from '#mocks/server/signed-link.ts';
import { hmacSigner } from '#mocks/services/signing.ts';
import { ensureBuilt } from '#scripts/lib/build.ts';
import { openPress, printAddress, type Press } from '#scripts/lib/printer.ts';
import { residentMiB } from '#tests/support/program.ts';
import { serve, type Served } from '#tests/support/served.ts';
import { addSitePhotos } from '#tests/support/site-photos.ts';
import { size, tableOf, type Row } from './report.ts';

const golden = operationId('T1', 'OP-2025-001');
const photosCount = 60;
/** The first is not counted: code is compiled, caches fill. */
const turns = 4;
/** How long memory may take to be given back, in milliseconds. */
const restMs = 10_000;

const targets = { pages: 40, seconds: 10, bytes: 15_000_000, keptMiB: 60 } as const;

interface Printing {
  readonly seconds: number;
  readonly bytes: number;
  readonly pages: number;
}

/** A whole file with sixty photographs, drawn as the server draws it: how long, how heavy, and what stays in memory. */
export async function bench(): Promise<void> {
  await ensureBuilt('app');
  const served = await serve({
    prepare: (folder) => addSitePhotos(folder, golden, photosCount),
    env: { VALIDATE_ANSWERS: '0' },
  });
  try {
    const rows = [...(await measured(served)), await measuredAgain(served)];
    console.log(tableOf('Dossier', 'peer', rows));
  } finally {
    await served.close();
  }
}

async function measured(served: Served): Promise<Row[]> {
  await printed(served);
  const before = { server: residentMiB(served.pid()), press: ownMiB() };
  const printings: Printing[] = [];
  for (let turn = 1; turn < turns; turn += 1) printings.push(await printed(served));
  await wait(restMs);
  const after = { server: residentMiB(served.pid()), press: ownMiB() };
  const middle = printings.toSorted((a, b) => a.seconds - b.seconds)[Math.floor(printings.length / 2)];
  if (middle === undefined) throw new Error('nothing was printed');
  const worst = Math.max(...printings.map(({ seconds }) => seconds));
  const kept = after.server - before.server + after.press - before.press;
  return [
    {
      what: `pages of a whole file with ${photosCount} photographs`,
      ours: String(middle.pages),
      target: `≥ ${targets.pages}`,
      isMet: middle.pages >= targets.pages,
    },
    {
      what: `from the opened browser to the PDF, median of ${printings.length} (worst)`,
      ours: `${middle.seconds.toFixed(1)} s (${worst.toFixed(1)} s)`,
      target: `< ${targets.seconds} s`,
      isMet: middle.seconds < targets.seconds,
    },
    {
      what: 'weight of the PDF',
      ours: size(middle.bytes),
      target: `< ${size(targets.bytes)}`,
      isMet: middle.bytes < targets.bytes,
    },
    {
      what: `memory that server and press hold after ${printings.length} more files, ten seconds later`,
      ours: `${kept >= 0 ? '+' : ''}${kept.toFixed(0)} MiB (server ${after.server.toFixed(0)} MiB)`,
      target: `< +${targets.keptMiB} MiB`,
      isMet: kept < targets.keptMiB,
    },
  ];
}

/** The same file for another reader while the browser stands, whose chapters are known to stand where they stood. */
async function measuredAgain(served: Served): Promise<Row> {
  const press = openPress();
  try {
    await printed(served, press);
    const seconds: number[] = [];
    for (let turn = 1; turn < turns; turn += 1) {
      const askedAt = performance.now();
      await printed(served, press);
      seconds.push((performance.now() - askedAt) / 1000);
    }
    const middle = seconds.toSorted((a, b) => a - b)[Math.floor(seconds.length / 2)] ?? Number.NaN;
    return {
      what: `the same file again by a browser that stands, from asking, median of ${seconds.length} (worst)`,
      ours: `${middle.toFixed(1)} s (${Math.max(...seconds).toFixed(1)} s)`,
      target: `< ${targets.seconds} s`,
      isMet: middle < targets.seconds,
    };
  } finally {
    await press.close();
  }
}

/** Memory of this process, which does what the print lane of the server does. */
function ownMiB(): number {
  globalThis.gc?.();
  return residentMiB(process.pid);
}

async function printed(
  served: Served,
  { print }: Pick<Press, 'print'> = { print: printAddress },
): Promise<Printing> {
  const secret = readFileSync(join(served.varDir, 'secret'), 'utf8').trim();
  const address = new URL(`/export/operations/${golden}/dossier`, served.url);
  const url = await signLink(hmacSigner(secret), 'GET', address, {
    now: new Date(),
    lifeS: 120,
    as: 'hugo.lartigue@example.test',
  });
  let startedAt = performance.now();
  const { bytes, pagesCount } = await print(url, {
    onProgress: async (percent) => {
      console.error(`${percent} % after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    },
    onStart: () => {
      startedAt = performance.now();
    },
  });
  return { seconds: (performance.now() - startedAt) / 1000, bytes: bytes.length, pages: pagesCount };
}
