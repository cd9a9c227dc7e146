import { useCallback, useEffect, useRef } from 'react';

/**
 * A function that stays the same while what it does follows the last drawing: for rows that are drawn again only
 * when something of theirs changed. Not for use while drawing what must follow at once.
 */
export function useStable<Arguments extends readonly unknown[], Result>(
  latest: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const latestRef = useRef(latest);
  useEffect(() => {
    latestRef.current = latest;
  });
  return useCallback((...args: Arguments) => latestRef.current(...args), []);
}
