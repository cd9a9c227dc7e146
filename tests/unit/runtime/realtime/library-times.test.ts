import { createRequire } from 'node:module';
import type PusherClient from 'pusher-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pusherOptions } from '#runtime/realtime/pusher-options.ts';
import { timings } from '#runtime/realtime/timings.ts';

const load = createRequire(import.meta.url);

/** Sockets that the library has opened, played by the test. */
interface Socket {
  readonly url: string;
  readonly sent: string[];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number; wasClean: boolean }) => void;
}

const sockets: Socket[] = [];
let Pusher: typeof PusherClient;
let pusher: PusherClient;

/** Stands in for the browser's own socket. */
class FakeSocket implements Socket {
  readonly url: string;
  readonly sent: string[] = [];
  constructor(url: string) {
    this.url = url;
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    // The test decides when the other end hears of it.
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = 0;
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', { body: {}, location: { protocol: 'http:' }, getElementsByTagName: () => [] });
  // The build that browsers load; the package's default is another one in Node.
  Pusher = load('pusher-js/dist/web/pusher.js') as typeof PusherClient;
  pusher = new Pusher(
    'key',
    pusherOptions({ key: 'key', cluster: 'eu', host: 'localhost', port: 8000, forceTls: false }),
  );
});
afterEach(() => {
  pusher.disconnect();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Greets the library on the newest socket, as a server does. */
function greet(): Socket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('the library has opened no socket');
  socket.onopen?.();
  const data = JSON.stringify({ socket_id: '1.1', activity_timeout: 120 });
  socket.onmessage?.({ data: JSON.stringify({ event: 'pusher:connection_established', data }) });
  return socket;
}

/** How many sockets there are just before and at an instant from now. */
function countAround(ms: number): [before: number, at: number] {
  vi.advanceTimersByTime(ms - 1);
  const before = sockets.length;
  vi.advanceTimersByTime(1);
  return [before, sockets.length];
}

test('the library is given a cluster, sockets alone, and TLS unless it is told otherwise', () => {
  expect(pusherOptions({ key: 'k', cluster: 'eu' })).toMatchObject({
    cluster: 'eu',
    forceTLS: true,
    enabledTransports: ['ws', 'wss'],
    activityTimeout: 120_000,
    pongTimeout: 30_000,
    unavailableTimeout: 10_000,
    channelAuthorization: { endpoint: '/broadcasting/auth', transport: 'ajax' },
    userAuthentication: { endpoint: '/broadcasting/user-auth', transport: 'ajax' },
  });
  expect(pusherOptions({ key: 'k', cluster: 'eu' })).not.toHaveProperty('wsHost');
  expect(new URL(sockets[0]?.url ?? '').origin).toBe('ws://localhost:8000');
});

test('a lost connection is tried again after one second', () => {
  const socket = greet();
  expect(pusher.connection.state).toBe('connected');
  socket.onclose?.({ code: 1006, wasClean: false });
  expect(countAround(timings.retryMs)).toEqual([1, 2]);
});

test('an attempt has 15 seconds, the next ones twice as much up to 60', () => {
  const waits = [
    timings.strategyMs,
    2 * timings.strategyMs,
    timings.strategyLimitMs,
    timings.strategyLimitMs,
  ];
  expect(waits).toEqual([15_000, 30_000, 60_000, 60_000]);
  waits.forEach((ms, index) => expect(countAround(ms)).toEqual([index + 1, index + 2]));
});

test('without a connection for ten seconds it is told as unavailable', () => {
  vi.advanceTimersByTime(timings.unavailableMs - 1);
  expect(pusher.connection.state).toBe('connecting');
  vi.advanceTimersByTime(1);
  expect(pusher.connection.state).toBe('unavailable');
});

test('after 120 seconds of silence the server is asked, and given up after 30 without an answer', () => {
  const socket = greet();
  const pings = (): number => socket.sent.filter((text) => text.includes('pusher:ping')).length;
  vi.advanceTimersByTime(timings.activityMs - 1);
  expect(pings()).toBe(0);
  // What is done at once is done by a timer of its own: a millisecond more.
  vi.advanceTimersByTime(2);
  expect(pings()).toBe(1);
  vi.advanceTimersByTime(timings.pongMs - 2);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(2);
  expect(sockets).toHaveLength(2);
});
