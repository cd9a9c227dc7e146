import { bigRate } from '../money/rate.ts';
import { pricePerM2Cents } from '../lot/price.ts';
import { lotTypes } from '../lot/states.ts';
import { cents, subtractCents, sumCents, zeroCents, type Cents } from '../money/cents.ts';
import type { BreakEven } from './break-even.ts';
import { lotCosts, type GroupedCost } from './lot-costs.ts';
import { expected, type LotTerms } from './lot-terms.ts';
import { quotient } from './quotient.ts';
import type { LotResult, TypeResult, UnallocatedResult } from './results.ts';
import type { Revenue, RevenueResult } from './revenue.ts';

/** Each lot with its revenue, its part of the costs and its margin. */
export function lotResults(revenue: Revenue, costs: GroupedCost, breakEven: BreakEven): readonly LotResult[] {
  const parts = lotCosts(costs, revenue.terms);
  const factor = factorOf(breakEven);
  return revenue.terms.map((terms, index) => {
    const cost = parts[index] ?? costs;
    return lotResult(terms, revenue.ofLots.get(terms.lot.ref), cost, factor);
  });
}

/** What is left to no lot, so that lots and it make up the margin. */
export function unallocatedResult(
  revenueHtCents: Cents,
  costCents: Cents,
  lots: readonly LotResult[],
): UnallocatedResult {
  const revenue = subtractCents(revenueHtCents, sumCents(lots.map(({ priceHtCents }) => priceHtCents)));
  const cost = subtractCents(costCents, sumCents(lots.map((lot) => lot.cost.totalCents)));
  return { revenueHtCents: revenue, costCents: cost, marginCents: subtractCents(revenue, cost) };
}

/** Lots by type, in the order of types. */
export function typeResults(terms: readonly LotTerms[], breakEven: BreakEven): readonly TypeResult[] {
  return lotTypes.flatMap((type) => {
    const own = terms.filter(({ lot }) => lot.type === type);
    if (own.length === 0) return [];
    const areaHundredths = own.reduce((sum, lot) => sum + lot.areaHundredths, 0);
    const priceTtcCents = sumCents(own.map((lot) => lot.priceTtcCents));
    const atBreakEven = scaled(priceTtcCents, factorOf(breakEven));
    return [
      {
        type,
        lotsCount: own.length,
        areaHundredths,
        priceTtcCents,
        pricePerM2Cents: cents(pricePerM2Cents(priceTtcCents, areaHundredths) ?? 0),
        breakEvenPerM2Cents: perM2(atBreakEven, areaHundredths),
      },
    ];
  });
}

function lotResult(
  terms: LotTerms,
  result: RevenueResult | undefined,
  cost: GroupedCost,
  factor: bigint | null,
): LotResult {
  const { lot, probabilityBps, areaHundredths } = terms;
  const priceTtcCents = result?.priceTtcCents ?? zeroCents;
  const priceHtCents = result?.priceHtCents ?? zeroCents;
  const worksPriceCents = expected(terms.worksCents, probabilityBps);
  const marginCents = subtractCents(priceHtCents, cost.totalCents);
  const breakEvenPriceCents = scaled(terms.priceTtcCents, factor);
  return {
    calculation: 'simulation-lot',
    ref: lot.ref,
    type: lot.type,
    saleMode: lot.saleMode,
    areaM2: lot.areaM2,
    tantiemes: lot.tantiemes,
    vatMode: terms.vatMode,
    probabilityBps,
    priceTtcCents,
    existingPriceCents: subtractCents(priceTtcCents, worksPriceCents),
    worksPriceCents,
    acquisitionShareCents: terms.shareCents,
    vatCents: result?.vatCents ?? zeroCents,
    priceHtCents,
    pricePerM2Cents: cents(pricePerM2Cents(terms.priceTtcCents, areaHundredths) ?? 0),
    cost,
    marginCents,
    marginOnRevenue: quotient(marginCents, priceHtCents),
    breakEvenPriceCents,
    breakEvenPerM2Cents: perM2(breakEvenPriceCents, areaHundredths),
  };
}

/** Decimals of the factor of prices at break-even. */
const SCALE = 10n ** 15n;

function factorOf({ priceFactor }: BreakEven): bigint | null {
  return priceFactor === null ? null : BigInt(bigRate(priceFactor).times(SCALE.toString()).toFixed(0));
}

function scaled(price: Cents, factor: bigint | null): Cents | null {
  if (factor === null) return null;
  const value = Number((2n * BigInt(price) * factor + SCALE) / (2n * SCALE));
  // A price that nobody could pay: as if the break-even were never reached.
  return Number.isSafeInteger(value) ? cents(value) : null;
}

function perM2(price: Cents | null, areaHundredths: number): Cents | null {
  const value = pricePerM2Cents(price, areaHundredths);
  return value === null || !Number.isSafeInteger(value) ? null : cents(value);
}
