import { departmentOf } from '../geography/insee.ts';
import { cents } from '../money/cents.ts';
import { bpsOfRate } from '../money/rate.ts';
import { purchaseCost } from '../purchase/purchase-cost.ts';
import { attempt, type Attempt } from '../refusal.ts';
import { annualRent, rentalYield, type RentalYield } from '../rental/rental-yield.ts';
import type { Day } from '../time/day.ts';
import type { Rent } from './enums.ts';
import { advertisedPrice, type PriceFacts } from './price.ts';

/** What the yield of a property on sale is calculated from. */
export interface YieldFacts extends PriceFacts {
  readonly rents: readonly Pick<Rent, 'monthlyCents'>[];
  readonly vacancyBps: number;
  readonly managementBps: number;
  readonly coproChargesCents: number | null;
  readonly propertyTaxCents: number | null;
  readonly insuranceCents: number | null;
  readonly inseeCode: string;
}

/** Rents of a year of a rent roll, charges apart. */
export const yearlyRent = (rents: YieldFacts['rents']) =>
  annualRent(rents.map(({ monthlyCents }) => cents(monthlyCents)));

/**
 * What a let property on sale brings its buyer in a year (C8): gross on the price, net on price and costs of the
 * deed at the ordinary duties of its department.
 *
 * @param on day whose tariffs are used
 * @returns null without a price or without rents; a refusal where the duties of the department are not known
 */
export function quickSaleYield(facts: YieldFacts, on: Day): Attempt<RentalYield> | null {
  const price = advertisedPrice(facts);
  if (price === null || facts.rents.length === 0) return null;
  // Fees that the buyer pays apart bear no duties.
  const deedPrice = facts.feePayer === 'buyer' ? cents(facts.netSellerCents ?? 0) : price.publicPriceCents;
  return attempt(() => {
    const { feesTtcCents } = purchaseCost(deedPrice, 'standard', {
      departmentCode: departmentOf(facts.inseeCode),
      inseeCode: facts.inseeCode,
      on,
    });
    return rentalYield({
      priceCents: price.publicPriceCents,
      feesCents: feesTtcCents,
      worksCents: cents(0),
      annualRentCents: yearlyRent(facts.rents),
      vacancyBps: facts.vacancyBps,
      managementBps: facts.managementBps,
      chargesCents: cents(facts.coproChargesCents ?? 0),
      propertyTaxCents: cents(facts.propertyTaxCents ?? 0),
      insuranceCents: cents(facts.insuranceCents ?? 0),
    });
  });
}

/** Gross and net yield in basis points, each null where it means nothing. */
export function yieldBps(facts: YieldFacts, on: Day) {
  const found = quickSaleYield(facts, on)?.value ?? null;
  const bps = (rate: RentalYield['netRate']): number | null => (rate === null ? null : bpsOfRate(rate));
  return { grossBps: bps(found?.grossRate ?? null), netBps: bps(found?.netRate ?? null) };
}
