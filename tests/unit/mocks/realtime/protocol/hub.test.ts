import { beforeEach, describe, expect, test } from 'vitest';
import { createHub, type Hub } from '#mocks/realtime/protocol/hub.ts';
import { realtimeSigner } from '#mocks/realtime/signatures.ts';
import { frozenClock, type FrozenClock } from '#mocks/services/clock.ts';
import { silentLogger } from '#mocks/services/log.ts';
import { hmacSigner } from '#mocks/services/signing.ts';
import { connectTo, fakeTransport } from '#tests/support/fake-transport.ts';

let clock: FrozenClock;
let hub: Hub;
beforeEach(() => {
  clock = frozenClock(new Date('2026-11-20T08:00:00Z'));
  hub = createHub({
    key: 'ilot',
    signer: realtimeSigner(hmacSigner('a secret that is only good for tests'), 'ilot'),
    now: clock.systemNow,
    log: silentLogger,
    publish: async () => undefined,
    maxConnections: 2,
  });
});

describe('a silent browser', () => {
  test('is asked after two minutes, and given up half a minute later', () => {
    const { transport } = connectTo(hub);
    clock.advance(119_000);
    hub.tick();
    expect(transport.events).not.toContain('pusher:ping');
    clock.advance(1000);
    hub.tick();
    hub.tick();
    expect(transport.events.filter((event) => event === 'pusher:ping')).toHaveLength(1);
    clock.advance(29_000);
    hub.tick();
    expect(transport.closed).toBeNull();
    clock.advance(1000);
    hub.tick();
    expect(transport.closed).toBe(4201);
    expect(hub.connections()).toEqual([]);
  });

  test('that answers is left alone for another two minutes', async () => {
    const { connection, transport } = connectTo(hub);
    clock.advance(120_000);
    hub.tick();
    clock.advance(10_000);
    await hub.receive(connection, '{"event":"pusher:pong"}');
    clock.advance(119_000);
    hub.tick();
    expect(transport.closed).toBeNull();
    expect(transport.events.filter((event) => event === 'pusher:ping')).toHaveLength(1);
  });
});

describe('a full server', () => {
  test('asks newcomers to come back, and has room again when somebody leaves', () => {
    const { connection } = connectTo(hub);
    connectTo(hub);
    const late = fakeTransport();
    expect(hub.open(late, { key: 'ilot', protocol: '7' })).toBeNull();
    expect(late.closed).toBe(4100);
    hub.closed(connection);
    connectTo(hub);
  });
});

describe('a connection that has ended', () => {
  test('hears nothing more and is on no channel', async () => {
    const { connection, transport } = connectTo(hub);
    await hub.receive(connection, '{"event":"pusher:subscribe","data":{"channel":"news"}}');
    hub.closed(connection);
    const before = transport.events.length;
    hub.deliver({ kind: 'message', channels: ['news'], name: 'told', data: {}, exceptSocketId: null });
    await hub.receive(connection, '{"event":"pusher:ping"}');
    expect(transport.events).toHaveLength(before);
  });

  test('is ended by the session in which it was given a right, or by its person, and by no other', () => {
    const { connection, transport } = connectTo(hub);
    hub.deliver({ kind: 'bind', socketId: connection.socketId, sessionId: 'session', userId: 'person' });
    hub.deliver({ kind: 'cut', sessionId: 'other' });
    hub.deliver({ kind: 'cut', userId: 'somebody' });
    expect(transport.closed).toBeNull();
    hub.deliver({ kind: 'cut', userId: 'person' });
    expect(transport.closed).toBe(4009);
    const second = connectTo(hub);
    hub.deliver({
      kind: 'bind',
      socketId: second.connection.socketId,
      sessionId: 'session',
      userId: 'person',
    });
    hub.deliver({ kind: 'bind', socketId: second.connection.socketId, sessionId: 'next', userId: 'person' });
    hub.deliver({ kind: 'cut', sessionId: 'session' });
    expect(second.transport.closed).toBe(4009);
  });
});
