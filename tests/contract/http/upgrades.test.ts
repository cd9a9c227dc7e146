import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRealtimeTestServer, type RealtimeTestServer } from '#tests/support/realtime.ts';

let server: RealtimeTestServer;
/** Errors that nobody caught, which would have ended the server's process. */
const uncaught: unknown[] = [];
const keep = (error: unknown): void => void uncaught.push(error);
beforeAll(async () => {
  server = await openRealtimeTestServer();
  process.on('uncaughtException', keep);
});
afterAll(async () => {
  process.off('uncaughtException', keep);
  await server.close();
});

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const upgrade = (target: string, host = 'localhost', more = ''): string =>
  `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}\r\n`;

async function statusOf(message: string): Promise<number> {
  const socket = await open();
  socket.write(message);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return Number(text.slice(9, 12));
}

const handshake = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

test.each([
  ['an address that is none', upgrade('//['), 400],
  ['an address with a port that is none', upgrade('//a:99999999/'), 400],
  ['an address of nobody', upgrade('/nulle-part'), 404],
  ['a host with a name and a password', upgrade('/app/ilot', 'a:b@c', handshake), 400],
  ['an origin that is none', upgrade('/app/ilot', 'localhost', `Origin: ://\r\n${handshake}`), 403],
  ['a host that is none', upgrade('/app/ilot', '[', `Origin: http://x\r\n${handshake}`), 403],
  ['no key of a handshake', upgrade('/app/ilot'), 400],
])('an upgrade to %s is refused and ends nothing', async (_what, message, status) => {
  expect(await statusOf(message)).toBe(status);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect(uncaught).toEqual([]);
});

test.each([
  ['while it is refused', upgrade('/nulle-part'), false],
  ['once it is refused', upgrade('/nulle-part'), true],
  ['during the handshake', upgrade('/app/ilot', 'localhost', handshake), false],
  ['after the handshake', upgrade('/app/ilot', 'localhost', handshake), true],
])('a connection that is reset %s ends nothing', async (_when, message, isAnswered) => {
  for (let tries = 0; tries < 50; tries += 1) {
    const socket = await open();
    socket.write(message);
    if (isAnswered) await once(socket, 'readable');
    socket.resetAndDestroy();
  }
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect(uncaught).toEqual([]);
});

test('a request for an address with a name and a password is refused, and is no fault of ours', async () => {
  const message = 'GET http://a:b@c/connexion HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  expect(await statusOf(message)).toBe(400);
});
