import { InvalidInputError } from '../domain-error.ts';
import {
  addCents,
  cents,
  multiplyDivide,
  roundToCents,
  sumCents,
  zeroCents,
  type Cents,
} from '../money/cents.ts';
import { bigRate, rate } from '../money/rate.ts';
import { supplierVat } from '../vat/supplier-vat.ts';
import type { ExpenseLine, ExpenseResult } from './expense-line.ts';
import type { SimulationInput } from './input.ts';
import { expected, vatOfPrice, type LotTerms } from './lot-terms.ts';
import type { Revenue } from './revenue.ts';

/** An expense that follows the revenue: a part of it, or the sales fees. */
export interface VariableCost {
  readonly line: ExpenseLine;
  readonly result: ExpenseResult;
}

/** How the margin moves with prices and works, all else held. */
export interface PriceModel {
  readonly input: SimulationInput;
  readonly terms: readonly LotTerms[];
  readonly lotsTtcCents: Cents;
  readonly otherTtcCents: Cents;
  readonly otherHtCents: Cents;
  readonly costCents: Cents;
  /** Costs that do not follow the revenue. */
  readonly fixedCents: Cents;
  readonly variable: readonly VariableCost[];
  readonly works: readonly VariableCost[];
}

/** Revenue, cost and margin under other prices or works. */
export interface PricedMargin {
  readonly revenueTtcCents: Cents;
  readonly vatCents: Cents;
  readonly revenueHtCents: Cents;
  readonly costCents: Cents;
  readonly marginCents: Cents;
}

/** Sorts the expenses of a simulation into those that follow the revenue, the works, and the rest. */
export function priceModel(
  input: SimulationInput,
  revenue: Revenue,
  expenses: readonly ExpenseResult[],
): PriceModel {
  const lineOf = new Map(input.expenses.map((line) => [line.id, line]));
  const withLines = expenses.flatMap((result) => {
    const line = lineOf.get(result.id);
    return line === undefined || line.isAuto ? [] : [{ line, result }];
  });
  const variable = withLines.filter(
    ({ line }) => line.category === 'sales_fees' || line.basis === 'pct_revenue_ttc',
  );
  const costCents = sumCents(expenses.map((one) => one.costCents));
  const others = revenue.lines.filter(({ kind }) => kind !== 'lot');
  return {
    input,
    terms: revenue.terms,
    costCents,
    variable,
    lotsTtcCents: sumCents([...revenue.ofLots.values()].map(({ priceTtcCents }) => priceTtcCents)),
    otherTtcCents: sumCents(others.map(({ priceTtcCents }) => priceTtcCents)),
    otherHtCents: sumCents(others.map(({ priceHtCents }) => priceHtCents)),
    fixedCents: cents(costCents - sumCents(variable.map(({ result }) => result.costCents))),
    works: withLines.filter(({ line }) => line.category === 'works' && line.basis !== 'pct_revenue_ttc'),
  };
}

/**
 * The margin when every price of a lot moves by one part and the works by another. What follows the revenue
 * moves with it; interest, guarantee and fees on works stay as they are.
 *
 * @param changes in basis points, above −10,000; −500 is 5 % less
 */
export function marginUnder(
  model: PriceModel,
  changes: { readonly priceBps: number; readonly worksBps: number },
): PricedMargin {
  for (const [name, bps] of Object.entries(changes)) {
    if (!Number.isSafeInteger(bps) || bps <= -10_000 || bps > 100_000) {
      throw new InvalidInputError(name, bps, 'basis points above -10000 and up to 100000');
    }
  }
  const [priceFactor, worksFactor] = [10_000 + changes.priceBps, 10_000 + changes.worksBps];
  let [lotsTtc, lotsVat] = [zeroCents, zeroCents];
  for (const terms of model.terms) {
    const price = multiplyDivide(terms.priceTtcCents, priceFactor, 10_000);
    lotsTtc = addCents(lotsTtc, expected(price, terms.probabilityBps));
    lotsVat = addCents(lotsVat, expected(vatOfPrice(terms, price), terms.probabilityBps));
  }
  const revenueTtcCents = addCents(lotsTtc, model.otherTtcCents);
  const revenueHtCents = cents(lotsTtc - lotsVat + model.otherHtCents);
  const variable = model.variable.map((one) => variableCost(model, one, revenueTtcCents));
  const works = model.works.map(
    ({ line, result }) =>
      costOf(model, line, multiplyDivide(result.htCents, worksFactor, 10_000)) - result.costCents,
  );
  const costCents = cents(model.fixedCents + sumCents(variable) + works.reduce((sum, more) => sum + more, 0));
  return {
    revenueTtcCents,
    vatCents: cents(revenueTtcCents - revenueHtCents),
    revenueHtCents,
    costCents,
    marginCents: cents(revenueHtCents - costCents),
  };
}

function variableCost(model: PriceModel, { line, result }: VariableCost, revenueTtcCents: Cents): Cents {
  const before = model.lotsTtcCents + model.otherTtcCents;
  if (line.basis === 'pct_revenue_ttc') {
    return costOf(model, line, roundToCents(bigRate(rate(line.baseValue)).times(revenueTtcCents)));
  }
  if (before === 0) return result.costCents;
  return costOf(model, line, multiplyDivide(result.htCents, revenueTtcCents, before));
}

function costOf(model: PriceModel, line: ExpenseLine, htCents: Cents): Cents {
  const { vatRateBps, isVatRecoverable: isRecoverable } = line;
  return supplierVat({ htCents, vatRateBps, isRecoverable }, model.input.vatRegime).costCents;
}
