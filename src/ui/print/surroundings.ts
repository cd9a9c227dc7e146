import type { Coordinates } from '#domain/geography/distance.ts';

/** Something to place; null where its distance alone is known. */
interface Neighbour {
  readonly at: Coordinates | null;
  readonly distanceM: number;
}

interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A point of the drawing, from its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How ground becomes drawing: north is up, and both axes have one scale. */
export interface MapScale {
  readonly unitsPerM: number;
  readonly project: (lat: number, lng: number) => Spot;
  /** Rings around the middle that the frame holds, the smallest first. */
  readonly rings: readonly { readonly metres: number; readonly radius: number }[];
  /** Where the neighbours stand, in their order; one without a place at its distance, each in another direction. */
  readonly spots: readonly Spot[];
}

const metresPerDegree = 111_195;
const ringsM = [100, 250, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];
const mostRings = 3;
/** Free between the farthest neighbour and the edge, as a part of the frame. */
const margin = 0.1;
/** No closer than this, in metres from the middle to the upper edge: a street needs its neighbours. */
const leastReachM = 250;
/** Turns that never come back to the same side. */
const goldenTurn = Math.PI * (3 - Math.sqrt(5));

/** A place in the middle of a frame and its neighbours around it, as close as all of them are seen. */
export function mapAround(centre: Coordinates, neighbours: readonly Neighbour[], frame: Frame): MapScale {
  const narrowing = Math.cos((centre.lat * Math.PI) / 180);
  const metresTo = (lat: number, lng: number) => ({
    east: (lng - centre.lng) * metresPerDegree * narrowing,
    north: (lat - centre.lat) * metresPerDegree,
  });
  const away = neighbours.map(({ at, distanceM }, rank) =>
    at === null
      ? { east: distanceM * Math.sin(rank * goldenTurn), north: distanceM * Math.cos(rank * goldenTurn) }
      : metresTo(at.lat, at.lng),
  );
  const room = { x: frame.width * (0.5 - margin / 2), y: frame.height * (0.5 - margin) };
  const metresPerUnit = Math.max(
    leastReachM / room.y,
    ...away.map(({ east, north }) => Math.max(Math.abs(east) / room.x, Math.abs(north) / room.y)),
  );
  const unitsPerM = 1 / metresPerUnit;
  const spotOf = ({ east, north }: { readonly east: number; readonly north: number }): Spot => ({
    x: frame.width / 2 + east * unitsPerM,
    y: frame.height / 2 - north * unitsPerM,
  });
  return {
    unitsPerM,
    project: (lat, lng) => spotOf(metresTo(lat, lng)),
    rings: ringsM
      .map((metres) => ({ metres, radius: metres * unitsPerM }))
      .filter(({ radius }) => radius < frame.height / 2)
      .slice(-mostRings),
    spots: away.map(spotOf),
  };
}
