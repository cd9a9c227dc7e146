import * as leaflet from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { addDepartments } from './department-layer.ts';
import './location-map.css';
import { metropolitanFrance } from './map-engine.ts';
import { addPlaceNames } from './name-layer.ts';
import type { DepartmentOutlines } from './outlines.ts';
import type { MapTiles } from './useMapTiles.ts';

/** The closest look of the usual tile services. */
const maxTileZoom = 19;

export interface LeafletGroundOptions extends Pick<
  leaflet.MapOptions,
  'minZoom' | 'maxZoom' | 'doubleClickZoom'
> {
  readonly outlines: DepartmentOutlines;
  readonly attribution: string;
  /** Pictures of the ground; null draws it without any. */
  readonly tiles: MapTiles | null;
}

/** The departments of France as a ground that follows its container and keeps still for who wants it so. */
export interface LeafletGround {
  readonly map: leaflet.Map;
  readonly departments: ReturnType<typeof addDepartments>;
  /** For movements of the map: whether they are welcome. */
  readonly animation: { readonly animate: boolean };
  remove(): void;
}

/**
 * Draws the ground that every map without a key stands on, with scale and attribution, France in view.
 *
 * @throws when the browser has no canvas, or the container already holds a map
 */
export function createLeafletGround(
  container: HTMLElement,
  { outlines, attribution, tiles, ...options }: LeafletGroundOptions,
): LeafletGround {
  if (!document.createElement('canvas').getContext('2d')) throw new Error('the browser has no canvas');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leaflet.map(container, {
    ...options,
    renderer: lastingCanvas({ padding: 0.5 }),
    attributionControl: false,
    zoomControl: false,
    // A finger scrolls the page; two fingers move the map.
    dragging: !matchMedia('(pointer: coarse)').matches,
    maxBounds: leaflet.latLngBounds([-85, -180], [85, 180]),
    // A fraction would blur pictures; without any, bounds may fill the map.
    zoomSnap: tiles === null ? 0.25 : 1,
    zoomAnimation: !isStill,
    markerZoomAnimation: !isStill,
    fadeAnimation: false,
    inertia: !isStill,
  });
  const animation = { animate: !isStill };
  if (isStill) {
    // Leaflet's own keyboard pans without asking whether movement is welcome.
    const panBy = map.panBy.bind(map);
    map.panBy = (offset, given) => panBy(offset, { ...given, ...animation });
  }
  leaflet.control.scale({ imperial: false, maxWidth: 120, position: 'bottomleft' }).addTo(map);
  leaflet.control.attribution({ prefix: false }).addAttribution(attribution).addTo(map);
  const { west, south, east, north } = metropolitanFrance;
  // A view comes before the layers: they are drawn for it.
  map.fitBounds(
    [
      [south, west],
      [north, east],
    ],
    { animate: false },
  );
  const departments = addDepartments(map, outlines);
  const names = addPlaceNames(map);
  const stopTiles =
    tiles === null
      ? () => undefined
      : addTiles(map, tiles, () => {
          departments.showThrough();
          // The pictures name the places themselves.
          names.remove();
        });
  const stopGuarding = guardWheel(container);
  const resizing = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  resizing.observe(container);
  return {
    map,
    departments,
    animation,
    remove() {
      resizing.disconnect();
      stopGuarding();
      stopTiles();
      names.remove();
      departments.remove();
      map.remove();
    },
  };
}

/**
 * Lays pictures of the ground under everything else. `onShown` is told once, when the first of them has come: a
 * service that does not answer leaves the map as it was drawn.
 *
 * @returns the way to take them off
 */
function addTiles(map: leaflet.Map, { url, attribution }: MapTiles, onShown: () => void): () => void {
  const layer = leaflet.tileLayer(url, { maxNativeZoom: maxTileZoom });
  layer.once('tileload', () => {
    map.attributionControl.addAttribution(escaped(attribution));
    onShown();
  });
  layer.addTo(map);
  return () => void layer.remove();
}

const escaped = (text: string): string => {
  const host = document.createElement('span');
  host.textContent = text;
  return host.innerHTML;
};

/* oxlint-disable no-underscore-dangle -- these are Leaflet's own names */
/** What Leaflet 1.9.4 keeps of a canvas to itself. */
interface Inner {
  /** Gone with the map. */
  readonly _ctx?: CanvasRenderingContext2D;
  _redraw: () => void;
}

/**
 * A canvas that bears its map being removed at any moment. Leaflet draws at once after a movement, forgets the
 * frame that it had asked for before, and fails in it when the map went meanwhile.
 */
function lastingCanvas(options: leaflet.RendererOptions): leaflet.Canvas {
  const canvas = leaflet.canvas(options);
  const inner = canvas as unknown as Inner;
  const redraw = inner._redraw.bind(canvas);
  inner._redraw = () => {
    if (inner._ctx !== undefined) redraw();
  };
  return canvas;
}

/**
 * Lets the wheel zoom the map only while the map has the focus or Ctrl is held, so that a page scrolled past it
 * keeps scrolling.
 *
 * @returns the way to stop
 */
function guardWheel(container: HTMLElement): () => void {
  const guard = (event: WheelEvent): void => {
    const isMeant = event.ctrlKey || event.metaKey || container.contains(document.activeElement);
    if (!isMeant) event.stopPropagation();
  };
  container.addEventListener('wheel', guard, { capture: true, passive: true });
  return () => container.removeEventListener('wheel', guard, { capture: true });
}
