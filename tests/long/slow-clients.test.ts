import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectionLimits, defaultLimits } from '#mocks/hosts/http/limits.ts';
import { residentMiB } from '#tests/support/program.ts';
import { serve, type Served } from '#tests/support/served.ts';

/** Connections that do as little as they can, at the same time. */
const slowOnes = 60;
const trickleMs = 1000;
/** Longest time for an answer to somebody else meanwhile, on a machine that does much else. */
const patienceMs = 15_000;
const allowedGrowthMiB = 150;

let served: Served;
let port = 0;
beforeAll(async () => {
  served = await serve({ env: { MAX_REQUESTS: '100' } });
  port = Number(new URL(served.url).port);
});
afterAll(() => served.close());

interface Slow {
  /** The beginning of what the server sends. */
  readonly answered: Promise<string>;
  /** What the server sent until it closed the connection. */
  readonly ended: Promise<string>;
  readonly socket: Socket;
}

/** Opens a connection, sends `start`, then a part of `rest` every second for as long as it stays open. */
function slowly(start: string, rest: () => string): Slow {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  socket.on('error', () => undefined);
  const answered = new Promise<string>((resolve) => {
    socket.once('data', resolve);
  });
  socket.write(start);
  const timer = setInterval(() => socket.write(rest()), trickleMs);
  const ended = new Promise<string>((resolve) => {
    socket.once('close', () => {
      clearInterval(timer);
      resolve(received);
    });
  });
  return { answered, ended, socket };
}

async function expectOthersServed(): Promise<void> {
  const answer = await fetch(`${served.url}/connexion`, { signal: AbortSignal.timeout(patienceMs) });
  expect(answer.status).toBe(200);
}

const crowd = (one: () => Slow): Slow[] => Array.from({ length: slowOnes }, one);

describe('clients that are slow on purpose', () => {
  test('who trickle headers are cut off with 408 in time, and others are served meanwhile', async () => {
    const slow = crowd(() => slowly('GET /connexion HTTP/1.1\r\nHost: localhost\r\n', () => 'X-A: b\r\n'));
    await expectOthersServed();
    const latestMs = connectionLimits.headersTimeout + connectionLimits.connectionsCheckingInterval;
    const late = wait(latestMs + patienceMs).then(() => 'still open');
    const answers = await Promise.all(slow.map(({ ended }) => Promise.race([ended, late])));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    await expectOthersServed();
  });

  test('who trickle a body are answered in time, and others are served meanwhile', async () => {
    const head = 'POST /connexion HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
    const slow = crowd(() => slowly(`${head}Content-Length: 100000\r\n\r\n{"email":"`, () => 'a'));
    await expectOthersServed();
    const late = wait(defaultLimits.bodyMs + patienceMs).then(() => 'no answer');
    const answers = await Promise.all(slow.map(({ answered }) => Promise.race([answered, late])));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    for (const { socket } of slow) socket.destroy();
    await expectOthersServed();
  });

  test('who ask and never read hold up nobody, and cost little memory', async () => {
    const beforeMiB = residentMiB(served.pid());
    const request = 'GET /connexion HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20);
    const deaf = Array.from({ length: slowOnes }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.pause();
      socket.write(request);
      return socket;
    });
    for (let asked = 0; asked < 10; asked += 1) await expectAnswer();
    expect(residentMiB(served.pid()) - beforeMiB).toBeLessThan(allowedGrowthMiB);
    for (const socket of deaf) socket.destroy();
    await expectOthersServed();
  });
});

/** Served, or asked to come back when too much is going on; never left without an answer. */
async function expectAnswer(): Promise<void> {
  const answer = await fetch(`${served.url}/connexion`, { signal: AbortSignal.timeout(patienceMs) });
  expect([200, 503]).toContain(answer.status);
}
