import { addCents, sumCents, zeroCents, type Cents } from '../money/cents.ts';
import type { Month } from '../time/day.ts';
import type { CashFlow } from './cash-flow.ts';
import type { CashCell, CashLine } from './cash-line.ts';
import { periodOf, type Granularity } from './periods.ts';

/** With the VAT of suppliers on a line of its own, or inside each expense. */
export const cashModes = ['ht', 'ttc'] as const;
export type CashMode = (typeof cashModes)[number];

/** What a line of the grid is: a flow, a sum of flows, or what there is at the end of a period. */
export type GridKind = 'receipt' | 'expense' | 'vat' | 'financing' | 'equity' | 'sum' | 'balance';

/** A line of the grid; amounts are positive in the sense of its name. */
export interface GridLine {
  readonly key: CashLine['key'];
  readonly kind: GridKind;
  readonly cells: readonly Pick<CashCell, 'amountCents' | 'state' | 'isMoved'>[];
  /** Null for a balance. */
  readonly totalCents: Cents | null;
}

/** A column of the grid: a month, a quarter or a year. */
export interface GridColumn {
  /** `2026-11`, `2026-Q4` or `2026`. */
  readonly period: string;
  readonly months: readonly Month[];
  /** Beside the current month. */
  readonly place: 'past' | 'current' | 'future';
}

/** The plan of cash as a table. */
export interface CashGrid {
  readonly columns: readonly GridColumn[];
  readonly lines: readonly GridLine[];
}

/** The plan in columns of months, quarters or years: flows add up, balances are those at the end. */
export function cashGrid(plan: CashFlow, granularity: Granularity, mode: CashMode): CashGrid {
  const indexes = plan.months.map((_, index) => index);
  const groups = [...Map.groupBy(indexes, (index) => periodOf(plan.months[index] ?? '', granularity))];
  const monthAt = (index: number | undefined) => plan.months[index ?? 0] ?? plan.currentMonth;
  const columns = groups.map(([period, own]): GridColumn => {
    const place =
      monthAt(own.at(-1)) < plan.currentMonth
        ? 'past'
        : monthAt(own[0]) > plan.currentMonth
          ? 'future'
          : 'current';
    return { period, months: own.map((index) => monthAt(index)), place };
  });
  const lines = kindsOf(plan, mode).map(([kind, line]): GridLine => {
    const withVat = kind === 'expense' && mode === 'ttc';
    const cells = groups.map(([, own]) => {
      const cellsOfPeriod = own.flatMap((index) => line.cells[index] ?? []);
      return kind === 'balance' ? endOf(cellsOfPeriod) : sumOf(cellsOfPeriod, withVat);
    });
    return {
      key: line.key,
      kind,
      cells,
      totalCents: kind === 'balance' ? null : sumCents(cells.map(({ amountCents }) => amountCents)),
    };
  });
  return { columns, lines };
}

function kindsOf(plan: CashFlow, mode: CashMode): readonly (readonly [GridKind, CashLine])[] {
  const all: readonly (readonly [GridKind, CashLine])[] = [
    ...plan.receipts.map((line) => ['receipt', line] as const),
    ...plan.expenses.map((line) => ['expense', line] as const),
    ...(mode === 'ht' ? [['vat', plan.supplierVat] as const] : []),
    ['vat', plan.vatPayments],
    ['sum', plan.projectFlow],
    ['financing', plan.draws],
    ['financing', plan.repayments],
    ['financing', plan.financialCosts],
    ['sum', plan.flowAfterFinancing],
    ['equity', plan.equityIn],
    ['equity', plan.equityOut],
    ['sum', plan.net],
    ['balance', plan.cash],
    ['balance', plan.loanBalance],
  ];
  return all;
}

function sumOf(cells: readonly CashCell[], withVat: boolean): GridLine['cells'][number] {
  const states = new Set(cells.map(({ state }) => state).filter((state) => state !== null));
  const [first = null] = states;
  return {
    amountCents: cells.reduce(
      (all, cell) => addCents(all, withVat ? addCents(cell.amountCents, cell.vatCents) : cell.amountCents),
      zeroCents,
    ),
    state: states.size > 1 ? 'mixed' : first,
    isMoved: cells.some(({ isMoved }) => isMoved),
  };
}

function endOf(cells: readonly CashCell[]): GridLine['cells'][number] {
  const last = cells.at(-1);
  return { amountCents: last?.amountCents ?? zeroCents, state: last?.state ?? null, isMoved: false };
}
