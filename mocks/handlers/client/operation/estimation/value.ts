import { estimate, needsJustification, type Estimation as Valued } from '#domain/estimation/estimate.ts';
import { incomeValue, type IncomeValue } from '#domain/estimation/income.ts';
import { cents, roundToCents, type Cents } from '#domain/money/cents.ts';
import { divideExactly, rateOfBps } from '#domain/money/rate.ts';
import { developerBalance, type DeveloperBalance } from '#domain/simulation/developer-balance.ts';
import { day } from '#domain/time/day.ts';
import { Big } from 'big.js';
import type { Comparable, Estimation } from '#mocks/db/schema/index.ts';

/** What the engine says of an estimation as it stands in its rows. */
export interface EstimationValue {
  /** Null while the property has no area. */
  readonly comparison: Valued | null;
  readonly income: IncomeValue | null;
  readonly balance: DeveloperBalance | null;
  /** What is retained, or else what the method gives. */
  readonly retainedCents: Cents | null;
  readonly needsJustification: boolean;
}

/** The value of an estimation from its rows; the comparables keep their order. */
export function valueOf(row: Estimation, comparables: readonly Comparable[]): EstimationValue {
  const comparison = comparisonOf(row, comparables);
  const income = incomeOf(row);
  const balance = balanceOf(row);
  const given = row.retainedCents === null ? null : cents(row.retainedCents);
  const retainedCents = given ?? byMethod(row, { comparison, income, balance });
  return {
    comparison,
    income,
    balance,
    retainedCents,
    needsJustification:
      retainedCents !== null && (comparison === null || needsJustification(comparison, retainedCents)),
  };
}

function comparisonOf(row: Estimation, comparables: readonly Comparable[]): Valued | null {
  if (row.areaM2 === null) return null;
  return estimate(
    { areaM2: row.areaM2 },
    comparables.map((one) => ({
      soldOn: day(one.soldOn),
      priceCents: cents(one.priceCents),
      areaM2: one.areaM2,
      distanceM: one.distanceM,
      adjustBps: one.adjustBps,
      isIncluded: one.isIncluded,
    })),
    { on: day(row.on), maxDistanceM: row.maxDistanceM, maxAgeMonths: row.maxAgeMonths },
  );
}

function incomeOf({ annualRentCents, vacancyBps, chargesCents, capRateBps }: Estimation): IncomeValue | null {
  if (annualRentCents === null || vacancyBps === null || chargesCents === null || capRateBps === null) {
    return null;
  }
  return incomeValue({
    annualRentCents: cents(annualRentCents),
    vacancyBps,
    chargesCents: cents(chargesCents),
    capRate: rateOfBps(capRateBps),
  });
}

function balanceOf({
  revenueHtCents,
  otherCostsCents,
  targetMarginBps,
}: Estimation): DeveloperBalance | null {
  if (revenueHtCents === null || otherCostsCents === null || targetMarginBps === null) return null;
  return developerBalance(
    cents(revenueHtCents),
    [{ category: 'other', costCents: cents(otherCostsCents) }],
    rateOfBps(targetMarginBps),
  );
}

/** What each method gives by itself; several methods together start from the comparison. */
function byMethod(
  { method }: Pick<Estimation, 'method'>,
  { comparison, income, balance }: Pick<EstimationValue, 'comparison' | 'income' | 'balance'>,
): Cents | null {
  if (method === 'income') return income?.valueCents ?? null;
  if (method === 'developer_balance') {
    return balance === null || balance.maxPurchaseCents <= 0 ? null : balance.maxPurchaseCents;
  }
  return comparison?.values?.meanCents ?? null;
}

/** A value by square metre of the property; null where one of the two is not known. */
export const perM2Cents = (valueCents: number | null, areaM2: string | null): Cents | null =>
  valueCents === null || areaM2 === null
    ? null
    : roundToCents(divideExactly(new Big(valueCents), new Big(areaM2), 0));
