import type { Cents } from '../money/cents.ts';
import { sumCents, zeroCents } from '../money/cents.ts';
import type { Month } from '../time/day.ts';
import type { CashFlow } from './cash-flow.ts';

/** How long a column is. */
export const granularities = ['month', 'quarter', 'year'] as const;
export type Granularity = (typeof granularities)[number];

/** Several months of a plan together. */
export interface CashPeriod {
  /** `2026-11`, `2026-Q4` or `2026`. */
  readonly period: string;
  readonly months: readonly Month[];
  readonly receiptsCents: Cents;
  readonly projectFlowCents: Cents;
  readonly flowAfterFinancingCents: Cents;
  readonly netCents: Cents;
  /** At the end of the last month. */
  readonly cashCents: Cents;
  readonly loanBalanceCents: Cents;
}

/** The plan by month, quarter or year: flows add up, balances are those at the end. */
export function cashPeriods(plan: CashFlow, granularity: Granularity): readonly CashPeriod[] {
  const indexes = plan.months.map((_, index) => index);
  const groups = Map.groupBy(indexes, (index) => periodOf(plan.months[index] ?? '', granularity));
  return [...groups].map(([period, own]) => {
    const at = (line: { readonly cells: readonly { readonly amountCents: Cents }[] }, index: number) =>
      line.cells[index]?.amountCents ?? zeroCents;
    const sum = (line: Parameters<typeof at>[0]) => sumCents(own.map((index) => at(line, index)));
    const end = own.at(-1) ?? 0;
    return {
      period,
      months: own.flatMap((index) => plan.months[index] ?? []),
      receiptsCents: sumCents(plan.receipts.map(sum)),
      projectFlowCents: sum(plan.projectFlow),
      flowAfterFinancingCents: sum(plan.flowAfterFinancing),
      netCents: sum(plan.net),
      cashCents: at(plan.cash, end),
      loanBalanceCents: at(plan.loanBalance, end),
    };
  });
}

/** The period that a month belongs to: `2026-11`, `2026-Q4` or `2026`. */
export function periodOf(month: string, granularity: Granularity): string {
  if (granularity === 'month') return month;
  const year = month.slice(0, 4);
  return granularity === 'year' ? year : `${year}-Q${Math.ceil(Number(month.slice(5, 7)) / 3)}`;
}
