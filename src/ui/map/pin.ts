import * as leaflet from 'leaflet';
import type { Coordinates } from '#domain/geography/distance.ts';
import { isSamePoint, movedByKey, normalized } from './coordinates.ts';

export interface PinTexts {
  /** Accessible name of the pin. */
  pin: string;
  /** Id of the element that says which keys move it. */
  instructionsId: string;
}

export interface Pin {
  /** Puts the pin there, or takes it away; true when something changed. */
  place(point: Coordinates | null): boolean;
  /** The arrows move it from now on. */
  focus(): void;
}

const icon = leaflet.divIcon({
  className: 'location-pin',
  iconSize: [32, 40],
  iconAnchor: [16, 38],
  html:
    '<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true" focusable="false">' +
    '<path class="location-pin-body" d="M16 38C11 30 4 22.5 4 14a12 12 0 0 1 24 0c0 8.5-7 16-12 24z"/>' +
    '<circle class="location-pin-eye" cx="16" cy="14" r="4.5"/></svg>',
});

/** The pin of a map: one at most, moved by drag or by arrows; `onMove` hears of the person's moves only. */
export function createPin(map: leaflet.Map, texts: PinTexts, onMove: (point: Coordinates) => void): Pin {
  const marker = leaflet.marker([0, 0], { icon, draggable: true, autoPan: true, keyboard: true });
  let placed: Coordinates | null = null;

  const focus = (): void => marker.getElement()?.focus({ preventScroll: true });

  marker.on('add', () => {
    const element = marker.getElement();
    element?.setAttribute('aria-label', texts.pin);
    element?.setAttribute('aria-describedby', texts.instructionsId);
    element?.addEventListener('keydown', (event) => {
      const moved = placed && movedByKey(placed, event.key, event.shiftKey);
      if (!moved) return;
      event.preventDefault();
      onMove(moved);
    });
  });
  marker.on('dragend', () => {
    onMove(normalized(marker.getLatLng().wrap()));
    focus();
  });
  marker.on('click', focus);

  return {
    place(point) {
      if (isSamePoint(point, placed)) return false;
      placed = point;
      if (point === null) marker.remove();
      else {
        marker.setLatLng(point);
        if (!map.hasLayer(marker)) marker.addTo(map);
      }
      return true;
    },
    focus,
  };
}
