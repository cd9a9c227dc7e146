import { amountFrom0, multiplyDivide, subtractCents, type Cents } from '../money/cents.ts';
import { day, daysBetween, type Day } from '../time/day.ts';

/** Property tax of the year of a sale, shared by days. */
export interface PropertyTaxProrata {
  readonly calculation: 'property-tax-prorata';
  readonly taxCents: Cents;
  readonly on: Day;
  readonly daysOfYearCount: number;
  /** Days from the sale, that day included, to 31 December. */
  readonly buyerDaysCount: number;
  readonly sellerDaysCount: number;
  /** What the buyer pays back to the seller, who owes the tax for the whole year. */
  readonly buyerCents: Cents;
  readonly sellerCents: Cents;
}

/**
 * Shares a year's property tax between seller and buyer: the day of the sale is the buyer's first.
 *
 * @throws InvalidInputError when the tax is below 0
 */
export function propertyTaxProrata(taxCents: Cents, on: Day): PropertyTaxProrata {
  amountFrom0('taxCents', taxCents);
  const year = on.slice(0, 4);
  const lastDay = day(`${year}-12-31`);
  const daysOfYearCount = daysBetween(day(`${year}-01-01`), lastDay) + 1;
  const buyerDaysCount = daysBetween(on, lastDay) + 1;
  const buyerCents = multiplyDivide(taxCents, buyerDaysCount, daysOfYearCount);
  return {
    calculation: 'property-tax-prorata',
    taxCents,
    on,
    daysOfYearCount,
    buyerDaysCount,
    sellerDaysCount: daysOfYearCount - buyerDaysCount,
    buyerCents,
    sellerCents: subtractCents(taxCents, buyerCents),
  };
}
