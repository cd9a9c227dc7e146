import { cents, negateCents, zeroCents, type Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { Month } from '../time/day.ts';
import { quotient } from './quotient.ts';
import { netPresentValue } from './net-present-value.ts';
import { datedFlows, type SimulationMonth } from './simulation-months.ts';
import { xirr } from './xirr.ts';

/** What the months say about the use of money over time. */
export interface Returns {
  readonly irrProject: Rate | null;
  readonly irrEquity: Rate | null;
  readonly netPresentValueCents: Cents;
  readonly positiveFlowsCents: Cents;
  readonly negativeFlowsCents: Cents;
  readonly equityMultiple: Rate | null;
  readonly peakEquityCents: Cents;
  readonly peakEquityMonth: Month | null;
}

/** Rates of return, value, multiple and peak of the equity. @throws InvalidInputError for a discount rate that no form allows */
export function returnsOf(months: readonly SimulationMonth[], discountRate: Rate): Returns {
  const project = datedFlows(months, ({ projectFlowCents }) => projectFlowCents);
  const equity = datedFlows(months, ({ flowAfterFinancingCents }) => flowAfterFinancingCents);
  let [positive, negative] = [0, 0];
  for (const { cents: flow } of equity) {
    if (flow > 0) positive += flow;
    else negative -= flow;
  }
  let peak: { readonly need: Cents; readonly month: Month | null } = { need: zeroCents, month: null };
  for (const { month, cumulativeFlowCents } of months) {
    const need = negateCents(cumulativeFlowCents);
    if (need > peak.need) peak = { need, month };
  }
  return {
    irrProject: rateText(xirr(project)),
    irrEquity: rateText(xirr(equity)),
    netPresentValueCents: netPresentValue(project, discountRate),
    positiveFlowsCents: cents(positive),
    negativeFlowsCents: cents(negative),
    equityMultiple: quotient(cents(positive), cents(negative)),
    peakEquityCents: peak.need,
    peakEquityMonth: peak.month,
  };
}

/**
 * `(1 + roi)^(12 ÷ months) − 1`.
 *
 * @returns `null` where more than everything is lost, or the rate means nothing (above a billion)
 */
export function annualised(roi: Rate | null, months: number): Rate | null {
  if (roi === null) return null;
  const grown = 1 + Number(roi);
  return grown < 0 ? null : rateText(grown ** (12 / months) - 1);
}

/** A rate in ten decimals, beyond which one processor’s powers differ from another’s. */
function rateText(value: number | null): Rate | null {
  if (value === null || !Number.isFinite(value) || Math.abs(value) >= 1e9) return null;
  const text = value.toFixed(10);
  return (Number(text) === 0 ? '0' : text) as Rate;
}
