/**
 * Where a key leads from the point looked at (null for none yet): arrows to the neighbour, Home and End to the
 * first and the last. Null when the key does not move or there are no points.
 */
export function movedPoint(key: string, from: number | null, count: number): number | null {
  if (count === 0) return null;
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return from === null ? 0 : Math.min(last, from + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return from === null ? last : Math.max(0, from - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
