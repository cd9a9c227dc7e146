/**
 * Whether a point lies after today, both `YYYY-MM` or `YYYY-MM-DD`: the current month has happened, the next one
 * is expected. Without today, or for a category, everything has happened.
 */
export function isAfterToday(at: string, today: string | undefined): boolean {
  if (today === undefined || !/^\d{4}-\d{2}(?:-\d{2})?$/.test(at)) return false;
  const length = Math.min(at.length, today.length);
  return at.slice(0, length) > today.slice(0, length);
}

/**
 * The index of the last point that has happened when others are expected after it, which is where today's line
 * stands; null when there is nothing to part.
 */
export function lastRealIndex(isForecast: readonly boolean[]): number | null {
  const first = isForecast.indexOf(true);
  return first > 0 ? first - 1 : null;
}
