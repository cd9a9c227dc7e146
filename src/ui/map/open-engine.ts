import { loadMaps } from '#runtime/maps/load-maps.ts';
import type { MapEngine } from './map-engine.ts';
import { loadOutlines } from './outlines.ts';
import type { MapTiles } from './useMapTiles.ts';

export interface OpenEngineOptions {
  /** Key of the maps service; null for the map that needs none. */
  readonly mapsKey: string | null;
  /** Pictures under the map that needs no key; null draws it without any. */
  readonly tiles: MapTiles | null;
  readonly language: string;
  /** What the key-less map says of its outlines. */
  readonly attribution: string;
  /** The service refuses its key after all. */
  readonly onRefused: () => void;
  /** Aborted, nothing more is put into the host: it takes one map at a time. */
  readonly signal: AbortSignal;
}

export interface OpenedEngine {
  readonly engine: MapEngine;
  /** There was a key, but the service does not answer. */
  readonly isFallback: boolean;
}

/**
 * Draws a map by the service that has a key, else, and when it fails, by the outlines of the departments. Rejects
 * when neither can be had, and with the reason of the signal when it is aborted first.
 */
export async function openEngine(host: HTMLElement, options: OpenEngineOptions): Promise<OpenedEngine> {
  const { mapsKey, tiles, language, attribution, onRefused, signal } = options;
  if (mapsKey !== null) {
    try {
      const [importLibrary, { createGoogleEngine }] = await Promise.all([
        loadMaps({ key: mapsKey, language, region: 'FR' }),
        import('./google-engine.ts'),
      ]);
      const engine = await createGoogleEngine(host, { importLibrary, onRefused, signal });
      return { engine, isFallback: false };
    } catch (error) {
      signal.throwIfAborted();
      console.warn('the maps service does not answer', error);
      host.replaceChildren();
    }
  }
  const [{ createLeafletEngine }, outlines] = await Promise.all([
    import('./leaflet-engine.ts'),
    loadOutlines(),
  ]);
  signal.throwIfAborted();
  return {
    engine: createLeafletEngine(host, { outlines, attribution, tiles }),
    isFallback: mapsKey !== null,
  };
}
