import type { Explained } from '#ui/data/explained.ts';
import { breakEvenCalculation } from '#domain/simulation/break-even-calculation.ts';
import { corporateTaxCalculation } from '#domain/simulation/corporate-tax-calculation.ts';
import { developerBalanceCalculation } from '#domain/simulation/developer-balance-calculation.ts';
import { developerBalance } from '#domain/simulation/developer-balance.ts';
import { priceForMargin } from '#domain/simulation/goal-seek.ts';
import { rateOfBps } from '#domain/money/rate.ts';
import type { PriceModel } from '#domain/simulation/price-model.ts';
import type { Simulation } from '#domain/simulation/results.ts';
import { simulationCalculation } from '#domain/simulation/simulation-calculation.ts';
import { explainWith } from '#domain/explain/calculation.ts';

export { withPurchasePrice } from '#domain/offer/price-impact.ts';
export { studyFigures as figuresOf } from '#domain/simulation/study/figures.ts';
export { compute, sensitivityGrid } from './compute.ts';
export { answerTo } from './compute-tasks.ts';

/** Figures of a simulation that tell how they came about. */
export const explainedFigures = [
  'revenueTtcCents',
  'vatCents',
  'revenueHtCents',
  'costCents',
  'marginCents',
  'marginOnRevenue',
  'marginOnCost',
  'roi',
  'irrProject',
  'irrEquity',
  'equityMultiple',
  'peakEquityCents',
  'netPresentValueCents',
  'loanToCost',
  'breakEven',
  'tax',
  'net',
  'maxPurchase',
] as const;
export type ExplainedFigure = (typeof explainedFigures)[number];

/** How a figure of a simulation came about: formula, inputs, article. */
export function explanationOf(results: Simulation, figure: ExplainedFigure): Explained {
  switch (figure) {
    case 'breakEven':
      return explainWith(breakEvenCalculation, results.breakEven, 'revenueTtcCents');
    case 'tax':
      return explainWith(corporateTaxCalculation, results.corporateTax, 'taxCents');
    case 'net':
      return explainWith(corporateTaxCalculation, results.corporateTax, 'netMarginCents');
    case 'maxPurchase':
      return explainWith(developerBalanceCalculation, results.developerBalance, 'maxPurchaseCents');
    default:
      return explainWith(simulationCalculation, results, figure);
  }
}

/** What prices, or what purchase, lead to a margin on revenue of so many basis points. */
export function goalOf(results: Simulation, model: PriceModel, targetBps: number) {
  const target = rateOfBps(targetBps);
  return {
    price: priceForMargin(model, target),
    purchase: developerBalance(results.revenueHtCents, results.expenses, target),
  };
}
