import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what is open when the page behind it scrolls, by somebody's hand or by itself (a place found again, a part
 * that comes late). The library closes it then, for triggers that scroll away; those of a bar stay in place.
 *
 * @returns what the library may tell of opening and closing
 */
export function useOpenWhileScrolling(
  isActive: boolean,
  onOpenChange: (isOpen: boolean) => void,
): (isOpen: boolean) => void {
  const isScrolling = useRef(false);
  // Before the library listens, which it does in an effect.
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    const note = (): void => {
      isScrolling.current = true;
      setTimeout(() => {
        isScrolling.current = false;
      });
    };
    window.addEventListener('scroll', note, true);
    return () => window.removeEventListener('scroll', note, true);
  }, [isActive]);

  return useCallback(
    (isOpen) => {
      if (isOpen || !isScrolling.current) onOpenChange(isOpen);
    },
    [onOpenChange],
  );
}
