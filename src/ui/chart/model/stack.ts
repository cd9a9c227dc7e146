/** Where a piece of a stack begins and ends, in the unit of its values. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Piles values up from zero, negative ones downwards; nothing (null) takes no room and has no span. */
export function stackSpans(values: readonly (number | null)[]): (Span | null)[] {
  let above = 0;
  let below = 0;
  return values.map((value) => {
    if (value === null) return null;
    const from = value < 0 ? below : above;
    const to = from + value;
    if (value < 0) below = to;
    else above = to;
    return { from, to };
  });
}
