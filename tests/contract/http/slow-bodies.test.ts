import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHosted, type Hosted } from '#tests/support/hosted.ts';

/** Far more than may be answered at the same time, and than may be on their way. */
const stalledOnes = 40;

let hosted: Hosted;
beforeAll(async () => {
  hosted = await openHosted({ limits: { maxRequests: 4, maxBodies: 20, bodyMs: 1_000 } });
});
afterAll(() => hosted.close());

const json = { 'content-type': 'application/json' };

/** Headers of a guest whose changes are taken. */
async function guestHeaders(): Promise<Record<string, string>> {
  const { headers } = await hosted.ask('/connexion');
  const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
  return { ...json, cookie, 'x-xsrf-token': decodeURIComponent(token) };
}

/** Sends the beginning of a change and falls silent. */
async function stall(headers: Record<string, string>): Promise<Socket> {
  const { hostname, port } = new URL(hosted.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const lines = Object.entries({ host: `${hostname}:${port}`, 'content-length': '1000', ...headers });
  socket.write(
    `POST /connexion HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n{`,
  );
  return socket;
}

/** What the server says on a connection until it closes it. */
async function said(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

test('bodies that never end cost nobody else anything, and are given up in time', async () => {
  const headers = await guestHeaders();
  const stalled = await Promise.all(Array.from({ length: stalledOnes }, () => stall(headers)));
  const answers = stalled.map(said);
  const others = await Promise.all([
    hosted.ask('/connexion'),
    hosted.ask('/readyz'),
    hosted.ask('/connexion', { method: 'POST', headers, data: '{}' }),
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 303]);
  const statuses = (await Promise.all(answers)).map((answer) => answer.slice(9, 12));
  // Those beyond the room made way for the newer ones; the rest had their time.
  expect(statuses.filter((status) => status === '503').length).toBeGreaterThanOrEqual(stalledOnes - 20);
  expect(new Set(statuses)).toEqual(new Set(['408', '503']));
});

test('a body whose connection breaks ends with it, and nothing stays behind', async () => {
  const headers = await guestHeaders();
  hosted.lines.length = 0;
  const stalled = await Promise.all(
    Array.from({ length: 10 }, () => stall({ ...headers, expect: '100-continue' })),
  );
  for (const socket of stalled) {
    // The server waits for the body: what it had not read yet would be lost with the connection.
    if (socket.readableLength === 0) await once(socket, 'readable');
    socket.resetAndDestroy();
  }
  const hungUp = () => hosted.lines.filter(({ status }) => status === 499).length;
  await expect.poll(hungUp).toBe(10);
  expect(hosted.lines.filter(({ level }) => level === 'error')).toEqual([]);
  expect((await hosted.ask('/connexion', { method: 'POST', headers, data: '{}' })).status).toBe(303);
});
