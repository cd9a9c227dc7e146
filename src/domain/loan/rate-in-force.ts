import { bigRate, rate, type Rate } from '../money/rate.ts';
import type { Day } from '../time/day.ts';
import type { LoanTerms } from './terms.ts';

/** The nominal rate of a variable loan: index plus margin, never below 0. */
export function variableRate(indexRate: Rate, marginRate: Rate): Rate {
  const sum = bigRate(indexRate).plus(bigRate(marginRate));
  return sum.lt(0) ? rate('0') : rate(sum.toFixed());
}

/** The nominal rate on a day: of the changes up to it the latest, else that of the start. */
export function rateOn(loan: LoanTerms, on: Day): Rate {
  let found: LoanTerms['rateChanges'][number] | null = null;
  for (const change of loan.rateChanges) {
    if (change.from <= on && (found === null || found.from <= change.from)) found = change;
  }
  return found?.rate ?? loan.rate;
}
