import type { LegalParameter } from '../legal/parameter.ts';
import { zeroCents, type Cents } from '../money/cents.ts';
import { expenseResults } from './expense-amounts.ts';
import {
  financialCategories,
  isFinancial,
  type ExpenseLine,
  type ExpenseResult,
  type FinancialCategory,
} from './expense-line.ts';
import { bookExpense, type ExpenseLedgers } from './expense-months.ts';
import type { Financing } from './financing.ts';
import type { SimulationInput } from './input.ts';
import type { Revenue } from './revenue.ts';
import { emptyLedger, type Ledger } from './timeline.ts';

/** Every expense with its figures, and where its money goes month by month. */
export interface AllExpenses {
  readonly results: readonly ExpenseResult[];
  readonly ledgers: ExpenseLedgers;
  readonly financialCosts: Readonly<Record<FinancialCategory, Ledger>>;
  readonly repayments: Ledger;
}

/**
 * The expenses entered, and those that the loans make: interest, commitment and fees come from the loans unless
 * a line that is not automatic takes their place.
 */
export function allExpenses(
  input: SimulationInput,
  revenue: Revenue,
  revenueTtcCents: Cents,
  financing: Financing,
  parameters: readonly LegalParameter[],
): AllExpenses {
  const byHand = expenseResults(input, revenue.terms, revenueTtcCents);
  const resultOf = new Map(byHand.map((result) => [result.id, result]));
  const overridden = new Set(byHand.map(({ category }) => category).filter(isFinancial));
  const ledgers = { ht: emptyLedger(), vat: emptyLedger(), deductible: emptyLedger() };
  const own = { interest: emptyLedger(), commitment: emptyLedger(), loan_fees: emptyLedger() };
  for (const { id, schedule } of input.expenses) {
    const result = resultOf.get(id);
    if (result === undefined) continue;
    const { category } = result;
    const to = isFinancial(category) ? { ...ledgers, ht: own[category] } : ledgers;
    bookExpense(to, { result, schedule }, input, revenue.deeds, parameters);
  }
  const ledgerOf = (category: FinancialCategory): Ledger =>
    overridden.has(category) ? own[category] : financing.paid[category];
  const left = new Set(financialCategories.filter((category) => !overridden.has(category)));
  return {
    results: [...inOrder(input.expenses, resultOf, financing, left), ...unlisted(financing, left)],
    ledgers,
    financialCosts: {
      interest: ledgerOf('interest'),
      commitment: ledgerOf('commitment'),
      loan_fees: ledgerOf('loan_fees'),
    },
    // Interest put into the capital is paid with it: not twice where a line stands for all interest.
    repayments: overridden.has('interest') ? financing.drawnRepayments : financing.repayments,
  };
}

/** Results in the order entered; takes the categories that an automatic line stands for out of `left`. */
function inOrder(
  lines: readonly ExpenseLine[],
  resultOf: ReadonlyMap<string, ExpenseResult>,
  financing: Financing,
  left: Set<FinancialCategory>,
): readonly ExpenseResult[] {
  return lines.flatMap((line) => {
    const known = resultOf.get(line.id);
    if (known !== undefined) return [known];
    if (!isFinancial(line.category) || !left.delete(line.category)) return [];
    return [financial(line.id, line.label, line.category, financing)];
  });
}

function unlisted(financing: Financing, left: ReadonlySet<FinancialCategory>): readonly ExpenseResult[] {
  return [...left]
    .filter((category) => financing.costs[category] > 0)
    .map((category) => financial(`auto:${category}`, '', category, financing));
}

function financial(
  id: string,
  label: string,
  category: FinancialCategory,
  { costs }: Financing,
): ExpenseResult {
  const htCents = costs[category];
  return {
    id,
    category,
    label,
    isAuto: true,
    htCents,
    vatCents: zeroCents,
    deductibleCents: zeroCents,
    costCents: htCents,
  };
}
