import type { ReactNode } from 'react';
import type { Coordinates } from '#domain/geography/distance.ts';
import type { Tone } from '../data/tones.ts';

/** A record on a map. */
export interface MapPoint {
  readonly id: string;
  /** Its name, and what else tells it apart: « Villa Thalassa, Offre ». */
  readonly label: string;
  /** Decimal degrees; null for a record whose place nobody knows. */
  readonly at: Coordinates | null;
  /** Colour of its pin; the label says what it stands for. */
  readonly tone?: Tone;
  /** A drawing of 12 px inside the pin. */
  readonly glyph?: ReactNode;
}

/** A record whose place is known. */
export interface PlacedPoint extends MapPoint {
  readonly at: Coordinates;
}

/** What lies beside the records, as dots: in no cluster, no list and no count. */
export interface MapOverlay {
  /** Keep them few: each is an element. Their identifiers are none of the records’. */
  readonly points: readonly PlacedPoint[];
  readonly renderCard: (point: PlacedPoint) => ReactNode;
}

/** What a map shows: its edges in degrees, and its zoom (0: the world in 256 px, each step doubles it). */
export interface MapView {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly zoom: number;
}

/** Where a map begins; without a zoom it is as close as its edges allow. */
export type InitialView = Omit<MapView, 'zoom'> & { readonly zoom?: number };
