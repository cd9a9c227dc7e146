import { InvalidInputError } from '../domain-error.ts';
import { addCents, multiplyDivide, type Cents } from '../money/cents.ts';
import { addToDay, daysBetween, firstDayOf, lastDayOf, monthOf, type Day, type Month } from '../time/day.ts';

/**
 * Share of a month’s amount by its actual days, both ends counted, rounded half-up.
 *
 * @throws InvalidInputError when the days are of two months or out of order
 */
export function shareOfMonth(amount: Cents, firstOn: Day, lastOn: Day): Cents {
  const month = monthOf(firstOn);
  if (monthOf(lastOn) !== month || lastOn < firstOn) {
    throw new InvalidInputError('lastOn', lastOn, `a day from ${firstOn} to ${lastDayOf(month)}`);
  }
  const days = daysBetween(firstDayOf(month), lastDayOf(month)) + 1;
  return multiplyDivide(amount, daysBetween(firstOn, lastOn) + 1, days);
}

/**
 * Rent of a month during which a revision takes effect: each part by its days, rounded on its own.
 *
 * @throws InvalidInputError beyond 2^53
 */
export function rentOfMonth(month: Month, fromCents: Cents, toCents: Cents, effectiveOn: Day): Cents {
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  if (effectiveOn <= first) return toCents;
  if (effectiveOn > last) return fromCents;
  const before = shareOfMonth(fromCents, first, addToDay(effectiveOn, { days: -1 }));
  return addCents(before, shareOfMonth(toCents, effectiveOn, last));
}
