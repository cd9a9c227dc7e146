import { InvalidInputError } from '../domain-error.ts';
import type { Text } from '../explain/calculation.ts';
import { addCents, cents, checkCents, negateCents, zeroCents, type Cents } from '../money/cents.ts';
import type { ExpenseCategory } from '../simulation/expense-line.ts';
import { addMonths, month as checkMonth, monthsBetween, type Month } from '../time/day.ts';
import {
  cashColumn,
  projectCategories,
  receiptCategories,
  type CashColumn,
  type ReceiptCategory,
} from './cash-column.ts';
import { balanceLine, emptyCell, lineOf, sumOfCells, type CashCell, type CashLine } from './cash-line.ts';
import { countedEntries, type CountedEntry } from './counted-entries.ts';
import type { CashFlowEntry } from './entry.ts';
import { shortfallText } from './shortfall-text.ts';

/** The plan of cash of an operation, month by month. */
export interface CashFlow {
  readonly calculation: 'cash-flow';
  readonly currentMonth: Month;
  readonly months: readonly Month[];
  /** Receipts by kind, VAT included. */
  readonly receipts: readonly CashLine<ReceiptCategory>[];
  /** Expenses of the project by category, without VAT. */
  readonly expenses: readonly CashLine<ExpenseCategory>[];
  readonly supplierVat: CashLine<'supplier_vat'>;
  /** Positive when paid to the State. */
  readonly vatPayments: CashLine<'vat_payment'>;
  readonly projectFlow: CashLine<'project_flow'>;
  readonly draws: CashLine<'draw'>;
  readonly repayments: CashLine<'repayment'>;
  readonly financialCosts: CashLine<'financial_costs'>;
  readonly flowAfterFinancing: CashLine<'flow_after_financing'>;
  readonly equityIn: CashLine<'equity'>;
  readonly equityOut: CashLine<'distribution'>;
  readonly net: CashLine<'net'>;
  readonly cash: CashLine<'cash'>;
  readonly loanBalance: CashLine<'loan_balance'>;
  /** The lowest cash of the months shown. */
  readonly lowPoint: { readonly month: Month; readonly cashCents: Cents } | null;
  /** The alert, where cash falls below 0. */
  readonly shortfall: Text | null;
  readonly lapsed: readonly CashFlowEntry[];
}

export interface CashFlowOptions {
  readonly currentMonth: Month;
  /** Columns shown; what comes before is in the first balances. */
  readonly from?: Month;
  readonly to?: Month;
  readonly openingCashCents?: Cents;
  /** What is owed at the end of each month; by default draws less repayments. */
  readonly loanBalances?: ReadonlyMap<Month, Cents>;
}

/**
 * The plan of cash, from the first month with an entry to the last: past months hold what happened, the current
 * one what is overdue besides, later ones what is foreseen.
 *
 * @throws InvalidInputError when the months span more than 100 years, or an entry has no month or amount that is one
 */
export function cashFlow(entries: readonly CashFlowEntry[], options: CashFlowOptions): CashFlow {
  const { currentMonth, from, to } = options;
  checkMonth(currentMonth);
  for (const entry of entries) {
    checkMonth(entry.month);
    checkCents(`${entry.id}.htCents`, entry.htCents);
    checkCents(`${entry.id}.vatCents`, entry.vatCents);
  }
  const { counted, lapsed } = countedEntries(entries, currentMonth);
  const rows = rowsOf(counted, options).filter(
    ({ month }) => (from === undefined || from <= month) && (to === undefined || month <= to),
  );
  const line = <Key extends string>(key: Key, cell: (column: CashColumn) => CashCell) =>
    lineOf(
      key,
      rows.map(({ column }) => cell(column)),
    );
  const lowPoint = lowest(rows);
  return {
    calculation: 'cash-flow',
    currentMonth,
    months: rows.map(({ month }) => month),
    receipts: receiptCategories.map((key) => line(key, ({ receipts }) => receipts[key])).filter(isUsed),
    expenses: projectCategories
      .map((key) => line(key, ({ expenses }) => expenses.get(key) ?? emptyCell))
      .filter(isUsed),
    supplierVat: line('supplier_vat', ({ supplierVat }) => supplierVat),
    vatPayments: line('vat_payment', ({ vatPayment }) => vatPayment),
    projectFlow: line('project_flow', ({ projectFlow }) => projectFlow),
    draws: line('draw', ({ draw }) => draw),
    repayments: line('repayment', ({ repayment }) => repayment),
    financialCosts: line('financial_costs', ({ financial }) => financial),
    flowAfterFinancing: line('flow_after_financing', ({ afterFinancing }) => afterFinancing),
    equityIn: line('equity', ({ equityIn }) => equityIn),
    equityOut: line('distribution', ({ equityOut }) => equityOut),
    net: line('net', ({ net }) => net),
    cash: balanceLine(
      'cash',
      rows.map(({ column, cashCents }) => sumOfCells([column.net], cashCents)),
    ),
    loanBalance: balanceLine(
      'loan_balance',
      rows.map(({ column, owedCents }) => sumOfCells([column.net], owedCents)),
    ),
    lowPoint,
    shortfall:
      lowPoint === null || lowPoint.cashCents >= 0
        ? null
        : shortfallText(negateCents(lowPoint.cashCents), lowPoint.month),
    lapsed,
  };
}

interface Row {
  readonly month: Month;
  readonly column: CashColumn;
  readonly cashCents: Cents;
  readonly owedCents: Cents;
}

function rowsOf(counted: readonly CountedEntry[], options: CashFlowOptions): readonly Row[] {
  const byMonth = Map.groupBy(counted, ({ month }) => month);
  let [cashCents, owedCents] = [options.openingCashCents ?? zeroCents, zeroCents];
  return monthsFrom([...byMonth.keys()]).map((month) => {
    const column = cashColumn(byMonth.get(month) ?? []);
    cashCents = addCents(cashCents, column.net.amountCents);
    owedCents = cents(owedCents + column.draw.amountCents - column.repayment.amountCents);
    return { month, column, cashCents, owedCents: options.loanBalances?.get(month) ?? owedCents };
  });
}

function monthsFrom(used: readonly Month[]): readonly Month[] {
  const inOrder = used.toSorted();
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) return [];
  const count = monthsBetween(first, last) + 1;
  if (count > 1_200) throw new InvalidInputError('entries.month', `${first} to ${last}`, 'at most 100 years');
  return Array.from({ length: count }, (_, index) => addMonths(first, index));
}

function lowest(rows: readonly Row[]): CashFlow['lowPoint'] {
  let low: CashFlow['lowPoint'] = null;
  for (const { month, cashCents } of rows) {
    if (low === null || cashCents < low.cashCents) low = { month, cashCents };
  }
  return low;
}

function isUsed({ cells }: CashLine<string>): boolean {
  return cells.some(({ state }) => state !== null);
}
