import { expenseCategories, isFinancial, type ExpenseCategory } from '../simulation/expense-line.ts';
import { cellOf, sumOfCells, type CashCell } from './cash-line.ts';
import type { CountedEntry } from './counted-entries.ts';

/** Kinds of receipts; money back in any other category is less of an expense. */
export const receiptCategories = ['sale', 'rent', 'other'] as const;
export type ReceiptCategory = (typeof receiptCategories)[number];

/** Expenses of the project: what the loans cost stands apart. */
export const projectCategories = expenseCategories.filter((category) => !isFinancial(category));

/** One month of the plan. */
export interface CashColumn {
  readonly receipts: Readonly<Record<ReceiptCategory, CashCell>>;
  readonly expenses: ReadonlyMap<ExpenseCategory, CashCell>;
  readonly supplierVat: CashCell;
  readonly vatPayment: CashCell;
  readonly projectFlow: CashCell;
  readonly draw: CashCell;
  readonly repayment: CashCell;
  readonly financial: CashCell;
  readonly afterFinancing: CashCell;
  readonly equityIn: CashCell;
  readonly equityOut: CashCell;
  readonly net: CashCell;
}

/** Sums of the entries of one month. @throws InvalidInputError beyond 2^53 */
export function cashColumn(entries: readonly CountedEntry[]): CashColumn {
  const byCategory = Map.groupBy(entries, ({ entry }) =>
    entry.category === 'other' && entry.direction === 'in' ? 'other receipt' : entry.category,
  );
  const cell = (key: string, direction: 'in' | 'out', isVatInside: boolean): CashCell =>
    cellOf(byCategory.get(key as 'sale') ?? [], direction, isVatInside);
  const receipts = {
    sale: cell('sale', 'in', true),
    rent: cell('rent', 'in', true),
    other: cell('other receipt', 'in', true),
  };
  const expenses = new Map(projectCategories.map((category) => [category, cell(category, 'out', false)]));
  const financialCells = expenseCategories
    .filter(isFinancial)
    .map((category) => cell(category, 'out', false));
  const spent = [...expenses.values()];
  const taxed = [...spent, ...financialCells].filter(({ vatCents }) => vatCents !== 0);
  const supplierVat = sumOfCells(
    taxed,
    taxed.reduce((all, { vatCents }) => all + vatCents, 0),
  );
  const vatPayment = cell('vat_payment', 'out', true);
  const received = Object.values(receipts);
  const projectFlow = sumOfCells(
    [...received, ...spent, supplierVat, vatPayment],
    sum(received) - sum(spent) - supplierVat.amountCents - vatPayment.amountCents,
  );
  const draw = cell('draw', 'in', true);
  const repayment = cell('repayment', 'out', true);
  const financial = sumOfCells(financialCells, sum(financialCells));
  const afterFinancing = sumOfCells(
    [projectFlow, draw, repayment, financial],
    projectFlow.amountCents + draw.amountCents - repayment.amountCents - financial.amountCents,
  );
  const equityIn = cell('equity', 'in', true);
  const equityOut = cell('distribution', 'out', true);
  const net = sumOfCells(
    [afterFinancing, equityIn, equityOut],
    afterFinancing.amountCents + equityIn.amountCents - equityOut.amountCents,
  );
  return {
    receipts,
    expenses,
    supplierVat,
    vatPayment,
    projectFlow,
    draw,
    repayment,
    financial,
    afterFinancing,
    equityIn,
    equityOut,
    net,
  };
}

function sum(cells: readonly CashCell[]): number {
  return cells.reduce((all, { amountCents }) => all + amountCents, 0);
}
