import type { Realtime } from './realtime.ts';
import type { Refresher } from './refresher.ts';
import type { Timers } from './timers.ts';
import { timings } from './timings.ts';

/**
 * Makes up for what is not heard: while the connection is unavailable everything kept up to date is asked
 * for every minute, and once more when it is back. @returns how to stop
 */
export function catchUp(
  realtime: Pick<Realtime, 'read' | 'subscribe'>,
  refresher: Pick<Refresher, 'askAll'>,
  timers: Timers,
): () => void {
  let timer: unknown = null;
  let wasConnected = false;
  let isBehind = false;

  const stop = (): void => {
    timers.clear(timer);
    timer = null;
  };
  const poll = (): void => {
    refresher.askAll();
    timer = timers.set(poll, timings.pollMs);
  };
  const look = (): void => {
    const state = realtime.read();
    if (state === 'connected') {
      stop();
      if (isBehind) refresher.askAll();
      isBehind = false;
      wasConnected = true;
    } else if (state === 'off') {
      stop();
      isBehind = false;
      wasConnected = false;
    } else {
      isBehind = wasConnected || isBehind || state === 'unavailable';
      if (state === 'unavailable') timer ??= timers.set(poll, timings.pollMs);
    }
  };
  const unsubscribe = realtime.subscribe(look);
  look();
  return () => {
    unsubscribe();
    stop();
  };
}
