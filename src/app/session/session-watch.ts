import type { SharedProps } from '#contracts/shared.ts';
import { endsOnThisClock, latestEnds, type SessionEnds } from './session-ends.ts';

type WatchedSession = NonNullable<SharedProps['session']>;

/** Other tabs of the application in the same browser: they share the session. */
export interface Neighbours {
  readonly post: (ends: SessionEnds) => void;
  readonly listen: (hear: (ends: SessionEnds) => void) => void;
}

/** What is known of the end of the session, from every page that came and from the other tabs. */
export interface SessionWatch {
  readonly current: () => SessionEnds | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes in what a page tells; a page that is shown again from the cache tells nothing new. */
  readonly note: (session: WatchedSession | null, nowMs: number) => void;
}

/** A watch that knows of no session. */
export function createSessionWatch(neighbours: Neighbours | null): SessionWatch {
  const listeners = new Set<() => void>();
  const noted = new WeakSet<WatchedSession>();
  let ends: SessionEnds | null = null;
  const take = (news: SessionEnds): boolean => {
    const latest = latestEnds(ends, news);
    if (latest === ends) return false;
    ends = latest;
    for (const listener of listeners) listener();
    return true;
  };
  neighbours?.listen(take);
  return {
    current: () => ends,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note: (session, nowMs) => {
      if (session === null || noted.has(session)) return;
      noted.add(session);
      const news = endsOnThisClock(session, nowMs);
      if (take(news)) neighbours?.post(news);
    },
  };
}

const channelName = 'ilot-session';

function otherTabs(): Neighbours | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(channelName);
  return {
    post: (ends) => channel.postMessage(ends), // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has no other origin
    listen: (hear) => {
      channel.addEventListener('message', ({ data }: MessageEvent<SessionEnds>) => hear(data));
    },
  };
}

let watch: SessionWatch | null = null;

/** The watch of the application, made when it is first asked for. */
export function sessionWatch(): SessionWatch {
  watch ??= createSessionWatch(otherTabs());
  return watch;
}
