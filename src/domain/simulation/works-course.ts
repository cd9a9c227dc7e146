import { quotient } from './quotient.ts';
import { cents } from '../money/cents.ts';
import { bpsOfRate } from '../money/rate.ts';
import { addMonths, type Month } from '../time/day.ts';
import { spreadWeights } from './curve.ts';
import type { WorksPlan } from './input.ts';

/** How far the works are at the end of a month, in basis points. */
export interface WorksMonth {
  readonly month: Month;
  readonly doneBps: number;
}

/**
 * The course of the works as they are planned, month by month, up to 100 %; empty while nothing is planned.
 *
 * @throws InvalidInputError for a length of the spread that no form allows
 */
export function worksCourse(plan: WorksPlan | null): readonly WorksMonth[] {
  if (plan === null) return [];
  const months = weightsOf(plan);
  const whole = months.reduce((sum, { weight }) => sum + weight, 0);
  let done = 0;
  return months.map(({ month, weight }) => {
    done += weight;
    return { month, doneBps: bpsOfRate(quotient(cents(done), cents(whole))) ?? 0 };
  });
}

function weightsOf({ progress }: WorksPlan): readonly { readonly month: Month; readonly weight: number }[] {
  if (progress.kind === 'spread') {
    return spreadWeights(progress.months, progress.curve).map((weight, index) => ({
      month: addMonths(progress.startMonth, index),
      weight,
    }));
  }
  return progress.situations
    .filter(({ htCents }) => htCents > 0)
    .map(({ month, htCents }) => ({ month, weight: htCents }))
    .toSorted((a, b) => a.month.localeCompare(b.month));
}
