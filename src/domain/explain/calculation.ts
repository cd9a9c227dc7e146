import { DomainError } from '../domain-error.ts';
import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { Day, Month } from '../time/day.ts';

/** A text in the two languages of the platform. */
export interface Text {
  readonly fr: string;
  readonly en: string;
}

/** A figure as it is shown: what it is decides its format. */
export type Figure =
  | { readonly unit: 'cents'; readonly value: Cents | null }
  | { readonly unit: 'rate'; readonly value: Rate | null }
  | { readonly unit: 'day'; readonly value: Day | null }
  | { readonly unit: 'month'; readonly value: Month | null }
  | { readonly unit: 'number' | 'days' | 'months' | 'm2'; readonly value: number | null }
  | { readonly unit: 'text'; readonly value: Text };

/** One value that a formula reads, with its name. */
export interface FormulaInput {
  readonly name: Text;
  readonly figure: Figure;
}

/** How one figure of a result comes about. */
export interface Formula<Result> {
  readonly label: Text;
  /** In words and signs: `Marge = chiffre d’affaires HT − coût de revient`. */
  readonly formula: Text;
  readonly figure: (result: Result) => Figure;
  readonly inputs: (result: Result) => readonly FormulaInput[];
  /** Article or text that decides it, where the law does. */
  readonly source?: string;
  /** Practice that no text was read for. */
  readonly isUnverified?: boolean;
}

/**
 * A calculation of the trade, described beside its code: what the screens explain and `docs/calculs.md`
 * prints. Each result carries `calculation`, the id of the one that made it.
 */
export interface Calculation<Result> {
  readonly id: string;
  readonly title: Text;
  /** What it is for and what it takes for granted. */
  readonly summary: Text;
  /** From when to when its rules are known to hold, and where that is written. */
  readonly validity: Text;
  readonly formulas: Readonly<Record<string, Formula<Result>>>;
  /** A worked example for the document, made by the engine itself. */
  readonly example: { readonly given: Text; readonly result: () => Result };
}

/** A figure, told: its value, how it was made and of what. */
export interface Explanation {
  readonly label: Text;
  readonly formula: Text;
  readonly figure: Figure;
  readonly inputs: readonly FormulaInput[];
  readonly source: string | null;
  readonly isUnverified: boolean;
}

/** The calculation has no figure of this name. */
export class UnknownFigureError extends DomainError {
  override readonly name = 'UnknownFigureError';

  constructor(calculation: string, key: string, known: readonly string[]) {
    super('unknown_figure', `${calculation} has no figure "${key}": it has ${known.join(', ')}.`);
  }
}

/**
 * How a figure of a result came about.
 *
 * @throws UnknownFigureError when the calculation has no figure of this name
 */
export function explainWith<Result>(
  calculation: Pick<Calculation<Result>, 'id' | 'formulas'>,
  result: Result,
  key: string,
): Explanation {
  // An amount may be asked for without its unit: `margin` is `marginCents`.
  const name = [key, `${key}Cents`].find((candidate) => Object.hasOwn(calculation.formulas, candidate));
  const formula = name === undefined ? undefined : calculation.formulas[name];
  if (!formula) throw new UnknownFigureError(calculation.id, key, Object.keys(calculation.formulas));
  return {
    label: formula.label,
    formula: formula.formula,
    figure: formula.figure(result),
    inputs: formula.inputs(result),
    source: formula.source ?? null,
    isUnverified: formula.isUnverified ?? false,
  };
}
