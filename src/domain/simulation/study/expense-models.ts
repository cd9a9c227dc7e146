import type { OperationKind } from '../../operation/enums.ts';
import type { ExpenseBasis, ExpenseCategory } from '../expense-line.ts';
import {
  automaticCategories,
  lineGroups,
  type LineGroup,
  type StudyLine,
  type SupplierVatRate,
} from './study.ts';

/** Usual expenses of the kinds of operation. */
export const expenseModels = ['standard', 'vir', 'vefa', 'subdivision'] as const;
export type ExpenseModel = (typeof expenseModels)[number];

/** What months a model is laid out over. */
export interface ModelMonths {
  readonly startMonth: string;
  readonly durationMonths: number;
}

/** The model that fits a kind of operation. */
export function modelOf(kind: OperationKind): ExpenseModel {
  return kind === 'vir' || kind === 'vefa' || kind === 'subdivision' ? kind : 'standard';
}

/** An expense of a model: a value in basis points of its base or in cents, null where it is to be filled in. */
type ModelLine = readonly [
  category: ExpenseCategory,
  basis: ExpenseBasis,
  value: number | null,
  vatRateBps: SupplierVatRate,
  schedule: StudyLine['schedule'],
];

const financing: readonly ModelLine[] = [
  ['loan_fees', 'amount', null, 0, 'at_purchase'],
  ['interest', 'amount', null, 0, 'at_purchase'],
  ['commitment', 'amount', null, 0, 'at_purchase'],
  ['management', 'amount', null, 0, 'spread'],
];

const purchase: readonly ModelLine[] = [
  ['acquisition', 'pct_purchase', 10_000, 0, 'at_purchase'],
  ['purchase_fees', 'amount', null, 2000, 'at_purchase'],
];

const renovation = (insuranceBps: number): readonly ModelLine[] => [
  ['works', 'amount', null, 1000, 'with_works'],
  ['fees_moe', 'pct_works', 800, 2000, 'with_works'],
  ['fees_ctrl', 'pct_works', 200, 2000, 'with_works'],
  ['insurance', 'pct_works', insuranceBps, 0, 'month'],
  ['surveys', 'amount', null, 2000, 'month'],
  ['contingency', 'pct_works', 500, 1000, 'with_works'],
  ['holding', 'amount', null, 0, 'spread'],
];

/** Ratios from which a study begins; each is to be replaced by what is known of the operation. */
const models: Readonly<Record<ExpenseModel, readonly ModelLine[]>> = {
  standard: [
    ...purchase,
    ...renovation(200),
    ['sales_fees', 'pct_revenue_ttc', 400, 2000, 'at_deeds'],
    ...financing,
  ],
  vir: [
    ...purchase,
    ...renovation(350),
    ['utilities', 'amount', null, 2000, 'month'],
    ['sales_fees', 'pct_revenue_ttc', 400, 2000, 'at_deeds'],
    ['gfa', 'amount', null, 0, 'month'],
    ...financing,
  ],
  vefa: [
    ...purchase,
    ['works', 'per_m2', null, 2000, 'with_works'],
    ['fees_moe', 'pct_works', 900, 2000, 'with_works'],
    ['fees_ctrl', 'pct_works', 150, 2000, 'with_works'],
    ['insurance', 'pct_works', 300, 0, 'month'],
    ['surveys', 'amount', null, 2000, 'month'],
    ['utilities', 'per_lot', null, 2000, 'with_works'],
    ['taxes', 'amount', null, 0, 'month'],
    ['contingency', 'pct_works', 300, 2000, 'with_works'],
    ['holding', 'amount', null, 0, 'spread'],
    ['sales_fees', 'pct_revenue_ttc', 500, 2000, 'at_deeds'],
    ['marketing', 'pct_revenue_ttc', 100, 2000, 'spread'],
    ['gfa', 'amount', null, 0, 'month'],
    ...financing,
  ],
  subdivision: [
    ...purchase,
    ['works', 'per_lot', null, 2000, 'with_works'],
    ['fees_moe', 'pct_works', 600, 2000, 'with_works'],
    ['surveys', 'per_lot', null, 2000, 'month'],
    ['utilities', 'per_lot', null, 2000, 'with_works'],
    ['taxes', 'amount', null, 0, 'month'],
    ['contingency', 'pct_works', 500, 2000, 'with_works'],
    ['holding', 'amount', null, 0, 'spread'],
    ['sales_fees', 'pct_revenue_ttc', 400, 2000, 'at_deeds'],
    ...financing,
  ],
};

/**
 * The lines of a model by group, named by their category; what is not a ratio is left to be filled in.
 *
 * @param nameOf what a category is called
 */
export function expensesOfModel(
  model: ExpenseModel,
  { startMonth, durationMonths }: ModelMonths,
  nameOf: (category: ExpenseCategory) => string,
): Record<LineGroup, StudyLine[]> {
  const lines = models[model].map(([category, basis, value, vatRateBps, schedule]): StudyLine => {
    const isSpread = schedule === 'spread';
    return {
      category,
      label: nameOf(category),
      basis,
      value,
      vatRateBps,
      recovery: 'regime',
      schedule,
      month: isSpread || schedule === 'month' ? startMonth : null,
      months: isSpread ? durationMonths : 1,
      curve: 'linear',
      isAuto: automaticCategories.includes(category),
    };
  });
  const of = (group: LineGroup): StudyLine[] => {
    const categories: readonly ExpenseCategory[] = lineGroups[group];
    return lines.filter(({ category }) => categories.includes(category));
  };
  return {
    purchaseLines: of('purchaseLines'),
    worksLines: of('worksLines'),
    reserveLines: of('reserveLines'),
    saleLines: of('saleLines'),
    financeLines: of('financeLines'),
  };
}

/** The first line of works as an amount, where works are known: its parts and rates follow. Others stay as they are. */
export function withWorksCost<Lines extends Readonly<Record<LineGroup, StudyLine[]>>>(
  lines: Lines,
  worksCents: number,
): Lines {
  const first = lines.worksLines.findIndex(({ category }) => category === 'works');
  if (worksCents <= 0 || first < 0) return lines;
  const worksLines = lines.worksLines.map((line, row): StudyLine =>
    row === first ? { ...line, basis: 'amount', value: worksCents } : line,
  );
  return { ...lines, worksLines };
}

/** A line with nothing in it but its category. */
export const blankLine = (category: ExpenseCategory): StudyLine => ({
  category,
  label: '',
  basis: 'amount',
  value: null,
  vatRateBps: 2000,
  recovery: 'regime',
  schedule: 'month',
  month: null,
  months: 1,
  curve: 'linear',
  isAuto: false,
});

/** A line under another category: an amount that the engine cannot work out for it is typed from then on. */
export const withCategory = <Line extends Pick<StudyLine, 'isAuto'>>(
  line: Line,
  category: ExpenseCategory,
): Line & Pick<StudyLine, 'category'> => ({
  ...line,
  category,
  isAuto: line.isAuto && automaticCategories.includes(category),
});
