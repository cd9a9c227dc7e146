import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useNavigation } from '../navigation/context.ts';
import type { ReloadOptions } from '../navigation/visit.ts';
import { backgroundHeaders } from '../protocol/background.ts';
import { createPoll, type Poll, type PollMode } from './poll.ts';

export interface UsePollOptions {
  /** See `PollMode`; default `rest`. */
  readonly mode?: PollMode;
  /** Asks at every tick even when the tab is hidden; default false: one tick in ten. */
  readonly isKeptAlive?: boolean;
  /** False: waits for `start()`. Default true. */
  readonly isEnabled?: boolean;
}

/**
 * Asks again for props of the page shown, as long as the component is: `usePoll(5000, { only: ['jobs'] })`.
 * Given as a function, the request is made anew for every tick. Errors shown at fields stay.
 */
export function usePoll(
  everyMs: number,
  request: ReloadOptions | (() => ReloadOptions) = {},
  { mode, isKeptAlive, isEnabled = true }: UsePollOptions = {},
): Poll {
  const { reload } = useNavigation();
  const running = useRef<Poll>(null);
  const ask = useEffectEvent((signal: AbortSignal) => {
    const options = typeof request === 'function' ? request() : request;
    const headers = { ...options.headers, ...backgroundHeaders };
    return reload({ preserveErrors: true, ...options, headers, signal });
  });
  useEffect(() => {
    const isHidden = (): boolean => document.visibilityState === 'hidden';
    const poll = createPoll({ everyMs, mode, isKeptAlive, isHidden, ask: (signal) => ask(signal) });
    running.current = poll;
    if (isEnabled) poll.start();
    return () => poll.stop();
  }, [everyMs, mode, isKeptAlive, isEnabled]);
  return useMemo(() => ({ start: () => running.current?.start(), stop: () => running.current?.stop() }), []);
}
