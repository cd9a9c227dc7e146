import { InvalidInputError } from '../domain-error.ts';
import { amountFrom0, cents, multiplyDivide, subtractCents, sumCents, type Cents } from '../money/cents.ts';
import { applyRate, bigRate, bpsWithin, rateOfBps, ratio, type Rate } from '../money/rate.ts';
import type { TaxedPremises } from '../purchase/premises.ts';
import { purchaseCost, type PurchaseCost } from '../purchase/purchase-cost.ts';
import type { PurchaseRegime } from '../purchase/regimes.ts';
import type { Day } from '../time/day.ts';
import { hundredthsOfArea } from '../vat/lot-area.ts';
import { lotVat, type LotVat } from '../vat/lot-vat.ts';

/** How the resale is taxed: not at all, on the margin, on the whole price. */
export const quickVatModes = ['exempt', 'margin', 'total'] as const;
export type QuickVatMode = (typeof quickVatModes)[number];

/** What a first look at an opportunity needs, its price apart. */
export interface QuickTerms {
  /** Sold again, in m² with up to two decimals. */
  readonly areaM2: string;
  /** Works without VAT, per m². */
  readonly worksPerM2Cents: Cents;
  /** VAT of the works, in basis points; a cost where the resale is exempt. */
  readonly worksVatBps: number;
  /** Resale price with VAT, per m². */
  readonly exitPerM2Cents: Cents;
  readonly regime: PurchaseRegime;
  readonly departmentCode: string;
  readonly inseeCode?: string;
  /** Premises that are bought, where Île-de-France taxes them. */
  readonly premises?: TaxedPremises | null;
  /** Day of the deed of purchase. */
  readonly on: Day;
  /** Day of the resale, which decides the rate of VAT. */
  readonly resaleOn: Day;
  readonly vatMode: QuickVatMode;
  /** Cost of the money a year, in basis points of price, fees and works. */
  readonly carryingBps: number;
  /** From the purchase to the resale. */
  readonly months: number;
  /** Fees of the resale in basis points of its price with VAT. */
  readonly salesFeesBps: number;
}

/** A first look at an opportunity, each line rounded to the cent. */
export interface QuickSimulation {
  readonly calculation: 'quick-simulation';
  readonly terms: QuickTerms;
  readonly priceCents: Cents;
  readonly purchase: PurchaseCost;
  /** Without the VAT that is recovered, as the next three: with it where the resale is exempt. */
  readonly feesCents: Cents;
  readonly worksCents: Cents;
  readonly carryingCents: Cents;
  readonly salesFeesCents: Cents;
  readonly costCents: Cents;
  readonly resale: LotVat;
  /** Resale without VAT less cost. */
  readonly marginCents: Cents;
  /** Margin ÷ resale without VAT; null without a resale. */
  readonly marginOnRevenue: Rate | null;
}

/**
 * What buying at a price, working and selling again would bring.
 *
 * @throws InvalidInputError for amounts below 0, an area that is not above 0, or rates out of range
 * @throws LegalParameterError when a duty or a rate is not known on the day or in the department
 */
export function quickSimulation(priceCents: Cents, terms: QuickTerms): QuickSimulation {
  amountFrom0('priceCents', priceCents);
  const isTaxed = terms.vatMode !== 'exempt';
  const area = hundredthsOfArea('areaM2', terms.areaM2);
  const { departmentCode, inseeCode, on } = terms;
  const purchase = purchaseCost(priceCents, terms.regime, {
    departmentCode,
    on,
    ...(inseeCode !== undefined && { inseeCode }),
    premises: terms.premises ?? null,
  });
  const feesCents = isTaxed ? purchase.feesHtCents : purchase.feesTtcCents;
  const worksCents = worksOf(terms, area, isTaxed);
  const investedCents = sumCents([priceCents, feesCents, worksCents]);
  const carryingCents = carryingOf(investedCents, terms);
  const resaleTtcCents = perM2('exitPerM2Cents', terms.exitPerM2Cents, area);
  const salesFeesBps = bpsWithin('salesFeesBps', terms.salesFeesBps);
  const salesFeesCents = applyRate(resaleTtcCents, rateOfBps(salesFeesBps));
  const resale = lotVat(
    { priceTtcCents: resaleTtcCents, vatMode: terms.vatMode, areaM2: terms.areaM2 },
    priceCents,
    'exempt',
    { on: terms.resaleOn, departmentCode },
  );
  const costCents = sumCents([investedCents, carryingCents, salesFeesCents]);
  const marginCents = subtractCents(resale.priceHtCents, costCents);
  return {
    calculation: 'quick-simulation',
    terms,
    priceCents,
    purchase,
    feesCents,
    worksCents,
    carryingCents,
    salesFeesCents,
    costCents,
    resale,
    marginCents,
    marginOnRevenue: ratio(marginCents, resale.priceHtCents),
  };
}

/** Whether a simulation brings at least a margin, in basis points of the resale without VAT. */
export function reachesMargin({ marginCents, resale }: QuickSimulation, marginBps: number): boolean {
  const wanted = bigRate(rateOfBps(bpsWithin('marginBps', marginBps))).times(resale.priceHtCents);
  return wanted.lte(marginCents);
}

/**
 * The highest price in whole euros at which a margin is still reached; null when no price reaches it. A euro more on
 * the price always costs more than its cents of rounding bring, so halving the range finds the exact euro.
 *
 * @param marginBps of the resale without VAT, from 1 on
 * @throws as `quickSimulation`
 */
export function highestPrice(marginBps: number, terms: QuickTerms): Cents | null {
  bpsWithin('marginBps', marginBps, 1);
  const isReached = (euros: number): boolean =>
    reachesMargin(quickSimulation(cents(euros * 100), terms), marginBps);
  if (terms.exitPerM2Cents === 0 || !isReached(0)) return null;
  const area = hundredthsOfArea('areaM2', terms.areaM2);
  let reached = 0;
  // Buying above the price of resale leaves no margin.
  let missed = Math.floor(perM2('exitPerM2Cents', terms.exitPerM2Cents, area) / 100) + 1;
  while (missed - reached > 1) {
    const middle = Math.floor((reached + missed) / 2);
    if (isReached(middle)) reached = middle;
    else missed = middle;
  }
  return cents(reached * 100);
}

function worksOf({ worksPerM2Cents, worksVatBps }: QuickTerms, area: number, isTaxed: boolean): Cents {
  const htCents = perM2('worksPerM2Cents', worksPerM2Cents, area);
  const vatRate = rateOfBps(bpsWithin('worksVatBps', worksVatBps));
  return isTaxed ? htCents : sumCents([htCents, applyRate(htCents, vatRate)]);
}

function carryingOf(investedCents: Cents, { carryingBps, months }: QuickTerms): Cents {
  if (!Number.isSafeInteger(months) || months < 0 || months > 120) {
    throw new InvalidInputError('months', months, 'whole months from 0 to 120');
  }
  return multiplyDivide(investedCents, bpsWithin('carryingBps', carryingBps) * months, 120_000);
}

const perM2 = (input: string, perM2Cents: Cents, areaHundredths: number): Cents =>
  multiplyDivide(amountFrom0(input, perM2Cents), areaHundredths, 100);
