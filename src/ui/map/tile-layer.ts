import * as leaflet from 'leaflet';
import type { MapTiles } from './useMapTiles.ts';

/** The closest look of the usual tile services. */
const maxTileZoom = 19;

const escaped = (text: string): string => {
  const host = document.createElement('span');
  host.textContent = text;
  return host.innerHTML;
};

/**
 * Lays pictures of the ground under everything else. `onShown` is told once, when the first of them has come: a
 * service that does not answer leaves the map as it was drawn.
 *
 * @returns the way to take them off
 */
export function addTiles(map: leaflet.Map, { url, attribution }: MapTiles, onShown: () => void): () => void {
  const layer = leaflet.tileLayer(url, { maxNativeZoom: maxTileZoom });
  layer.once('tileload', () => {
    map.attributionControl.addAttribution(escaped(attribution));
    onShown();
  });
  layer.addTo(map);
  return () => void layer.remove();
}
