import {
  addMonths,
  addToDay,
  day,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthsBetween,
  type Day,
  type Month,
} from '../time/day.ts';

/** Days that figures are read over; all but `custom` end today. */
export const kpiPeriods = ['30d', 'month', 'quarter', 'year', 'custom'] as const;
export type KpiPeriod = (typeof kpiPeriods)[number];

/** What figures are compared with: the period just before, the same days a year earlier, or nothing. */
export const kpiComparisons = ['previous', 'year', 'none'] as const;
export type KpiComparison = (typeof kpiComparisons)[number];

/** Months that a chosen period may span at most. */
export const kpiPeriodMaxMonths = 36;

/** No figure is older; no period begins before. */
const earliest = day('2000-01-01');
const latest = day('2100-12-31');

/** First and last day, both among them. */
export interface KpiDays {
  readonly from: Day;
  readonly to: Day;
}

/** What somebody chose; `from` and `to` count for `custom` only and are empty where not chosen. */
export interface KpiPeriodChoice {
  readonly period: KpiPeriod;
  readonly from: string;
  readonly to: string;
}

/** Why chosen days cannot be taken: one lacks, they are in the wrong order or out of reach, or span too long. */
export const kpiPeriodProblems = ['incomplete', 'reversed', 'out_of_reach', 'too_long'] as const;
export type KpiPeriodProblem = (typeof kpiPeriodProblems)[number];

/** What is wrong with a choice, or null. */
export function kpiPeriodProblem({ period, from, to }: KpiPeriodChoice): KpiPeriodProblem | null {
  if (period !== 'custom') return null;
  if (from === '' || to === '') return 'incomplete';
  const days = { from: day(from), to: day(to) };
  if (days.from > days.to) return 'reversed';
  if (days.from < earliest || days.to > latest) return 'out_of_reach';
  return days.to < addToDay(days.from, { months: kpiPeriodMaxMonths }) ? null : 'too_long';
}

/**
 * The days of a choice; the last thirty ones where it cannot be taken (`kpiPeriodProblem` tells why).
 *
 * @throws InvalidInputError when a chosen end is no day of the calendar
 */
export function kpiDays(choice: KpiPeriodChoice, today: Day): KpiDays {
  if (choice.period === 'custom' && kpiPeriodProblem(choice) === null) {
    return { from: day(choice.from), to: day(choice.to) };
  }
  return { from: firstDay(choice.period, today), to: today };
}

function firstDay(period: KpiPeriod, today: Day): Day {
  const month = monthOf(today);
  const months = Number(month.slice(5)) - 1;
  switch (period) {
    case 'month':
      return firstDayOf(month);
    case 'quarter':
      return firstDayOf(addMonths(month, -(months % 3)));
    case 'year':
      return firstDayOf(addMonths(month, -months));
    case '30d':
    case 'custom':
      return addToDay(today, { days: -29 });
  }
}

/** Months by which a calendar period moves back; null where it moves by its days. */
const stepMonths: Readonly<Record<KpiPeriod, number | null>> = {
  '30d': null,
  month: 1,
  quarter: 3,
  year: 12,
  custom: null,
};

/**
 * The days that a period is compared with, or null for none. A month, quarter or year that has only begun is
 * compared with as much of the one before; whole months chosen by hand with as many whole months.
 */
export function kpiDaysBefore(
  period: KpiPeriod,
  { from, to }: KpiDays,
  comparison: KpiComparison,
): KpiDays | null {
  if (comparison === 'none') return null;
  const months = comparison === 'year' ? 12 : (stepMonths[period] ?? wholeMonths({ from, to }));
  if (months !== null) return { from: addToDay(from, { months: -months }), to: monthsBefore(to, months) };
  const length = daysBetween(from, to) + 1;
  return { from: addToDay(from, { days: -length }), to: addToDay(to, { days: -length }) };
}

/** So many months earlier; the end of a month stays one. */
function monthsBefore(to: Day, months: number): Day {
  return to === lastDayOf(monthOf(to))
    ? lastDayOf(addMonths(monthOf(to), -months))
    : addToDay(to, { months: -months });
}

function wholeMonths({ from, to }: KpiDays): number | null {
  const isWhole = from === firstDayOf(monthOf(from)) && to === lastDayOf(monthOf(to));
  return isWhole ? monthsBetween(monthOf(from), monthOf(to)) + 1 : null;
}

/** The months that a period touches, the first and the last among them. */
export function kpiMonths({ from, to }: KpiDays): Month[] {
  const first = monthOf(from);
  return Array.from({ length: monthsBetween(first, monthOf(to)) + 1 }, (_, index) => addMonths(first, index));
}

/** The twelve months until a day, its own last. */
export function lastTwelveMonths(until: Day): Month[] {
  return Array.from({ length: 12 }, (_, index) => addMonths(monthOf(until), index - 11));
}

/**
 * The change of a figure against before, in basis points, rounded half away from zero; null where either is not
 * known or nothing was there before.
 */
export function changeBps(value: number | null, before: number | null): number | null {
  if (value === null || before === null || before === 0) return null;
  const ratio = ((value - before) * 10_000) / Math.abs(before);
  return Math.sign(ratio) * Math.round(Math.abs(ratio));
}
