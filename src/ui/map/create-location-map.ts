import type * as leaflet from 'leaflet';
import type { Coordinates } from '#domain/geography/distance.ts';
import { normalized } from './coordinates.ts';
import { createLeafletGround } from './leaflet-ground.ts';
import type { DepartmentOutlines } from './outlines.ts';
import { createPin, type PinTexts } from './pin.ts';
import type { MapTiles } from './useMapTiles.ts';

export interface LocationMapTexts extends PinTexts {
  attribution: string;
}

export interface LocationMapView {
  point: Coordinates | null;
  departmentCode: string | null;
}

export interface LocationMapOptions extends LocationMapView {
  outlines: DepartmentOutlines;
  tiles: MapTiles | null;
  texts: LocationMapTexts;
  onChange: (point: Coordinates) => void;
}

export interface LocationMapControl {
  /** Shows what the form holds now. */
  update(view: LocationMapView): void;
  zoomBy(step: 1 | -1): void;
  /** Shows the pin, or what it is to be placed in. */
  fit(): void;
  remove(): void;
}

/** Wide enough to see in which part of its department a point lies; with pictures, to see its street. */
const pointZooms = { drawn: 8.5, pictures: 16 };
/** Around a department, in px. */
const padding: [number, number] = [12, 12];

/**
 * Draws the departments of France and a pin to place in them. Leaflet and its styles come with this module.
 *
 * @throws when the browser has no canvas, or the container already holds a map
 */
export function createLocationMap(
  container: HTMLElement,
  { outlines, tiles, texts, onChange, ...initial }: LocationMapOptions,
): LocationMapControl {
  const ground = createLeafletGround(container, {
    outlines,
    tiles,
    attribution: texts.attribution,
    // Two presses place the pin twice: the buttons zoom.
    doubleClickZoom: false,
    minZoom: 2,
    maxZoom: tiles === null ? 15 : 19,
  });
  const pointZoom = tiles === null ? pointZooms.drawn : pointZooms.pictures;
  const { map, departments, animation } = ground;
  let departmentCode: string | null = null;
  const wholeCountry = map.getBounds();
  let around = wholeCountry;
  let shown: Coordinates | null = null;

  /** The pin goes there at once, and stays in view; the form hears of it. */
  const place = (point: Coordinates): void => {
    shown = point;
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

  const goToPoint = (point: Coordinates, options: { animate: boolean }): void => {
    map.setView(point, Math.max(map.getZoom(), pointZoom), options);
  };
  const follow = (next: LocationMapView, options: { animate: boolean }): void => {
    shown = next.point;
    const hasMoved = pin.place(next.point);
    const hasChangedDepartment = next.departmentCode !== departmentCode;
    departmentCode = next.departmentCode;
    const bounds = hasChangedDepartment ? departments.highlight(departmentCode) : null;
    if (hasChangedDepartment) around = bounds ?? wholeCountry;
    if (next.point === null) {
      if (bounds) map.fitBounds(bounds, { ...options, padding });
    } else if (hasChangedDepartment || (hasMoved && !map.getBounds().pad(-0.1).contains(next.point))) {
      goToPoint(next.point, options);
    }
  };
  follow(initial, { animate: false });
  if (initial.point) goToPoint(initial.point, { animate: false });

  return {
    update: (view) => follow(view, animation),
    zoomBy: (step) => {
      map.setZoom(map.getZoom() + step, animation);
    },
    fit: () => {
      if (shown) map.setView(shown, pointZoom, animation);
      else map.fitBounds(around, { ...animation, padding });
    },
    remove() {
      container.removeEventListener('keydown', onKeyDown);
      ground.remove();
    },
  };
}
