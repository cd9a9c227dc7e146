import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  ChannelListener,
  ConnectionListener,
  Member,
  RealtimeDriver,
} from '#runtime/realtime/driver.ts';
import { createRealtime, type Realtime } from '#runtime/realtime/realtime.ts';
import type { RealtimeSettings } from '#runtime/realtime/settings.ts';

const settings: RealtimeSettings = { key: 'key', cluster: 'eu' };
const somebody: Member = { id: 'a', info: { name: 'A' } };

/** A client played by the test. */
interface Played {
  readonly settings: RealtimeSettings;
  readonly listener: ConnectionListener;
  readonly joined: Map<string, ChannelListener>;
  readonly joins: string[];
  readonly typed: string[];
  connects: number;
  isClosed: boolean;
}

let played: Played[];
let socketIds: (string | null)[];
let paint: () => void;
let isFetchable: boolean;
let realtime: Realtime;

beforeEach(() => {
  vi.useFakeTimers();
  played = [];
  socketIds = [];
  isFetchable = true;
  paint = () => undefined;
  realtime = createRealtime({
    load: async () => {
      if (!isFetchable) throw new TypeError('no code');
      return (given, listener): RealtimeDriver => {
        const one: Played = {
          settings: given,
          listener,
          joined: new Map(),
          joins: [],
          typed: [],
          connects: 0,
          isClosed: false,
        };
        played.push(one);
        return {
          join(channel, channelListener) {
            one.joined.set(channel, channelListener);
            one.joins.push(channel);
            return () => one.joined.delete(channel);
          },
          sendTyping: (channel, field) => void one.typed.push(`${channel} ${field}`),
          connect: () => void (one.connects += 1),
          close: () => void (one.isClosed = true),
        };
      };
    },
    whenPainted: (run) => {
      paint = () => {
        paint = () => undefined;
        run();
      };
      return () => {
        paint = () => undefined;
      };
    },
    onSocketId: (id) => socketIds.push(id),
  });
});
afterEach(() => vi.useRealTimers());

/** The client after the first paint. */
async function opened(): Promise<Played> {
  realtime.want(settings);
  paint();
  await vi.advanceTimersByTimeAsync(0);
  const [one] = played;
  if (!one) throw new Error('no client was opened');
  return one;
}

describe('one connection', () => {
  test('nothing is fetched without a key, nor before the page is painted', async () => {
    realtime.want(null);
    await vi.advanceTimersByTimeAsync(0);
    expect([realtime.read(), played.length]).toEqual(['off', 0]);
    realtime.want(settings);
    await vi.advanceTimersByTimeAsync(0);
    expect([realtime.read(), played.length]).toEqual(['connecting', 0]);
    paint();
    await vi.advanceTimersByTimeAsync(0);
    expect(played).toHaveLength(1);
  });

  test('pages that want the same connection share it', async () => {
    await opened();
    realtime.want({ ...settings });
    paint();
    await vi.advanceTimersByTimeAsync(0);
    expect(played).toHaveLength(1);
  });

  test('a page that wants none ends it, and the next one opens another', async () => {
    const one = await opened();
    one.listener.onConnected('1.1');
    realtime.want(null);
    expect([one.isClosed, realtime.read(), socketIds.at(-1)]).toEqual([true, 'off', null]);
    realtime.want(settings);
    paint();
    await vi.advanceTimersByTimeAsync(0);
    expect(played).toHaveLength(2);
  });

  test('a page left before it was painted opens none', async () => {
    realtime.want(settings);
    realtime.want(null);
    paint();
    await vi.advanceTimersByTimeAsync(0);
    expect(played).toHaveLength(0);
  });

  test('requests name the connection while there is one, and no longer', async () => {
    const one = await opened();
    one.listener.onConnected('1.1');
    one.listener.onState('connecting');
    expect(socketIds.slice(-2)).toEqual(['1.1', null]);
  });

  test('code that cannot be fetched counts as no connection, and is asked for again', async () => {
    isFetchable = false;
    realtime.want(settings);
    paint();
    await vi.advanceTimersByTimeAsync(0);
    expect(realtime.read()).toBe('unavailable');
    isFetchable = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(played).toHaveLength(1);
  });
});

