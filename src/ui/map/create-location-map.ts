import * as leaflet from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { Coordinates } from '#domain/geography/distance.ts';
import { normalized } from './coordinates.ts';
import { addDepartments } from './department-layer.ts';
import './location-map.css';
import type { DepartmentOutlines } from './outlines.ts';
import { createPin, type PinTexts } from './pin.ts';
import { guardWheel } from './wheel.ts';

export interface LocationMapTexts extends PinTexts {
  zoomIn: string;
  zoomOut: string;
  attribution: string;
}

export interface LocationMapView {
  point: Coordinates | null;
  departmentCode: string | null;
}

export interface LocationMapOptions extends LocationMapView {
  outlines: DepartmentOutlines;
  texts: LocationMapTexts;
  onChange: (point: Coordinates) => void;
}

export interface LocationMapControl {
  /** Shows what the form holds now. */
  update(view: LocationMapView): void;
  remove(): void;
}

const metropolitanFrance = leaflet.latLngBounds([41.3, -5.2], [51.1, 9.6]);
/** Wide enough to see in which part of its department a point lies. */
const pointZoom = 8.5;
const world = leaflet.latLngBounds([-85, -180], [85, 180]);

/**
 * Draws the departments of France and a pin to place in them. Leaflet and its styles come with this module.
 *
 * @throws when the browser has no canvas, or the container already holds a map
 */
export function createLocationMap(
  container: HTMLElement,
  { outlines, texts, onChange, ...initial }: LocationMapOptions,
): LocationMapControl {
  if (!document.createElement('canvas').getContext('2d')) throw new Error('the browser has no canvas');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leaflet.map(container, {
    renderer: leaflet.canvas({ padding: 0.5 }),
    attributionControl: false,
    zoomControl: false,
    // A finger scrolls the page; two fingers move the map.
    dragging: !matchMedia('(pointer: coarse)').matches,
    // Two presses place the pin twice: the buttons zoom.
    doubleClickZoom: false,
    maxBounds: world,
    // Nothing here is a picture that a fraction would blur: bounds may fill the map.
    zoomSnap: 0.25,
    minZoom: 2,
    maxZoom: 15,
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
  leaflet.control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  leaflet.control.scale({ imperial: false, maxWidth: 120 }).addTo(map);
  leaflet.control.attribution({ prefix: false }).addAttribution(texts.attribution).addTo(map);
  // A view comes before the layers: they are drawn for it.
  map.fitBounds(metropolitanFrance, { animate: false });

  const departments = addDepartments(map, outlines);
  let departmentCode: string | null = null;

  /** The pin goes there at once, and stays in view; the form hears of it. */
  const place = (point: Coordinates): void => {
    pin.place(point);
    map.panInside(point, { ...animation, padding: [40, 40] });
    onChange(point);
  };
  const pin = createPin(map, texts, place);
  const placeAndFocus = (latLng: leaflet.LatLng): void => {
    place(normalized(latLng.wrap()));
    pin.focus();
  };
  map.on('click', ({ latlng }) => placeAndFocus(latlng));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== container || event.key !== 'Enter') return;
    event.preventDefault();
    placeAndFocus(map.getCenter());
  };
  container.addEventListener('keydown', onKeyDown);

  const stopGuarding = guardWheel(container);
  const resizing = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  resizing.observe(container);

  const goToPoint = (point: Coordinates, options: { animate: boolean }): void => {
    map.setView(point, Math.max(map.getZoom(), pointZoom), options);
  };
  const follow = (next: LocationMapView, options: { animate: boolean }): void => {
    const hasMoved = pin.place(next.point);
    const hasChangedDepartment = next.departmentCode !== departmentCode;
    departmentCode = next.departmentCode;
    const bounds = hasChangedDepartment ? departments.highlight(departmentCode) : null;
    if (next.point === null) {
      if (bounds) map.fitBounds(bounds, { ...options, padding: [12, 12] });
    } else if (hasChangedDepartment || (hasMoved && !map.getBounds().pad(-0.1).contains(next.point))) {
      goToPoint(next.point, options);
    }
  };
  follow(initial, { animate: false });
  if (initial.point) goToPoint(initial.point, { animate: false });

  return {
    update: (view) => follow(view, animation),
    remove() {
      resizing.disconnect();
      stopGuarding();
      container.removeEventListener('keydown', onKeyDown);
      departments.remove();
      map.remove();
    },
  };
}
