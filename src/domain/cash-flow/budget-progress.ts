import { cents, type Cents } from '../money/cents.ts';
import { expenseCategories, type ExpenseCategory } from '../simulation/expense-line.ts';
import type { Month } from '../time/day.ts';
import { countedEntries } from './counted-entries.ts';
import type { CashFlowEntry } from './entry.ts';
import { isReceipt } from './vat-entries.ts';

/** How far an expense has come. Amounts without VAT; each contains the next. */
export interface ExpenseProgress {
  readonly committedCents: Cents;
  readonly invoicedCents: Cents;
  readonly paidCents: Cents;
}

/** How far the revenue has come. Amounts without VAT. */
export interface RevenueProgress {
  readonly expectedCents: Cents;
  /** A contract, a call or a payment stands behind it. */
  readonly signedCents: Cents;
  readonly collectedCents: Cents;
}

/** An expense that the budget follows, by its category and label. */
export interface ProgressedExpense extends ExpenseProgress {
  readonly category: ExpenseCategory;
  readonly label: string;
}

/** What the flows of an operation tell of its expenses, by category and label, and of its revenue. */
export function budgetProgress(
  entries: readonly CashFlowEntry[],
  currentMonth: Month,
): { readonly expenses: readonly ProgressedExpense[]; readonly revenue: RevenueProgress } {
  const { counted, lapsed } = countedEntries(entries, currentMonth);
  const kept = [...counted.map(({ entry }) => entry), ...lapsed];
  const expenses = Map.groupBy(
    kept.filter((entry) => !isReceipt(entry) && isExpense(entry)),
    ({ category, label }) => `${category}\n${label}`,
  );
  const received = sumsOf(kept.filter(isReceipt), 'in');
  return {
    expenses: [...expenses.values()].flatMap((own) => {
      const [first] = own;
      if (first === undefined || !isExpense(first)) return [];
      const { committedCents, invoicedCents, paidCents } = sumsOf(own, 'out');
      const { category, label } = first;
      return [{ category, label, committedCents, invoicedCents, paidCents }];
    }),
    revenue: {
      expectedCents: received.allCents,
      signedCents: received.committedCents,
      collectedCents: received.paidCents,
    },
  };
}

type ExpenseEntry = CashFlowEntry & { readonly category: ExpenseCategory };
const isExpense = (entry: CashFlowEntry): entry is ExpenseEntry =>
  expenseCategories.some((category) => category === entry.category);

function sumsOf(
  entries: readonly CashFlowEntry[],
  direction: CashFlowEntry['direction'],
): ExpenseProgress & { readonly allCents: Cents } {
  const sums = { all: 0, committed: 0, invoiced: 0, paid: 0 };
  for (const { htCents, state, stage = 'planned', direction: way } of entries) {
    const amount = way === direction ? htCents : 0 - htCents;
    sums.all += amount;
    if (state !== 'forecast' || stage !== 'planned') sums.committed += amount;
    if (state === 'actual' || stage === 'invoiced') sums.invoiced += amount;
    if (state === 'actual') sums.paid += amount;
  }
  return {
    allCents: cents(sums.all),
    committedCents: cents(sums.committed),
    invoicedCents: cents(sums.invoiced),
    paidCents: cents(sums.paid),
  };
}
