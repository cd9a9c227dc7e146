import { useCallback, useEffect, useRef, useState } from 'react';
import { useRealtimeParts } from './context.ts';
import { realTimers } from './timers.ts';
import { timings } from './timings.ts';
import { createTypingState, type Typist } from './typing-state.ts';

const nobody: readonly Typist[] = [];

/**
 * Who else on a presence channel fills in which field, and how to tell them of one's own:
 * `<form onInput={(event) => tell(event.target.name)}>`. Told at most once a second; null listens to none.
 */
export function useTyping(channel: string | null): {
  readonly typists: readonly Typist[];
  readonly sendTyping: (field: string) => void;
} {
  const realtime = useRealtimeParts()?.realtime;
  const [typists, setTypists] = useState(nobody);
  const lastMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!realtime || channel === null) return undefined;
    const book = createTypingState(realTimers, () => setTypists(book.read()));
    const leave = realtime.join(channel, {
      onTyping: book.heard,
      onMembers: (members) => book.keep(members.map(({ id }) => id)),
    });
    return () => {
      leave();
      book.close();
      setTypists(nobody);
    };
  }, [realtime, channel]);
  const sendTyping = useCallback(
    (field: string) => {
      const nowMs = performance.now();
      if (!realtime || channel === null || nowMs - lastMs.current < timings.sendTypingMs) return;
      lastMs.current = nowMs;
      realtime.sendTyping(channel, field);
    },
    [realtime, channel],
  );
  return { typists, sendTyping };
}
