import { addCents, sumCents, zeroCents, type Cents } from '../money/cents.ts';
import { splitByLargestRemainder } from '../money/split.ts';
import type { ExpenseCategory, ExpenseResult } from './expense-line.ts';
import { expected, type LotTerms } from './lot-terms.ts';

/** How costs reach the lots: by their part of the purchase, of the works, by price, or by what each sells for. */
export const costGroups = ['purchase', 'works', 'price', 'direct'] as const;
export type CostGroup = (typeof costGroups)[number];

/** The group of each category. */
export const groupOf: Readonly<Record<ExpenseCategory, CostGroup>> = {
  acquisition: 'purchase',
  purchase_fees: 'purchase',
  agency: 'purchase',
  works: 'works',
  fees_moe: 'works',
  fees_ctrl: 'works',
  insurance: 'works',
  surveys: 'works',
  utilities: 'works',
  taxes: 'works',
  contingency: 'works',
  gfa: 'works',
  holding: 'price',
  marketing: 'price',
  loan_fees: 'price',
  interest: 'price',
  commitment: 'price',
  management: 'price',
  other: 'price',
  sales_fees: 'direct',
};

/** Costs by group, and together. */
export interface GroupedCost extends Readonly<Record<CostGroup, Cents>> {
  readonly totalCents: Cents;
}

/** What each group comes to over all expenses. */
export function costsByGroup(expenses: readonly ExpenseResult[]): GroupedCost {
  const sums = { purchase: zeroCents, works: zeroCents, price: zeroCents, direct: zeroCents };
  for (const { category, costCents } of expenses) {
    const group = groupOf[category];
    sums[group] = addCents(sums[group], costCents);
  }
  return { ...sums, totalCents: sumCents(Object.values(sums)) };
}

/**
 * The costs of an operation among its lots, each group by largest remainder, equal ones by reference: purchase by
 * tantièmes (area where one lacks), works by the price of the works (area where no lot is sold with works), price
 * by price, sales fees by the revenue they are paid on. Where no lot has such a weight, area decides.
 *
 * @returns one for each lot, in their order; none without lots
 */
export function lotCosts(costs: GroupedCost, terms: readonly LotTerms[]): readonly GroupedCost[] {
  if (terms.length === 0) return [];
  const refs = terms.map(({ lot }) => lot.ref);
  const areas = terms.map(({ areaHundredths }) => areaHundredths);
  const weights: Readonly<Record<CostGroup, readonly number[]>> = {
    purchase: terms.map(({ weight }) => weight),
    works: terms.map(({ worksCents }) => worksCents),
    price: terms.map(({ priceTtcCents }) => priceTtcCents),
    direct: terms.map(({ priceTtcCents, probabilityBps }) => expected(priceTtcCents, probabilityBps)),
  };
  const split = (group: CostGroup): readonly Cents[] =>
    splitByLargestRemainder(
      costs[group],
      weights[group].some((weight) => weight > 0) ? weights[group] : areas,
      refs,
    );
  const parts = {
    purchase: split('purchase'),
    works: split('works'),
    price: split('price'),
    direct: split('direct'),
  };
  return terms.map((_, index) => {
    const of = (group: CostGroup): Cents => parts[group][index] ?? zeroCents;
    const own = { purchase: of('purchase'), works: of('works'), price: of('price'), direct: of('direct') };
    return { ...own, totalCents: sumCents(Object.values(own)) };
  });
}
