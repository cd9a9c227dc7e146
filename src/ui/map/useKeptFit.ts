import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { MapEngine } from './map-engine.ts';

/**
 * Shows all records again when the map changes its size, until somebody moves it: a map may be drawn before its
 * styles or its neighbours have given it the room that it will have.
 *
 * @returns says whether all are to stay in view from now on, or the map looks at something else
 */
export function useKeptFit(
  frame: RefObject<HTMLElement | null>,
  container: RefObject<HTMLElement | null>,
  engine: MapEngine | null,
  fit: (engine: MapEngine) => void,
  isKeptAtFirst: boolean,
): (isKept: boolean) => void {
  const isKept = useRef(isKeptAtFirst);
  const fitAgain = useEffectEvent((on: MapEngine) => {
    if (isKept.current) fit(on);
  });
  useEffect(() => {
    const [around, host] = [frame.current, container.current];
    if (!engine || !around || !host) return undefined;
    const resizing = new ResizeObserver(() => fitAgain(engine));
    resizing.observe(host);
    const drop = (): void => {
      isKept.current = false;
    };
    const touches = ['pointerdown', 'wheel', 'keydown'] as const;
    for (const touch of touches) around.addEventListener(touch, drop, { capture: true, passive: true });
    return () => {
      resizing.disconnect();
      for (const touch of touches) around.removeEventListener(touch, drop, { capture: true });
    };
  }, [frame, container, engine]);

  return (isWanted) => {
    isKept.current = isWanted;
  };
}
