import type { SimulationFormValues } from '#contracts/client/operation/simulation/payload.ts';
import { DomainError, InvalidInputError } from '#domain/domain-error.ts';
import type { Text } from '#domain/explain/calculation.ts';
import { refusalText } from '#domain/refusal.ts';
import type { Simulation } from '#domain/simulation/results.ts';
import type { PriceModel } from '#domain/simulation/price-model.ts';
import { expenseBases } from '#domain/simulation/expense-line.ts';
import { sensitivity, type SensitivityRow } from '#domain/simulation/sensitivity.ts';
import { simulateWithModel } from '#domain/simulation/simulate.ts';
import { studyInput } from '#domain/simulation/study/study-input.ts';
import type { Study, StudyLine, StudyLoan, StudyPlace } from '#domain/simulation/study/study.ts';

/** Margins by change of the works (rows) and of the prices (cells). */
export type SensitivityGrid = readonly {
  readonly worksBps: number;
  readonly cells: readonly SensitivityRow[];
}[];

/** What came of the values of a form: results, or what keeps them from being calculated. */
export type Computed =
  | {
      readonly ok: true;
      readonly results: Simulation;
      readonly model: PriceModel;
      readonly study: Study;
      readonly place: StudyPlace;
      /** The table of sensitivity, where a thread made it beside the results. */
      readonly grid?: SensitivityGrid;
    }
  | { readonly ok: false; readonly kind: 'input'; readonly input: string }
  | { readonly ok: false; readonly kind: 'legal'; readonly text: Text };

const number = (value: number | null, otherwise: number): number =>
  value === null || !Number.isFinite(value) ? otherwise : value;
const amount = (value: number | null): number | null =>
  value === null || !Number.isFinite(value) ? null : value;
const isMonth = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}$/.test(text);
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Lines without what is half typed: a figure that cannot be read is none, a line without its day does not count. */
function cleaned<Line extends object>(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const entries = Object.entries(line).map(([key, value]: [string, unknown]) => {
      if (typeof value === 'number' && !Number.isFinite(value)) return [key, null];
      if (key.toLowerCase().endsWith('month') && typeof value === 'string' && !isMonth(value)) {
        return [key, null];
      }
      return [key, value];
    });
    return Object.fromEntries(entries) as Line;
  });
}

/** Expenses without what a pasted sheet says that no list has: their value counts for nothing until it is corrected. */
const expensesOf = (lines: readonly StudyLine[]): StudyLine[] =>
  cleaned(lines).map((line) =>
    expenseBases.includes(line.basis) ? line : { ...line, basis: 'amount', value: null },
  );

/** Money of months or days that are whole. */
const dated = <Line extends { readonly cents: number }>(lines: readonly Line[], key: keyof Line): Line[] =>
  lines.filter((line) => {
    const at = line[key] as string | null;
    return Number.isFinite(line.cents) && (isMonth(at) || isDay(at));
  });

/** A loan of the table, half typed or not. */
function loanOf(loan: SimulationFormValues['otherLoans'][number]): StudyLoan {
  return {
    ...loan,
    amountCents: amount(loan.amountCents),
    rateBps: number(loan.rateBps, 0),
    durationMonths: Math.max(1, number(loan.durationMonths, 12)),
    fileFeeCents: amount(loan.fileFeeCents),
    commitmentFeeBps: number(loan.commitmentFeeBps, 0),
    sweepBps: number(loan.sweepBps, 0),
    firstDrawOn: isDay(loan.firstDrawOn) ? loan.firstDrawOn : null,
  };
}

/** The values of a form as the engine takes them; null while its months or its day of purchase are not known. */
function studyOf(values: SimulationFormValues): Study | null {
  const { startMonth, purchaseOn, durationMonths } = values;
  if (!isMonth(startMonth) || !isDay(purchaseOn) || durationMonths === null) return null;
  return {
    ...values,
    startMonth,
    purchaseOn,
    durationMonths,
    purchasePriceCents: number(values.purchasePriceCents, 0),
    targetMarginBps: number(values.targetMarginBps, 0),
    discountBps: number(values.discountBps, 0),
    equityCents: number(values.equityCents, 0),
    loanAmountCents: amount(values.loanAmountCents),
    loanBps: number(values.loanBps, 0),
    loanMonths: number(values.loanMonths, 12),
    loanCommitmentBps: number(values.loanCommitmentBps, 0),
    loanSweepBps: number(values.loanSweepBps, 0),
    worksMonths: number(values.worksMonths, 1),
    worksDelayMonths: number(values.worksDelayMonths, 0),
    retentionBps: number(values.retentionBps, 0),
    purchaseLines: expensesOf(values.purchaseLines),
    worksLines: expensesOf(values.worksLines),
    reserveLines: expensesOf(values.reserveLines),
    saleLines: expensesOf(values.saleLines),
    financeLines: expensesOf(values.financeLines),
    lots: cleaned(values.lots),
    otherRevenues: cleaned(values.otherRevenues),
    injections: dated(values.injections, 'month'),
    situations: dated(values.situations, 'month'),
    draws: dated(values.draws, 'on'),
    otherLoans: values.otherLoans.map(loanOf),
  };
}

/** The results of what a form holds, by the engine that the server has too. */
export function compute(values: SimulationFormValues, place: StudyPlace): Computed {
  const study = studyOf(values);
  if (study === null) return { ok: false, kind: 'input', input: 'startMonth' };
  try {
    const input = studyInput(study, place);
    return { ok: true, ...simulateWithModel(input), study, place };
  } catch (error) {
    if (error instanceof InvalidInputError) return { ok: false, kind: 'input', input: error.input };
    if (error instanceof DomainError) return { ok: false, kind: 'legal', text: refusalText(error) };
    throw error;
  }
}

/** Changes of prices (columns) and works (rows) that the table of sensitivity crosses, in basis points. */
export const sensitivitySteps = [-1000, -500, 0, 500, 1000] as const;

/** Margins under all changes of prices and works: a row for each change of the works. */
export const sensitivityGrid = (model: PriceModel): SensitivityGrid =>
  sensitivitySteps.map((worksBps) => ({
    worksBps,
    cells: sensitivity(
      model,
      sensitivitySteps.map((priceBps) => ({ priceBps, worksBps })),
    ),
  }));
