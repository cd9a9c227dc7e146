import {
  addToDay,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthOf,
  weekdayOf,
  type Day,
} from '../../time/day.ts';
import type { KpiDays } from '../kpi-period.ts';

/** How finely time is told. */
export const kpiSteps = ['day', 'week', 'month'] as const;
export type KpiStep = (typeof kpiSteps)[number];

/** Days that are told one by one at most; longer periods are told by week. */
export const singleDaysMax = 400;

/** The step that a period is told in: days become weeks where there would be too many. */
export const stepFor = (asked: KpiStep, { from, to }: KpiDays): KpiStep =>
  asked === 'day' && daysBetween(from, to) >= singleDaysMax ? 'week' : asked;

/** The days of a period in order, cut at each Monday, first of a month or day; the ends may be cut short. */
export function stepsOf({ from, to }: KpiDays, step: KpiStep): readonly KpiDays[] {
  const steps: KpiDays[] = [];
  for (let first = from; first <= to;) {
    const last = endOf(first, step);
    steps.push({ from: first, to: last < to ? last : to });
    first = addToDay(last, { days: 1 });
  }
  return steps;
}

function endOf(first: Day, step: KpiStep): Day {
  if (step === 'day') return first;
  return step === 'month' ? lastDayOf(monthOf(first)) : addToDay(first, { days: 7 - weekdayOf(first) });
}

/** What a place on the axis is called: a month, or the first day of it whole. */
export function stepName({ from }: KpiDays, step: KpiStep): string {
  if (step === 'day') return from;
  return step === 'month' ? monthOf(from) : addToDay(from, { days: 1 - weekdayOf(from) });
}

/** A month as days. */
export const daysOfMonth = (of: ReturnType<typeof monthOf>): KpiDays => ({
  from: firstDayOf(of),
  to: lastDayOf(of),
});
