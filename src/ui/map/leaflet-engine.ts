import * as leaflet from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './location-map.css';
import './cluster-map.css';
import { addDepartments } from './department-layer.ts';
import { boundsOf, metropolitanFrance, zooms, type MapEngine, type Stop } from './map-engine.ts';
import type { DepartmentOutlines } from './outlines.ts';
import { guardWheel } from './wheel.ts';

export interface LeafletEngineOptions {
  readonly outlines: DepartmentOutlines;
  readonly attribution: string;
}

/** Room for pins at the edges, in px. */
const padding: leaflet.PointTuple = [48, 48];
/** How close a single record is looked at: its department is still recognised. */
const singleZoom = 9;

/**
 * A map of the departments, which needs no key. Leaflet and its styles come with this module.
 *
 * @throws when the browser has no canvas, or the container already holds a map
 */
export function createLeafletEngine(
  container: HTMLElement,
  { outlines, attribution }: LeafletEngineOptions,
): MapEngine {
  if (!document.createElement('canvas').getContext('2d')) throw new Error('the browser has no canvas');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leaflet.map(container, {
    renderer: leaflet.canvas({ padding: 0.5 }),
    attributionControl: false,
    zoomControl: false,
    // A finger scrolls the page; two fingers move the map.
    dragging: !matchMedia('(pointer: coarse)').matches,
    maxBounds: leaflet.latLngBounds([-85, -180], [85, 180]),
    zoomSnap: 0.25,
    minZoom: zooms.min,
    maxZoom: zooms.max,
    zoomAnimation: !isStill,
    markerZoomAnimation: !isStill,
    fadeAnimation: false,
    inertia: !isStill,
  });
  const animation = { animate: !isStill };
  if (isStill) {
    // Leaflet's own keyboard pans without asking whether movement is welcome.
    const panBy = map.panBy.bind(map);
    map.panBy = (offset, options) => panBy(offset, { ...options, ...animation });
  }
  leaflet.control.scale({ imperial: false, maxWidth: 120, position: 'bottomleft' }).addTo(map);
  leaflet.control.attribution({ prefix: false }).addAttribution(attribution).addTo(map);
  const { west, south, east, north } = metropolitanFrance;
  // A view comes before the layers: they are drawn for it.
  map.fitBounds([
    [south, west],
    [north, east],
  ]);
  const departments = addDepartments(map, outlines);
  const stopGuarding = guardWheel(container);
  const resizing = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  resizing.observe(container);

  return {
    view() {
      const bounds = map.getBounds();
      return {
        west: bounds.getWest(),
        south: bounds.getSouth(),
        east: bounds.getEast(),
        north: bounds.getNorth(),
        zoom: map.getZoom(),
      };
    },
    onMove(moved): Stop {
      const settle = (): void => moved(true);
      const move = (): void => moved(false);
      map.on('moveend resize', settle);
      map.on('move zoom', move);
      return () => {
        map.off('moveend resize', settle);
        map.off('move zoom', move);
      };
    },
    project: (at) => map.latLngToContainerPoint(at),
    place(element, at) {
      const icon = leaflet.divIcon({ className: 'map-place', html: element, iconSize: [0, 0] });
      const marker = leaflet.marker(at, { icon, keyboard: false, interactive: false }).addTo(map);
      // What is pressed here is meant for the element, not for the ground beneath.
      leaflet.DomEvent.disableClickPropagation(element);
      return {
        raise: (isRaised) => void marker.setZIndexOffset(isRaised ? 10_000 : 0),
        remove: () => void marker.remove(),
      };
    },
    fit(places, isAnimated) {
      const edges = boundsOf(places) ?? metropolitanFrance;
      map.fitBounds(
        [
          [edges.south, edges.west],
          [edges.north, edges.east],
        ],
        { padding, maxZoom: singleZoom, animate: isAnimated && !isStill },
      );
    },
    goTo: (at, zoom) => void map.setView(at, zoom, animation),
    zoomBy: (step) => void map.setZoom(Math.round(map.getZoom()) + step, animation),
    remove() {
      resizing.disconnect();
      stopGuarding();
      departments.remove();
      map.remove();
    },
  };
}
