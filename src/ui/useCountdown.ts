import { useEffect, useState } from 'react';

/** Whole seconds left of a wait that begins now; 0 when it is over. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    // The time passed is measured, not counted: timers sleep in hidden tabs.
    const startMs = performance.now();
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil(seconds - (performance.now() - startMs) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
