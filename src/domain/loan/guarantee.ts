import { addCents, amountFrom0, sumCents, zeroCents, type Cents } from '../money/cents.ts';
import { applyRate, rateWithin, type Rate } from '../money/rate.ts';

/** What secures a loan or, for the completion guarantee, the buyers. */
export const guaranteeKinds = [
  'hlspd',
  'mortgage',
  'personal_surety',
  'share_pledge',
  'bank_surety',
  'gfa',
  'mortgage_promise',
] as const;
export type GuaranteeKind = (typeof guaranteeKinds)[number];

/** What a guarantor charges: a sum, or a set-up fee and a part of a base. */
export type GuaranteePrice =
  | { readonly costCents: Cents }
  | { readonly setupCents: Cents; readonly rate: Rate; readonly baseCents: Cents };

/** What a guarantee costs. */
export interface GuaranteeCost {
  readonly calculation: 'guarantee-cost';
  readonly setupCents: Cents;
  readonly rate: Rate | null;
  readonly baseCents: Cents | null;
  /** `R(base × rate)`, or 0 for a single sum. */
  readonly proportionalCents: Cents;
  readonly totalCents: Cents;
}

/** A lot as far as the completion guarantee covers it. */
export interface CoveredLot {
  readonly saleMode: 'asis' | 'vir' | 'vefa' | 'tab';
  readonly priceTtcCents: Cents;
  /** Price of the works in a sale with renovation. */
  readonly worksPriceCents: Cents;
}

/** Cost of a guarantee: `set-up + R(base × rate)`. @throws InvalidInputError for a negative amount or rate */
export function guaranteeCost(price: GuaranteePrice): GuaranteeCost {
  const calculation = 'guarantee-cost';
  if ('costCents' in price) {
    const costCents = amountFrom0('guarantee.costCents', price.costCents);
    return {
      calculation,
      setupCents: costCents,
      rate: null,
      baseCents: null,
      proportionalCents: zeroCents,
      totalCents: costCents,
    };
  }
  const setupCents = amountFrom0('guarantee.setupCents', price.setupCents);
  const baseCents = amountFrom0('guarantee.baseCents', price.baseCents);
  rateWithin('guarantee.rate', price.rate);
  const proportionalCents = applyRate(baseCents, price.rate);
  const totalCents = addCents(setupCents, proportionalCents);
  return { calculation, setupCents, rate: price.rate, baseCents, proportionalCents, totalCents };
}

/** Base of the completion guarantee: price of the works of renovated lots, whole price of lots off plan. */
export function completionGuaranteeBase(lots: readonly CoveredLot[]): Cents {
  return sumCents(
    lots.map(({ saleMode, priceTtcCents, worksPriceCents }) => {
      if (saleMode === 'vefa') return priceTtcCents;
      return saleMode === 'vir' ? worksPriceCents : zeroCents;
    }),
  );
}
