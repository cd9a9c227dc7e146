/** A place in a drawing, in px from its middle. */
export interface RadarPlace {
  readonly x: number;
  readonly y: number;
}

/** Where a value stands on a spoke: the first one goes up, the others follow clockwise. */
export function radarPlace(spoke: number, count: number, radius: number): RadarPlace {
  const turn = (2 * Math.PI * spoke) / Math.max(1, count);
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
}

/**
 * The outlines of values around the middle, in the commands of an SVG path. A spoke without a value opens the
 * outline there: nothing is drawn towards it, as 0 would be a value.
 *
 * @param values from 0 to 1, in the order of the spokes
 */
export function radarPath(values: readonly (number | null)[], radius: number): string {
  const known = values.map((value, spoke) =>
    value === null ? null : radarPlace(spoke, values.length, radius * Math.max(0, Math.min(1, value))),
  );
  if (known.every((place) => place !== null)) {
    return known.length === 0 ? '' : `M${known.map(written).join('L')}Z`;
  }
  // Each value draws to its neighbour, around the end as well.
  return known
    .flatMap((place, spoke) => {
      const next = known[(spoke + 1) % known.length];
      return place === null || next === null || next === undefined
        ? []
        : [`M${written(place)}L${written(next)}`];
    })
    .join('');
}

const written = ({ x, y }: RadarPlace): string => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;

/** The spoke nearest to a place relative to the middle; null close to the middle, where all meet. */
export function spokeAt(x: number, y: number, count: number): number | null {
  if (count === 0 || Math.hypot(x, y) < 8) return null;
  const turn = (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1;
  return Math.round(turn * count) % count;
}
