import type { Coordinates } from '#domain/geography/distance.ts';
import type { MapView } from './map-types.ts';

/** Ends what was begun. */
export type Stop = () => void;

/** An element that keeps its place on the ground while the map moves. */
export interface PlacedElement {
  /** Draws it over the others. */
  raise(isRaised: boolean): void;
  remove(): void;
}

/** A map to look at, whoever draws it. Places are decimal degrees; pixels are counted from its top left corner. */
export interface MapEngine {
  view(): MapView;
  /** Calls back at each movement, `isSettled` at its end. */
  onMove(moved: (isSettled: boolean) => void): Stop;
  /** Calls back with the place of a press on the bare ground: six decimals. */
  onPress(pressed: (at: Coordinates) => void): Stop;
  /** Where a place is drawn now. */
  project(at: Coordinates): { readonly x: number; readonly y: number };
  /** Puts an element on the ground: its top left corner at the place. */
  place(element: HTMLElement, at: Coordinates): PlacedElement;
  /** Shows all places, or France when there is none. */
  fit(places: readonly Coordinates[], isAnimated: boolean): void;
  goTo(at: Coordinates, zoom: number): void;
  zoomBy(step: number): void;
  remove(): void;
}

/** The edges that are shown when there is nothing else to show. */
export const metropolitanFrance = { west: -5.2, south: 41.3, east: 9.6, north: 51.1 };

/** The farthest and the closest look. */
export const zooms = { min: 2, max: 18 } as const;

/** The edges around places; null for none. */
export function boundsOf(places: readonly Coordinates[]): Omit<MapView, 'zoom'> | null {
  if (places.length === 0) return null;
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  return { west: Math.min(...lngs), south, east: Math.max(...lngs), north };
}

const mercatorY = (lat: number): number => Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);

/** The closest zoom, in whole steps, at which edges fit into a box of so many px; infinite for a single place. */
export function zoomAround(
  { west, south, east, north }: Omit<MapView, 'zoom'>,
  box: { readonly width: number; readonly height: number },
): number {
  const width = (east - west) / 360;
  const height = mercatorY(north) - mercatorY(south);
  return Math.floor(Math.log2(Math.min(box.width / width, box.height / height) / 256));
}
