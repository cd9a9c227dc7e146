import { addMonths, addToDay, day, daysBetween, lastDayOf, monthOf } from '#domain/time/day.ts';

/** Days from and to, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** What a bar moves by: days, or whole months from the first day of one to the last of another. */
export type BarStep = 'day' | 'month';

/** Which part of a bar is taken: the whole of it, or one of its edges. */
export type BarHold = 'whole' | 'start' | 'end';

/** How many days a span has. */
export const daysOfSpan = ({ from, to }: DaySpan): number => daysBetween(day(from), day(to)) + 1;

/** A span moved, or made longer or shorter, by so many days; it keeps one day at least. */
export function movedSpan({ from, to }: DaySpan, hold: BarHold, days: number): DaySpan {
  const shift = (on: string): string => addToDay(day(on), { days });
  if (hold === 'whole') return { from: shift(from), to: shift(to) };
  if (hold === 'start') {
    const start = shift(from);
    return { from: start > to ? to : start, to };
  }
  const end = shift(to);
  return { from, to: end < from ? from : end };
}

const daysOfMonth = 365.25 / 12;

/** As `movedSpan`, by the whole months that are nearest to so many days. */
export function movedByMonths(span: DaySpan, hold: BarHold, days: number): DaySpan {
  const months = Math.round(days / daysOfMonth);
  const first = (on: string): string => `${addMonths(monthOf(day(on)), months)}-01`;
  const last = (on: string): string => lastDayOf(addMonths(monthOf(day(on)), months));
  const start = hold === 'end' ? span.from : first(span.from);
  const end = hold === 'start' ? span.to : last(span.to);
  if (start <= end) return { from: start, to: end };
  // One month at least stays.
  return hold === 'start'
    ? { from: `${span.to.slice(0, 7)}-01`, to: span.to }
    : { from: span.from, to: lastDayOf(monthOf(day(span.from))) };
}

/** Where a span stands in a window, in percent of its width: what lies outside is cut. Null where it lies outside. */
export function placeInWindow(span: DaySpan, window: DaySpan): { left: number; width: number } | null {
  if (span.to < window.from || span.from > window.to) return null;
  const days = daysOfSpan(window);
  const from = span.from < window.from ? window.from : span.from;
  const to = span.to > window.to ? window.to : span.to;
  return {
    left: (daysBetween(day(window.from), day(from)) * 100) / days,
    width: (daysOfSpan({ from, to }) * 100) / days,
  };
}

/** The first days of the months of a window, with where they stand in it. */
export function monthsOf(window: DaySpan): { readonly on: string; readonly left: number }[] {
  const months: { on: string; left: number }[] = [];
  for (
    let on = day(window.from);
    on <= window.to;
    on = addToDay(day(`${on.slice(0, 7)}-01`), { months: 1 })
  ) {
    const place = placeInWindow({ from: on, to: on }, window);
    if (place !== null) months.push({ on, left: place.left });
  }
  return months;
}
