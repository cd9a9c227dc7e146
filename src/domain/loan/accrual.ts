import { addCents, zeroCents, type Cents } from '../money/cents.ts';
import { addToDay, daysBetween, firstDayOf, monthOf, type Day } from '../time/day.ts';
import { daysOfRate, monthOfRate } from './interest.ts';
import type { Movement } from './movement.ts';
import { rateOn } from './rate-in-force.ts';
import type { LoanTerms } from './terms.ts';

/**
 * Interest of the month that ends on `to`, always on drawn amounts.
 *
 * By months: `R(balance at the end of the month before × rate ÷ 12)`, so that draws and repayments count from
 * the month after. By days: `R(balance × rate × days ÷ 365 or 360)` for each stretch of days with one balance
 * and one rate; the day of a movement belongs to the stretch before it.
 */
export function interestOfMonth(
  loan: LoanTerms,
  openingCents: Cents,
  movements: readonly Movement[],
  to: Day,
): Cents {
  const first = firstDayOf(monthOf(to));
  if (loan.interestConvention === 'monthly_30_360') return monthOfRate(openingCents, rateOn(loan, first));
  let sum = zeroCents;
  let balance = openingCents;
  let from = addToDay(first, { days: -1 });
  for (const { on, balanceCents } of [...movements, { on: to, balanceCents: zeroCents }]) {
    sum = addCents(sum, interestOfStretch(loan, loan.interestConvention, balance, from, on));
    balance = balanceCents;
    from = on;
  }
  return sum;
}

function interestOfStretch(
  loan: LoanTerms,
  convention: 'act_365' | 'act_360',
  balance: Cents,
  from: Day,
  to: Day,
): Cents {
  if (balance === 0 || from >= to) return zeroCents;
  const eves = loan.rateChanges.map((change) => addToDay(change.from, { days: -1 }));
  const ends = [...new Set([...eves.filter((eve) => from < eve && eve < to), to])].toSorted();
  let sum = zeroCents;
  let start = from;
  for (const end of ends) {
    const rate = rateOn(loan, addToDay(start, { days: 1 }));
    sum = addCents(sum, daysOfRate(balance, rate, daysBetween(start, end), convention));
    start = end;
  }
  return sum;
}
