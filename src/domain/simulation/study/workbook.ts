import { lastDayOf } from '../../time/day.ts';
import type { LotTerms } from '../lot-terms.ts';
import type { PriceModel } from '../price-model.ts';
import type { ExpenseResult } from '../expense-line.ts';
import type { Simulation } from '../results.ts';
import type { SimulationMonth } from '../simulation-months.ts';
import { lineId } from './study-input.ts';
import { lineGroupNames, type Study, type StudyLine } from './study.ts';

/** How a number of a workbook is written. */
export type BookFormat = 'money' | 'rate' | 'number';

/** A cell of a workbook: words, a day, a number as it stands, or a formula that a spreadsheet program works out. */
export type BookCell =
  | null
  | string
  | { readonly day: string }
  | { readonly number: number; readonly format: BookFormat }
  | { readonly formula: string; readonly format: BookFormat };

/** The tabs of the workbook of a simulation, in their order. */
export const bookTabs = ['results', 'hypotheses', 'expenses', 'revenues', 'cash'] as const;
export type BookTab = (typeof bookTabs)[number];

/** Heads of the columns, and names of the rows, by tab. */
export const bookColumns = {
  results: ['figure', 'value'],
  hypotheses: ['figure', 'value'],
  expenses: ['category', 'label', 'basis', 'value', 'ht', 'vatRate', 'vat', 'isRecoverable', 'cost'],
  revenues: [
    'label',
    'vatMode',
    'existing',
    'works',
    'priceTtc',
    'probability',
    'purchaseShare',
    'vatRate',
    'fullVat',
    'ttc',
    'vat',
    'ht',
  ],
  cash: [
    'month',
    'receipts',
    'expenses',
    'supplierVat',
    'vatReturn',
    'projectFlow',
    'draws',
    'repayments',
    'interest',
    'commitment',
    'fees',
    'flow',
    'cumulative',
    'equity',
    'cash',
    'balance',
  ],
} as const satisfies Readonly<Record<BookTab, readonly string[]>>;

export const bookRows = {
  hypotheses: ['purchasePrice', 'area', 'lots', 'equity', 'loans'],
  results: [
    'revenueTtc',
    'vat',
    'revenueHt',
    'cost',
    'margin',
    'marginOnRevenue',
    'marginOnCost',
    'roi',
    'loanToCost',
    'equityToCost',
    'irrProject',
    'irrEquity',
    'equityMultiple',
    'peakEquity',
    'lowestCash',
    'checkReceipts',
    'checkEquity',
  ],
} as const;
export type BookRow = (typeof bookRows)['hypotheses' | 'results'][number];

/** What a workbook says in words, in the language of its reader. */
export interface BookWords {
  readonly tab: (tab: BookTab) => string;
  readonly column: (tab: BookTab, column: string) => string;
  readonly row: (row: BookRow) => string;
  readonly category: (line: ExpenseResult) => string;
  readonly basis: (line: StudyLine) => string;
  readonly vatMode: (mode: LotTerms['vatMode']) => string;
  readonly computed: string;
  readonly total: string;
}

export interface BookSheet {
  readonly tab: BookTab;
  readonly name: string;
  /** The first line names the columns. */
  readonly lines: readonly (readonly BookCell[])[];
}

interface Source {
  readonly study: Study;
  readonly results: Simulation;
  readonly model: PriceModel;
  readonly words: BookWords;
}

const money = (cents: number): BookCell => ({ number: cents / 100, format: 'money' });
const sum = (column: string, last: number): BookCell => ({
  formula: `SUM(${column}2:${column}${last})`,
  format: 'money',
});
const formula = (text: string, format: BookFormat = 'money'): BookCell => ({ formula: text, format });

/**
 * A simulation as a workbook whose amounts, taxes, totals, margins and rates of return are formulas: they give the
 * figures of the engine to the cent, and follow when a price or an expense is changed. Amounts that come from a
 * tariff or from the schedule of a loan, and the months of receipts and expenses, stand in it as numbers.
 */
export function studyWorkbook(source: Source): readonly BookSheet[] {
  const { words } = source;
  const body: Readonly<Record<BookTab, readonly (readonly BookCell[])[]>> = {
    results: resultLines(source),
    hypotheses: hypothesisLines(source),
    expenses: expenseLines(source),
    revenues: revenueLines(source),
    cash: cashLines(source.results),
  };
  return bookTabs.map((tab) => ({
    tab,
    name: words.tab(tab),
    lines: [bookColumns[tab].map((column) => words.column(tab, column)), ...body[tab]],
  }));
}

