import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type Served } from '#tests/support/served.ts';
import { rawRequests, rawUpgrades, type RawMessage } from '#tests/support/raw-messages.ts';

/** Seeds that are sent every time: those that found something stay here. One more is drawn for each run. */
const keptSeeds = [20_261_124, 20, 4_301];
const seeds = [...keptSeeds, Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31)];
/** Messages of each kind and seed: ten thousand in all. */
const perSeed = 1250;
const atOnce = 50;
/** Time without an answer after which a message is taken for one that has none. */
const silenceMs = 100;
/** Longest time until the server has closed a connection whose other half is closed. */
const longestMs = 60_000;

let served: Served;
let port = 0;
beforeAll(async () => {
  served = await serve({ env: { VALIDATE_ANSWERS: '0' } });
  port = Number(new URL(served.url).port);
});
afterAll(() => served.close());

/** How often the server answered with which status; 0 where it said nothing. */
const answered = new Map<number, number>();

/** Sends a message on a connection of its own; gives what is wrong, or null. */
async function send({ bytes, finish }: RawMessage): Promise<string | null> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const closed = once(socket, 'close');
  let isRefusedToConnect = false;
  // A connection that the server resets has been refused, which is an answer too.
  socket.on('error', (error: NodeJS.ErrnoException) => {
    isRefusedToConnect ||= error.code === 'ECONNREFUSED';
  });
  let answer = '';
  const heard = new Promise<void>((resolve) => {
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answer = (answer + chunk).slice(0, 100);
      resolve();
    });
  });
  // The server's half is closed: so is ours, whatever was to become of it.
  socket.on('end', () => socket.end());
  await new Promise<void>((resolve) => {
    socket.write(bytes, () => resolve());
  });
  if (finish.endsWith('answered')) await Promise.race([heard, closed, wait(silenceMs)]);
  if (finish.startsWith('reset')) socket.resetAndDestroy();
  else socket.end();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), longestMs);
  });
  const outcome = await Promise.race([closed, late]);
  clearTimeout(timer);
  socket.destroy();
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
  answered.set(status, (answered.get(status) ?? 0) + 1);
  if (isRefusedToConnect) return 'nobody listens any more';
  if (outcome === 'late') return 'the connection stays open';
  return status >= 500 && status !== 503 ? `status ${status}` : null;
}

/** Sends messages, some at the same time; gives the first of those for which something is wrong. */
async function faultOf(messages: readonly RawMessage[]): Promise<string | null> {
  const waiting = messages.values();
  let found: string | null = null;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const message of waiting) {
        const fault = await send(message);
        if (fault !== null)
          found ??= `${fault}: ${JSON.stringify(Buffer.from(message.bytes).toString('latin1'))}`;
        if (found !== null) return;
      }
    }),
  );
  return found;
}

/** Lines that the server wrote about a fault of its own. */
function ownFaults(): readonly string[] {
  return readFileSync(join(served.varDir, 'ilot.log'), 'utf8')
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line));
}

test.each([
  ['requests', rawRequests],
  ['upgrades', rawUpgrades],
] as const)('raw bytes in the manner of %s end nothing, and are nobody’s fault', async (_kind, messages) => {
  for (const seed of seeds) {
    const sample = fc.sample(messages, { seed, numRuns: perSeed });
    expect(await faultOf(sample), `seed ${seed}`).toBeNull();
    expect(ownFaults(), `seed ${seed}`).toEqual([]);
    const page = await fetch(`${served.url}/connexion`);
    expect(page.status, `seed ${seed}`).toBe(200);
  }
});

test('they came as far as pages, addresses of nobody, refusals and connections that stay open', () => {
  console.table(Object.fromEntries(answered));
  expect([...answered.keys()]).toEqual(
    expect.arrayContaining([101, 200, 303, 400, 403, 404, 405, 413, 414, 419]),
  );
});
