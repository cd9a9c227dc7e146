import * as leaflet from 'leaflet';
import type { Coordinates } from '#domain/geography/distance.ts';
import { createLeafletGround, type LeafletGroundOptions } from './leaflet-ground.ts';
import './parcel-map.css';

/** A plot to draw. */
export interface MapParcel {
  readonly id: string;
  /** Written into it. */
  readonly mark: string;
  /** Its accessible name. */
  readonly label: string;
  /** Its pieces; of each the outer line, then those of its holes, in `[longitude, latitude]`. */
  readonly polygons: readonly (readonly (readonly (readonly [number, number])[])[])[];
  readonly isChosen: boolean;
}

export interface ParcelMapView {
  readonly centre: Coordinates;
  readonly parcels: readonly MapParcel[];
  /** Plots can be pressed. */
  readonly canPress: boolean;
}

export interface ParcelMapOptions
  extends ParcelMapView, Pick<LeafletGroundOptions, 'outlines' | 'tiles' | 'attribution'> {
  readonly onPress: (id: string) => void;
}

export interface ParcelMapControl {
  update(view: ParcelMapView): void;
  zoomBy(step: 1 | -1): void;
  /** Shows the plots that are chosen, else all of them, else the place. */
  fit(): void;
  remove(): void;
}

/** As close as a plot of a town house fills the map. */
const closestZoom = 20;
const placeZoom = 18;
const padding: [number, number] = [32, 32];

/**
 * Draws plots of the land register on the ground. Those that can be pressed are buttons, for the keyboard too.
 *
 * @throws when the browser has no canvas, or the container already holds a map
 */
export function createParcelMap(
  container: HTMLElement,
  { outlines, tiles, attribution, onPress, ...initial }: ParcelMapOptions,
): ParcelMapControl {
  const ground = createLeafletGround(container, {
    outlines,
    tiles,
    attribution,
    minZoom: 12,
    maxZoom: closestZoom,
    doubleClickZoom: false,
  });
  const { map, animation } = ground;
  // Elements of the page, unlike the ground: they take the focus and say what they are.
  const renderer = leaflet.svg({ padding: 0.5 });
  const drawn = new Map<string, leaflet.Polygon>();
  let view: ParcelMapView = initial;

  const draw = ({ id, mark, polygons }: MapParcel): leaflet.Polygon => {
    const layer = leaflet.polygon(
      polygons.map((rings) => rings.map((ring) => ring.map(([lng, lat]) => leaflet.latLng(lat, lng)))),
      { renderer, className: 'parcel', bubblingMouseEvents: false },
    );
    const text = document.createElement('span');
    text.textContent = mark;
    layer.bindTooltip(text, { permanent: true, direction: 'center', className: 'parcel-name' });
    layer.on('click', () => {
      if (view.canPress) onPress(id);
    });
    layer.addTo(map);
    layer.getElement()?.addEventListener('keydown', (event) => {
      const { key } = event as KeyboardEvent;
      if (!view.canPress || (key !== 'Enter' && key !== ' ')) return;
      event.preventDefault();
      event.stopPropagation();
      onPress(id);
    });
    return layer;
  };
  const describe = (layer: leaflet.Polygon, { label, isChosen }: MapParcel): void => {
    const element = layer.getElement();
    if (!element) return;
    element.classList.toggle('is-chosen', isChosen);
    element.setAttribute('aria-label', label);
    element.setAttribute('role', view.canPress ? 'button' : 'img');
    if (view.canPress) {
      element.setAttribute('tabindex', '0');
      element.setAttribute('aria-pressed', String(isChosen));
    }
    // The line of a chosen plot is drawn over those of its neighbours, unless that took the focus away.
    if (isChosen && element !== document.activeElement) layer.bringToFront();
  };
  const show = (next: ParcelMapView): void => {
    view = next;
    const kept = new Set(next.parcels.map(({ id }) => id));
    for (const [id, layer] of drawn) {
      if (kept.has(id)) continue;
      layer.remove();
      drawn.delete(id);
    }
    for (const parcel of next.parcels) {
      const layer = drawn.get(parcel.id) ?? draw(parcel);
      drawn.set(parcel.id, layer);
      describe(layer, parcel);
    }
  };
  const fit = (isAnimated: boolean): void => {
    const options = { animate: isAnimated && animation.animate };
    const chosen = view.parcels.filter(({ isChosen }) => isChosen);
    const shown = (chosen.length === 0 ? view.parcels : chosen).flatMap(({ id }) => drawn.get(id) ?? []);
    if (shown.length === 0) map.setView(view.centre, placeZoom, options);
    else map.fitBounds(leaflet.featureGroup(shown).getBounds(), { ...options, padding, maxZoom: 19 });
  };
  map.setView(view.centre, placeZoom, { animate: false });
  show(view);
  fit(false);

  return {
    update: (next) => {
      const isElsewhere = next.centre.lat !== view.centre.lat || next.centre.lng !== view.centre.lng;
      const wasBare = view.parcels.length === 0;
      show(next);
      // Whoever chooses plots keeps what he looks at.
      if (isElsewhere || wasBare) fit(!wasBare);
    },
    zoomBy: (step) => {
      map.setZoom(map.getZoom() + step, animation);
    },
    fit: () => fit(true),
    remove: ground.remove,
  };
}
