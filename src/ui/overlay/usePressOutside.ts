import { useEffect } from 'react';

/**
 * Tells of presses on what a trigger stands in, itself aside: the page, or the window around it. What opened
 * later stands beside that in the document, and is no outside.
 */
export function usePressOutside(
  triggerRef: { readonly current: HTMLElement | null },
  isActive: boolean,
  onPress: () => void,
): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const tell = ({ target }: PointerEvent): void => {
      const trigger = triggerRef.current;
      const around = trigger?.closest('body > *');
      if (target instanceof Node && around?.contains(target) && !trigger?.contains(target)) onPress();
    };
    document.addEventListener('pointerdown', tell, true);
    return () => document.removeEventListener('pointerdown', tell, true);
  }, [triggerRef, isActive, onPress]);
}
