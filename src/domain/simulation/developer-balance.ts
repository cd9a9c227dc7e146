import { InvalidInputError } from '../domain-error.ts';
import { roundToCents, sumCents, type Cents } from '../money/cents.ts';
import { bigRate, type Rate } from '../money/rate.ts';
import { Big } from 'big.js';
import type { ExpenseResult } from './expense-line.ts';

/** What may be paid at most for the property, its deed included, for a margin to come out. */
export interface DeveloperBalance {
  readonly calculation: 'developer-balance';
  readonly targetMarginRate: Rate;
  readonly revenueHtCents: Cents;
  /** Costs but the purchase and its deed. */
  readonly otherCostsCents: Cents;
  /** Below 0 where nothing could be paid. */
  readonly maxPurchaseCents: Cents;
  readonly plannedPurchaseCents: Cents;
}

/**
 * `R(revenue HT × (1 − target)) − (cost − acquisition − purchase fees)`.
 *
 * @param targetMarginRate margin on revenue, from 0 to 1
 * @throws InvalidInputError for another target
 */
export function developerBalance(
  revenueHtCents: Cents,
  expenses: readonly Pick<ExpenseResult, 'category' | 'costCents'>[],
  targetMarginRate: Rate,
): DeveloperBalance {
  const target = bigRate(targetMarginRate);
  if (target.lt(0) || target.gt(1)) {
    throw new InvalidInputError('targetMarginRate', targetMarginRate, 'a rate from 0 to 1');
  }
  const isPurchase = (one: Pick<ExpenseResult, 'category'>) =>
    one.category === 'acquisition' || one.category === 'purchase_fees';
  const plannedPurchaseCents = sumCents(expenses.filter(isPurchase).map(({ costCents }) => costCents));
  const otherCostsCents = sumCents(
    expenses.filter((one) => !isPurchase(one)).map(({ costCents }) => costCents),
  );
  const left = new Big(1).minus(target).times(revenueHtCents);
  return {
    calculation: 'developer-balance',
    targetMarginRate,
    revenueHtCents,
    otherCostsCents,
    plannedPurchaseCents,
    maxPurchaseCents: roundToCents(left.minus(otherCostsCents)),
  };
}