/** A cell of another tab, as formulas name it. */
const at = ({ words }: Source, tab: BookTab, cell: string): string => `'${words.tab(tab)}'!${cell}`;
/** The line under the last of a tab, with its sums. */
const totalRow = (lines: number): number => lines + 2;
const expensesTotal = ({ results }: Source): number => totalRow(results.expenses.length);
const revenuesTotal = ({ model, study }: Source): number =>
  totalRow(model.terms.length + study.otherRevenues.length);

function hypothesisLines({ study, results, model, words }: Source) {
  const cells: Readonly<Record<(typeof bookRows)['hypotheses'][number], BookCell>> = {
    purchasePrice: money(study.purchasePriceCents),
    area: { number: results.areaHundredths / 100, format: 'number' },
    lots: { number: model.terms.length, format: 'number' },
    equity: money(results.equityCents),
    loans: money(results.loansCents),
  };
  return bookRows.hypotheses.map((row): readonly BookCell[] => [words.row(row), cells[row]]);
}

/** Where a hypothesis stands. */
const hypothesis = (source: Source, row: (typeof bookRows)['hypotheses'][number]): string =>
  at(source, 'hypotheses', `$B$${bookRows.hypotheses.indexOf(row) + 2}`);

function expenseLines(source: Source) {
  const { study, results, words } = source;
  const lines = new Map<string, StudyLine>(
    lineGroupNames.flatMap((group) =>
      study[group].map((line, index) => [lineId(group, index), line] as const),
    ),
  );
  const works = results.expenses.flatMap(({ category }, index) =>
    category === 'works' ? [`E${index + 2}`] : [],
  );
  const bases: Readonly<Record<StudyLine['basis'], string>> = {
    amount: '1',
    pct_works: works.length === 0 ? '0' : `SUM(${works.join(',')})`,
    pct_revenue_ttc: at(source, 'revenues', `$J$${revenuesTotal(source)}`),
    pct_purchase: hypothesis(source, 'purchasePrice'),
    per_m2: hypothesis(source, 'area'),
    per_lot: hypothesis(source, 'lots'),
  };
  const rows = results.expenses.map((result, index): readonly BookCell[] => {
    const row = index + 2;
    const line = lines.get(result.id);
    const isOwn = line !== undefined && !result.isAuto;
    const isRecoverable = study.vatRegime !== 'exempt' && line?.recovery !== 'no';
    const isPart = line?.basis.startsWith('pct_') === true;
    return [
      words.category(result),
      result.label,
      isOwn ? words.basis(line) : words.computed,
      isOwn
        ? { number: (line.value ?? 0) / (isPart ? 10_000 : 100), format: isPart ? 'rate' : 'money' }
        : null,
      isOwn ? formula(`ROUND(D${row}*${bases[line.basis]},2)`) : money(result.htCents),
      isOwn ? { number: line.vatRateBps / 10_000, format: 'rate' } : null,
      isOwn ? formula(`ROUND(E${row}*F${row},2)`) : money(result.vatCents),
      { number: isRecoverable ? 1 : 0, format: 'number' },
      formula(`E${row}+IF(H${row}=1,0,G${row})`),
    ];
  });
  const last = rows.length + 1;
  const total = [words.total, null, null, null, sum('E', last), null, sum('G', last), null, sum('I', last)];
  return [...rows, total];
}

