import type { LegalParameter } from '../legal/parameter.ts';
import type { Cents } from '../money/cents.ts';
import type { Month } from '../time/day.ts';

/** What an operation spends money on, in the order in which people read it. */
export const expenseCategories = [
  'acquisition',
  'purchase_fees',
  'agency',
  'works',
  'fees_moe',
  'fees_ctrl',
  'insurance',
  'surveys',
  'utilities',
  'taxes',
  'contingency',
  'holding',
  'sales_fees',
  'marketing',
  'gfa',
  'loan_fees',
  'interest',
  'commitment',
  'management',
  'other',
] as const;
export type ExpenseCategory = (typeof expenseCategories)[number];

/** Categories that the loans themselves make. */
export const financialCategories = ['loan_fees', 'interest', 'commitment'] as const;
export type FinancialCategory = (typeof financialCategories)[number];

/** What the value of a line multiplies; an amount stands for itself. */
export const expenseBases = [
  'amount',
  'pct_works',
  'pct_revenue_ttc',
  'pct_purchase',
  'per_m2',
  'per_lot',
] as const;
export type ExpenseBasis = (typeof expenseBases)[number];

/** When a line is paid. */
export interface ExpenseSchedule {
  readonly kind: 'month' | 'spread' | 'with_works' | 'at_deeds' | 'at_purchase';
  /** Of `month` and `spread`; `null` while nobody has chosen it. */
  readonly month: Month | null;
  /** Of `spread`. */
  readonly months: number;
  readonly curve: 'linear' | 's_curve';
}

/** One expense as it is entered. */
export interface ExpenseLine {
  readonly id: string;
  readonly category: ExpenseCategory;
  readonly label: string;
  readonly basis: ExpenseBasis;
  /** Decimal text: euros for `amount`, `per_m2` and `per_lot`, a rate ("0.04" is 4 %) for a part. */
  readonly baseValue: string;
  readonly vatRateBps: number;
  /** `null` follows the regime of the operation. */
  readonly isVatRecoverable: boolean | null;
  readonly schedule: ExpenseSchedule;
  /** Computed from the deed, the loans or the guarantee; `basis`, `baseValue` and VAT rate are then not read. */
  readonly isAuto: boolean;
}

/** One expense with its figures. */
export interface ExpenseResult {
  readonly id: string;
  readonly category: ExpenseCategory;
  readonly label: string;
  readonly isAuto: boolean;
  readonly htCents: Cents;
  readonly vatCents: Cents;
  /** The part of the VAT that the State gives back. */
  readonly deductibleCents: Cents;
  /** Without VAT, plus the VAT that is lost. */
  readonly costCents: Cents;
  /** The legal figures behind an automatic line; absent where there are none. */
  readonly parameters?: readonly LegalParameter[];
}

/** Whether a category belongs to the financing rather than to the project. */
export function isFinancial(category: ExpenseCategory): category is FinancialCategory {
  return (financialCategories as readonly string[]).includes(category);
}
