import { noteSocketId } from '../protocol/socket-id.ts';
import { createChannels } from './channels.ts';
import { afterPaint } from '../platform/after-paint.ts';
import type { ChannelListener, OpenDriver, RealtimeDriver } from './driver.ts';
import type { RealtimeSettings } from './settings.ts';
import { realTimers, type Timers } from './timers.ts';
import { timings } from './timings.ts';

/** `off`: no connection is wanted. */
export type RealtimeState = 'off' | 'connecting' | 'connected' | 'unavailable';

/** Why something is not heard. */
export interface RealtimeNotice {
  /** A channel was refused, with the status that the server answered. */
  onRefused(channel: string, status: number): void;
  /** The server ended the connection: the session may be over, or rights have changed. */
  onEnded(code: number | null): void;
}

/** The connection of a document: one, whatever pages it shows. */
export interface Realtime {
  /** Wants the connection that a page asks for; null ends it. The same settings again change nothing. */
  want(settings: RealtimeSettings | null): void;
  read(): RealtimeState;
  /** Calls back when the state has changed. */
  subscribe(listener: () => void): () => void;
  /** Listens to a channel, now or as soon as there is a connection. @returns how to stop */
  join(channel: string, listener: Partial<ChannelListener>): () => void;
  /** Tells the others on a joined presence channel which field is being filled in. */
  sendTyping(channel: string, field: string): void;
  /** Calls back when something is refused or ended. */
  watch(notice: Partial<RealtimeNotice>): () => void;
}

export interface RealtimeOptions {
  /** Fetches the code of the client. */
  readonly load: () => Promise<OpenDriver>;
  /** Runs something once the page has been painted; @returns how to give it up */
  readonly whenPainted?: (run: () => void) => () => void;
  readonly onSocketId?: (socketId: string | null) => void;
  readonly timers?: Timers;
}

/** How often the server may end a connection before it counts as unavailable. */
const patience = 3;

/** A connection that is opened when it is first wanted, and comes back whenever it is lost. */
export function createRealtime({
  load,
  whenPainted = afterPaint,
  onSocketId = () => undefined,
  timers = realTimers,
}: RealtimeOptions): Realtime {
  const listeners = new Set<() => void>();
  const watchers = new Set<Partial<RealtimeNotice>>();
  let state: RealtimeState = 'off';
  let wanted: string | null = null;
  let driver: RealtimeDriver | null = null;
  let giveUp: () => void = () => undefined;
  let endings = 0;

  const channels = createChannels({
    timers,
    onRefused: (channel, status) => {
      for (const watcher of watchers) watcher.onRefused?.(channel, status);
    },
  });

  const become = (next: RealtimeState): void => {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const later = (run: () => void, ms: number): void => {
    const timer = timers.set(run, ms);
    giveUp = () => timers.clear(timer);
  };

  const close = (): void => {
    giveUp();
    channels.attach(null);
    driver?.close();
    driver = null;
    endings = 0;
    onSocketId(null);
  };

  const onEnded = (code: number | null): void => {
    onSocketId(null);
    channels.forgetMembers();
    endings += 1;
    become(endings > patience ? 'unavailable' : 'connecting');
    for (const watcher of watchers) watcher.onEnded?.(code);
    later(() => driver?.connect(), Math.min(timings.retryMs * 2 ** (endings - 1), timings.pollMs));
  };

  const open = async (settings: RealtimeSettings, mark: string): Promise<void> => {
    try {
      const openDriver = await load();
      if (wanted !== mark) return;
      driver = openDriver(settings, {
        onState: (next) => {
          onSocketId(null);
          channels.forgetMembers();
          become(next);
        },
        onConnected: (socketId) => {
          onSocketId(socketId);
          become('connected');
          // A connection that holds for a while has made up for those that were ended.
          giveUp();
          later(() => {
            endings = 0;
          }, timings.pongMs);
        },
        onEnded,
      });
      channels.attach(driver);
    } catch {
      // The code could not be fetched: what stands in for the connection does until it can.
      if (wanted !== mark) return;
      become('unavailable');
      later(() => void open(settings, mark), timings.pollMs);
    }
  };

  return {
    want(settings) {
      const mark = settings === null ? null : JSON.stringify(settings);
      if (mark === wanted) return;
      wanted = mark;
      close();
      if (settings === null || mark === null) return become('off');
      become('connecting');
      giveUp = whenPainted(() => void open(settings, mark));
    },
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    join: channels.join,
    sendTyping: channels.sendTyping,
    watch(notice) {
      watchers.add(notice);
      return () => watchers.delete(notice);
    },
  };
}

/** The connection of this document; its client is fetched when it is first opened. */
export const realtime: Realtime = createRealtime({
  load: async () => (await import('./echo-driver.ts')).openEcho,
  onSocketId: noteSocketId,
});
