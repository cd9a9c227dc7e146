import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SharedProps } from '#contracts/shared.ts';
import { phaseOf, warningMs, type SessionPhase } from './session-ends.ts';
import { sessionWatch } from './session-watch.ts';

const tickMs = 1000;

/** What is to be said of the session now, and the seconds that are left of it. */
export function useSessionPhase(session: SharedProps['session']): { phase: SessionPhase; leftS: number } {
  const watch = sessionWatch();
  const ends = useSyncExternalStore(watch.subscribe, watch.current);
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => watch.note(session, Date.now()), [watch, session]);
  const endMs = ends && Math.min(ends.endsAtMs, ends.idleEndsAtMs);
  useEffect(() => {
    if (endMs === null) return undefined;
    const look = () => setNowMs(Date.now());
    let ticking: ReturnType<typeof setInterval> | undefined;
    const wait = setTimeout(
      () => {
        look();
        ticking = setInterval(look, tickMs);
      },
      Math.max(0, endMs - warningMs - Date.now()),
    );
    // Timers sleep with the device: whoever comes back sees how things stand.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(wait);
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', look);
    };
  }, [endMs]);
  if (ends === null || endMs === null || session === null) return { phase: 'under way', leftS: 0 };
  return { phase: phaseOf(ends, nowMs), leftS: Math.max(0, Math.ceil((endMs - nowMs) / 1000)) };
}
