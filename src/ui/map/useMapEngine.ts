import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import * as controlsMessages from '#messages/map-controls.ts';
import { useLocale } from '#runtime/locale/context.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { MapView } from './map-types.ts';
import type { MapEngine } from './map-engine.ts';
import { openEngine } from './open-engine.ts';
import { useMapTiles } from './useMapTiles.ts';

export interface ShownMap {
  readonly engine: MapEngine;
  /** What it showed when it last came to rest. */
  readonly view: MapView;
}

export interface MapEngineState {
  readonly map: ShownMap | null;
  /** The map of the service was asked for and another one is shown. */
  readonly isFallback: boolean;
  readonly hasFailed: boolean;
}

/** Draws a map in a container for as long as it is shown; `begin` is told once of each map that is there. */
export function useMapEngine(
  container: RefObject<HTMLElement | null>,
  mapsKey: string | null,
  begin: (engine: MapEngine) => void,
): MapEngineState {
  const onGround = useMessages(controlsMessages);
  const { locale } = useLocale();
  const tiles = useMapTiles();
  const [opened, setOpened] = useState<{ readonly key: string | null; readonly map: ShownMap } | null>(null);
  const [isFallback, setFallback] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [refusedKey, setRefusedKey] = useState<string | null>(null);
  const usedKey = mapsKey === refusedKey ? null : mapsKey;
  // A map that goes is not drawn on any more in the very rendering that ends it.
  const map = opened?.key === usedKey ? opened.map : null;

  const start = useEffectEvent(begin);
  const open = useEffectEvent((host: HTMLElement, key: string | null, signal: AbortSignal) =>
    openEngine(host, {
      mapsKey: key,
      tiles,
      language: locale,
      attribution: onGround('attribution'),
      onRefused: () => setRefusedKey(mapsKey),
      signal,
    }),
  );
  useEffect(() => {
    const host = container.current;
    if (!host) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let end = (): void => undefined;
    open(host, usedKey, signal).then(
      ({ engine, isFallback: isOther }) => {
        if (signal.aborted) {
          engine.remove();
          return;
        }
        const show = (): void => setOpened({ key: usedKey, map: { engine, view: engine.view() } });
        const stopMoving = engine.onMove((isSettled) => {
          if (isSettled) show();
        });
        end = () => {
          stopMoving();
          engine.remove();
        };
        start(engine);
        show();
        setFallback(isOther);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.warn('the map cannot be shown', error);
        setFailed(true);
      },
    );
    return () => {
      leaving.abort();
      end();
      setOpened(null);
    };
  }, [container, usedKey]);

  return { map, isFallback: isFallback || (mapsKey !== null && usedKey === null), hasFailed };
}
