/** A figure, unless this copy keeps it to itself: it is then not sent at all. */
export const unlessHidden = <Value>(isHidden: boolean, value: Value): Value | null =>
  isHidden ? null : value;
