import type { Cents } from '../money/cents.ts';
import { expenseCategories } from '../simulation/expense-line.ts';
import type { Day, Month } from '../time/day.ts';

/** What a line of the plan of cash is about: expenses, and what only cash knows. */
export const cashCategories = [
  ...expenseCategories,
  'sale',
  'rent',
  'vat_payment',
  'draw',
  'repayment',
  'equity',
  'distribution',
] as const;
export type CashCategory = (typeof cashCategories)[number];

/** How certain a flow is, from least to most. */
export const cashStates = ['forecast', 'committed', 'actual'] as const;
export type CashState = (typeof cashStates)[number];

/** What stands behind a flow: nothing yet, a contract, an invoice. What was paid needs neither. */
export const cashStages = ['planned', 'ordered', 'invoiced'] as const;
export type CashStage = (typeof cashStages)[number];

/** Where a flow comes from; rows of one source stand for the same money. */
export interface CashSource {
  readonly type:
    | 'simulation'
    | 'situation'
    | 'payment'
    | 'drawdown'
    | 'loan'
    | 'notary'
    | 'manual'
    | 'transaction';
  readonly id: string;
}

/** Money that comes or goes in a month. */
export interface CashFlowEntry {
  readonly id: string;
  readonly month: Month;
  readonly plannedOn: Day | null;
  readonly direction: 'in' | 'out';
  readonly category: CashCategory;
  readonly label: string;
  readonly htCents: Cents;
  readonly vatCents: Cents;
  readonly state: CashState;
  /** `planned` where nothing is said. */
  readonly stage?: CashStage;
  readonly source: CashSource;
}
