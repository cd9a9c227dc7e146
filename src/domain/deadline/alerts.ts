import { addToDay, daysBetween, type Day } from '../time/day.ts';
import type { DeadlineDefinition } from './definition.ts';

const DAYS_BEFORE = [30, 7, 1, 0];

/** Days on which to warn of an end: 30, 7 and 1 days before and on it, and the months that some add. */
export function alertsOf(definition: DeadlineDefinition, startOn: Day, endsOn: Day | null): readonly Day[] {
  if (endsOn === null) return [];
  const byMonths = (definition.alertMonths ?? []).map((months) => addToDay(endsOn, { months: -months }));
  const byDays = DAYS_BEFORE.map((days) => addToDay(endsOn, { days: -days }));
  // A warning on the day of the event or before it would tell nothing.
  return [...new Set([...byMonths, ...byDays])].filter((on) => on > startOn).toSorted();
}

/** How many days before the end each alert comes, the furthest first. */
export function alertDaysOf(alertsOn: readonly Day[], endsOn: Day): number[] {
  return alertsOn.map((on) => daysBetween(on, endsOn));
}