function revenueLines(source: Source) {
  const { study, model, words } = source;
  const rate = (value: number): BookCell => ({ number: value, format: 'rate' });
  const tail = (row: number): readonly BookCell[] => [
    formula(`ROUND(E${row}*F${row},2)`),
    formula(`ROUND(I${row}*F${row},2)`),
    formula(`J${row}-K${row}`),
  ];
  const lots = model.terms.map((terms, index): readonly BookCell[] => {
    const row = index + 2;
    const isSplit = terms.lot.saleMode === 'vir';
    const base = terms.vatMode === 'margin' ? `MAX(0,E${row}-G${row})` : `E${row}`;
    return [
      terms.lot.ref,
      words.vatMode(terms.vatMode),
      isSplit ? money(terms.existingCents) : null,
      isSplit ? money(terms.worksCents) : null,
      isSplit ? formula(`C${row}+D${row}`) : money(terms.priceTtcCents),
      rate(terms.probabilityBps / 10_000),
      money(terms.shareCents),
      rate(terms.vatMillionths / 1_000_000),
      formula(`ROUND(${base}*H${row}/(1+H${row}),2)`),
      ...tail(row),
    ];
  });
  const others = study.otherRevenues.map((revenue, index): readonly BookCell[] => {
    const row = lots.length + index + 2;
    return [
      revenue.label,
      null,
      null,
      null,
      money(revenue.priceTtcCents ?? 0),
      rate(revenue.probabilityBps / 10_000),
      null,
      rate(revenue.vatRateBps / 10_000),
      formula(`ROUND(E${row}*H${row}/(1+H${row}),2)`),
      ...tail(row),
    ];
  });
  const rows = [...lots, ...others];
  const last = Math.max(rows.length + 1, 2);
  const sums = ['J', 'K', 'L'].map((column) => sum(column, last));
  return [...rows, [words.total, ...Array<null>(8).fill(null), ...sums]];
}

function cashLines({ months }: Simulation) {
  return months.map((one, index): readonly BookCell[] => {
    const row = index + 2;
    const before = (column: string): string => (index === 0 ? '' : `${column}${row - 1}+`);
    return [
      { day: lastDayOf(one.month) },
      money(one.receiptsTtcCents),
      money(one.expensesHtCents),
      money(one.supplierVatCents),
      money(one.vatReturnPaidCents),
      formula(`B${row}-C${row}-D${row}-E${row}`),
      money(one.loanDrawCents),
      money(one.loanRepaymentCents),
      money(one.interestCents),
      money(one.commitmentCents),
      money(one.loanFeesCents),
      formula(`F${row}+G${row}-H${row}-I${row}-J${row}-K${row}`),
      formula(`${before('M')}L${row}`),
      money(one.equityInCents),
      formula(`${before('O')}L${row}+N${row}`),
      formula(`${before('P')}G${row}-H${row}`),
    ];
  });
}

function resultLines(source: Source) {
  const { results, words } = source;
  const { months } = results;
  const last = months.length + 1;
  const cash = (column: string): string => at(source, 'cash', `$${column}$2:$${column}$${last}`);
  const revenue = (column: string): string => at(source, 'revenues', `${column}${revenuesTotal(source)}`);
  const part = (of: string, whole: string): BookCell => formula(`IF(${whole}=0,0,${of}/${whole})`, 'rate');
  const irr = (column: 'F' | 'L', flowOf: (month: SimulationMonth) => number, isKnown: boolean): BookCell => {
    // Spreadsheet programs refuse a row of flows that begins with nothing.
    const first = months.findIndex((one) => flowOf(one) !== 0) + 2;
    const range = (of: string): string => at(source, 'cash', `$${of}$${first}:$${of}$${last}`);
    return isKnown ? formula(`XIRR(${range(column)},${range('A')})`, 'rate') : null;
  };
  const cells: Readonly<Record<(typeof bookRows)['results'][number], BookCell>> = {
    revenueTtc: formula(revenue('J')),
    vat: formula(revenue('K')),
    revenueHt: formula('B2-B3'),
    cost: formula(at(source, 'expenses', `I${expensesTotal(source)}`)),
    margin: formula('B4-B5'),
    marginOnRevenue: part('B6', 'B4'),
    marginOnCost: part('B6', 'B5'),
    roi: part('B6', hypothesis(source, 'equity')),
    loanToCost: part(hypothesis(source, 'loans'), 'B5'),
    equityToCost: part(hypothesis(source, 'equity'), 'B5'),
    irrProject: irr('F', (one) => one.projectFlowCents, results.irrProject !== null),
    irrEquity: irr('L', (one) => one.flowAfterFinancingCents, results.irrEquity !== null),
    equityMultiple: formula(
      `IF(SUMIF(${cash('L')},"<0")=0,0,SUMIF(${cash('L')},">0")/-SUMIF(${cash('L')},"<0"))`,
      'number',
    ),
    peakEquity: formula(`MAX(0,-MIN(${cash('M')}))`),
    lowestCash: formula(`MIN(${cash('O')})`),
    checkReceipts: formula(`ROUND(SUM(${cash('B')})-B2,2)`),
    checkEquity: formula(`ROUND(SUM(${cash('L')})-B6,2)`),
  };
  return bookRows.results.map((row): readonly BookCell[] => [words.row(row), cells[row]]);
}
