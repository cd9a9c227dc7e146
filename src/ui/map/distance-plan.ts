import type { Coordinates } from '#domain/geography/distance.ts';

interface Edges {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Something at a distance from a centre. */
export interface PlanPoint {
  readonly id: string;
  readonly label: string;
  /** Null: its distance alone is known. */
  readonly at: Coordinates | null;
  readonly distanceM: number;
  /** 0 to 1: how large its circle is. */
  readonly weight: number;
  readonly isFaint: boolean;
  /** Written into its circle: the number that a list beside the plan gives it. */
  readonly mark?: string;
}

/** A circle in a square of −100 to 100, north at the top. */
export interface PlanCircle {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly isFaint: boolean;
  readonly isPlaced: boolean;
  readonly mark: string | null;
}

const metresPerDegree = 111_195;
const reaches = [250, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];
/** Turns that never come back to the same side. */
const goldenTurn = Math.PI * (3 - Math.sqrt(5));
const edge = 92;

/** How far a plan reaches in metres, so that all its points are seen. */
export function reachOf(points: readonly Pick<PlanPoint, 'distanceM'>[], wantedM: number): number {
  const farthest = Math.max(wantedM, ...points.map(({ distanceM }) => distanceM));
  return reaches.find((reach) => reach >= farthest) ?? farthest;
}

/** The edges of a square around a centre, so many metres from it. */
export function squareAround({ lat, lng }: Coordinates, reachM: number): Edges {
  const north = reachM / metresPerDegree;
  const east = north / shrink(lat);
  return { west: lng - east, south: lat - north, east: lng + east, north: lat + north };
}

/** Pixels that so many metres take at a zoom of a map (0: the world in 256 px). */
export const pixelsOf = (metres: number, lat: number, zoom: number): number =>
  (metres / (360 * metresPerDegree * shrink(lat))) * 256 * 2 ** zoom;

const shrink = (lat: number): number => Math.max(0.01, Math.cos((lat * Math.PI) / 180));

/** Circles around a centre; those without a place stand at their distance, each in another direction. */
export function layOutPlan(
  points: readonly PlanPoint[],
  centre: Coordinates,
  reachM: number,
): readonly PlanCircle[] {
  const scale = edge / reachM;
  return points.map(({ id, label, at, distanceM, weight, isFaint, mark = null }, rank) => {
    const turn = rank * goldenTurn;
    const east = at
      ? (at.lng - centre.lng) * metresPerDegree * shrink(centre.lat)
      : distanceM * Math.sin(turn);
    const north = at ? (at.lat - centre.lat) * metresPerDegree : distanceM * Math.cos(turn);
    return {
      id,
      label,
      x: clamp(east * scale),
      y: clamp(-north * scale),
      radius: radiusOf(weight),
      isFaint,
      isPlaced: at !== null,
      mark,
    };
  });
}

/** How large a circle of a weight of 0 to 1 is: its area tells the weight. */
export const radiusOf = (weight: number): number => 2.5 + 6 * Math.sqrt(Math.min(1, Math.max(0, weight)));

/** The place that a point of the square stands for, with six decimals. */
export function placeAt(
  { x, y }: { readonly x: number; readonly y: number },
  centre: Coordinates,
  reachM: number,
): Coordinates {
  const metres = reachM / edge;
  const round = (degrees: number): number => Math.round(degrees * 1_000_000) / 1_000_000;
  return {
    lat: round(centre.lat - (y * metres) / metresPerDegree),
    lng: round(centre.lng + (x * metres) / (metresPerDegree * shrink(centre.lat))),
  };
}

/** Where a point is drawn on the ground: at its place, else at its distance in a direction of its own. */
export function groundPlace(
  { at, distanceM }: Pick<PlanPoint, 'at' | 'distanceM'>,
  rank: number,
  { lat, lng }: Coordinates,
): Coordinates {
  if (at !== null) return at;
  const turn = rank * goldenTurn;
  return {
    lat: lat + (distanceM * Math.cos(turn)) / metresPerDegree,
    lng: lng + (distanceM * Math.sin(turn)) / (metresPerDegree * shrink(lat)),
  };
}

/** Rings to draw, in metres and in the square. */
export const ringsOf = (reachM: number): readonly { readonly metres: number; readonly radius: number }[] =>
  [0.25, 0.5, 1].map((part) => ({ metres: reachM * part, radius: edge * part }));

const clamp = (value: number): number => Math.min(98, Math.max(-98, value));