describe('a connection that the server ends', () => {
  test('is opened again after a second, and whoever watches is told the code', async () => {
    const one = await opened();
    const codes: (number | null)[] = [];
    realtime.watch({ onEnded: (code) => codes.push(code) });
    one.listener.onConnected('1.1');
    one.listener.onEnded(4009);
    await vi.advanceTimersByTimeAsync(999);
    expect(one.connects).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([one.connects, codes]).toEqual([1, [4009]]);
  });

  test('again and again, less and less often, and then counts as unavailable', async () => {
    const one = await opened();
    const waits: number[] = [];
    for (let ending = 0; ending < 8; ending += 1) {
      one.listener.onEnded(4001);
      const connects = one.connects;
      let waited = 0;
      while (one.connects === connects) {
        await vi.advanceTimersByTimeAsync(1000);
        waited += 1;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(realtime.read()).toBe('unavailable');
  });

  test('one that had held for a while is forgiven', async () => {
    const one = await opened();
    for (let ending = 0; ending < 6; ending += 1) {
      one.listener.onEnded(4009);
      await vi.advanceTimersByTimeAsync(1000);
      one.listener.onConnected('1.1');
      await vi.advanceTimersByTimeAsync(30_000);
    }
    expect([one.connects, realtime.read()]).toEqual([6, 'connected']);
  });
});

describe('channels', () => {
  test('are joined once however many listen, and left only after the last of them', async () => {
    const one = await opened();
    const first = realtime.join('private-a', {});
    const second = realtime.join('private-a', {});
    expect(one.joins).toEqual(['private-a']);
    first();
    await vi.advanceTimersByTimeAsync(5000);
    expect(one.joined.has('private-a')).toBe(true);
    second();
    await vi.advanceTimersByTimeAsync(5000);
    expect(one.joined.has('private-a')).toBe(false);
  });

  test('stay joined from one page to the next', async () => {
    const one = await opened();
    realtime.join('private-a', {})();
    realtime.join('private-a', {});
    await vi.advanceTimersByTimeAsync(5000);
    expect([one.joins.length, one.joined.has('private-a')]).toEqual([1, true]);
  });

  test('asked for before there is a connection are joined once there is', async () => {
    const heard: string[] = [];
    realtime.join('private-a', { onEvent: (name) => heard.push(name) });
    const one = await opened();
    one.joined.get('private-a')?.onEvent('record.saved', {});
    expect(heard).toEqual(['record.saved']);
  });

  test('who listens later hears who is there; without a connection nobody is', async () => {
    const one = await opened();
    const seen: string[] = [];
    const note = (members: readonly Member[]): void => void seen.push(members.map(({ id }) => id).join());
    realtime.join('presence-a', {});
    one.joined.get('presence-a')?.onMembers([somebody]);
    realtime.join('presence-a', { onMembers: note });
    one.listener.onState('unavailable');
    expect(seen).toEqual(['a', '']);
  });

  test('a refusal is told with its status, and only a passing one is asked again', async () => {
    const one = await opened();
    const refusals: string[] = [];
    realtime.watch({ onRefused: (channel, status) => refusals.push(`${channel} ${status}`) });
    realtime.join('private-a', {});
    realtime.join('private-b', {});
    one.joined.get('private-a')?.onRefused(403);
    one.joined.get('private-b')?.onRefused(503);
    await vi.advanceTimersByTimeAsync(5000);
    expect(refusals).toEqual(['private-a 403', 'private-b 503']);
    expect(one.joins).toEqual(['private-a', 'private-b', 'private-b']);
  });
});
