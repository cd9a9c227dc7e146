import type { Format } from '#runtime/locale/create-format.ts';
import type { ChartPoint } from '../types.ts';

const isMonth = (at: string): boolean => /^\d{4}-\d{2}$/.test(at);
const isDay = (at: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(at);

/** What the horizontal axis counts. */
export function placeKind(points: readonly Pick<ChartPoint, 'at' | 'label'>[]): 'month' | 'day' | 'name' {
  if (points.some(({ label }) => label !== undefined)) return 'name';
  if (points.every(({ at }) => isMonth(at))) return 'month';
  return points.every(({ at }) => isDay(at)) ? 'day' : 'name';
}

/** The name of a place in full: « novembre 2026 », « 20/11/2026 », or its own. */
export function placeName({ at, label }: Pick<ChartPoint, 'at' | 'label'>, format: Format): string {
  if (label !== undefined) return label;
  if (isMonth(at)) return format.month(at);
  return isDay(at) ? format.date(at) : at;
}

/** What stands under the axis: the month in short, with its year apart; bold for the current one. */
export function placeTick(
  { at, label }: Pick<ChartPoint, 'at' | 'label'>,
  today: string | undefined,
  format: Format,
): { readonly text: string; readonly year?: string; readonly isStrong?: boolean } {
  if (label !== undefined) return { text: label };
  if (!isMonth(at) && !isDay(at)) return { text: at };
  const isStrong = today !== undefined && today.slice(0, at.length) === at;
  const month = format.shortMonth(at);
  return { text: isDay(at) ? `${at.slice(8)} ${month}` : month, year: at.slice(0, 4), isStrong };
}
