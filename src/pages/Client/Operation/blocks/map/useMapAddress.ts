import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { writeBounds } from '#domain/geography/bounds.ts';
import { useNavigation } from '#runtime/navigation/context.ts';
import type { MapView } from '#ui/map/map-types.ts';

/** Time after which a map counts as at rest. */
const restMs = 400;

export interface MapAddressOptions {
  /** What the address says now. */
  readonly bbox: string;
  readonly hrefOf: (bbox: string) => string;
  readonly onWritten: (view: MapView) => void;
}

/**
 * Writes what a map shows into the address of its page once it has come to rest: a link sent to somebody shows the
 * same ground. The server is not asked.
 *
 * @param options.hrefOf the address of the page with these edges
 * @param options.onWritten that address is there: the entry of the history may be another one
 * @returns takes each view of the map
 */
export function useMapAddress({ bbox, hrefOf, onWritten }: MapAddressOptions): (view: MapView) => void {
  const navigation = useNavigation();
  const [view, setView] = useState<MapView | null>(null);
  // Until somebody touches it the map looks at all operations, which needs no word in the address.
  const isTouched = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[data-map-frame]') !== null) isTouched.current = true;
    };
    const touches = ['pointerdown', 'wheel', 'keydown'] as const;
    for (const touch of touches) document.addEventListener(touch, note, { capture: true, passive: true });
    return () => {
      for (const touch of touches) document.removeEventListener(touch, note, { capture: true });
    };
  }, []);
  const write = useEffectEvent((shown: MapView) => {
    const next = writeBounds(shown);
    if (!isTouched.current || next === bbox || next === '') return;
    void navigation.rename(hrefOf(next)).then(() => {
      navigation.changeProps((props) => {
        const query = props['query'] as Readonly<Record<string, unknown>>;
        return { ...props, query: { ...query, bbox: next } };
      });
      onWritten(shown);
    });
  });
  useEffect(() => {
    if (view === null) return undefined;
    const timer = setTimeout(() => write(view), restMs);
    // A press may be on its way to another page, which is not to be overtaken.
    const stop = (): void => clearTimeout(timer);
    document.addEventListener('click', stop, { capture: true });
    return () => {
      stop();
      document.removeEventListener('click', stop, { capture: true });
    };
  }, [view]);
  return setView;
}
