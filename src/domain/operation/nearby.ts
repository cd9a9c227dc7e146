import { distanceM, type Coordinates } from '../geography/distance.ts';

/** Two operations closer than this, in metres, are probably the same one. */
export const nearbyM = 50;

/** Metres of one degree of latitude, a little less than anywhere on Earth: the box below is never too small. */
const metresPerDegree = 110_000;

/** A box around a point that holds everything within `nearbyM` of it; it may hold a little more. */
export interface Surroundings {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** The box around a point, away from the poles. */
export function surroundings({ lat, lng }: Coordinates): Surroundings {
  const byLat = nearbyM / metresPerDegree;
  const byLng = byLat / Math.max(0.01, Math.cos(((Math.abs(lat) + byLat) * Math.PI) / 180));
  return { south: lat - byLat, north: lat + byLat, west: lng - byLng, east: lng + byLng };
}

/** The closest of some places within `nearbyM` of a point; null when there is none. */
export function nearest<Place extends Coordinates>(
  point: Coordinates,
  places: readonly Place[],
): Place | null {
  const [closest] = places
    .map((place) => ({ place, distance: distanceM(point, place) }))
    .filter(({ distance }) => distance < nearbyM)
    .toSorted((a, b) => a.distance - b.distance);
  return closest?.place ?? null;
}
