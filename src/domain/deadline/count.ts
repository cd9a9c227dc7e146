import { InvalidInputError } from '../domain-error.ts';
import type { Text } from '../explain/calculation.ts';
import { addToDay, type Day } from '../time/day.ts';
import { nextWorkingDay, type HolidayRegion } from '../time/holidays.ts';
import { addPeriod, type Period } from './period.ts';

/**
 * How a period is counted. `D`: days, that of the event not counted (code of civil procedure, article 641).
 * `M`: months or years from quantième to quantième, the last day of the month where there is none (641,
 * second paragraph). `+`: pushed to the next working day when it ends on a Saturday, a Sunday or a public
 * holiday (642). `MF`: franc months, of which neither the first nor the last day counts, pushed.
 */
export type Rule = 'D' | 'D+' | 'M' | 'M+' | 'MF';

/** One counting, with all that a person needs to do it again. */
export interface Counted {
  /** What happened on the day from which it is counted. */
  readonly event: Text;
  readonly startOn: Day;
  readonly period: Period;
  readonly rule: Rule;
  readonly region: HolidayRegion;
  /** Where the count alone leads, before any push. */
  readonly reachedOn: Day;
  /** Last day, which counts until 24:00. */
  readonly endsOn: Day;
}

/** Whether a period counted by this rule is pushed off days on which nobody works. */
export function isPushed(rule: Rule): boolean {
  return rule === 'D+' || rule === 'M+' || rule === 'MF';
}

/** Counts a period. @throws InvalidInputError when the rule counts days and the period months, or the reverse */
export function countPeriod(count: Omit<Counted, 'reachedOn' | 'endsOn'>): Counted {
  const { startOn, period, rule, region } = count;
  if ((period.unit === 'days') !== (rule === 'D' || rule === 'D+')) {
    throw new InvalidInputError('period', `${period.count} ${period.unit}`, `what rule ${rule} counts`);
  }
  const quantieme = addPeriod(startOn, period);
  const reachedOn = rule === 'MF' ? addToDay(quantieme, { days: 1 }) : quantieme;
  return { ...count, reachedOn, endsOn: isPushed(rule) ? nextWorkingDay(reachedOn, region) : reachedOn };
}
