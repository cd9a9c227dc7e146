import { DomainError } from '../domain-error.ts';
import type { LegalParameter } from '../legal/parameter.ts';
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
  readonly label: Text | ((result: Result) => Text);
  /** In words and signs: `Marge = chiffre d’affaires HT − coût de revient`. */
  readonly formula: Text | ((result: Result) => Text);
  readonly figure: (result: Result) => Figure;
  readonly inputs: (result: Result) => readonly FormulaInput[];
  /** Article or text that decides it, where the law does. */
  readonly source?: string | ((result: Result) => string);
  /** Legal figures that its value rests on: they bring their sources, and say when none was read. */
  readonly parameters?: (result: Result) => readonly LegalParameter[];
  /** Practice that no text was read for. */
  readonly isUnverified?: boolean | ((result: Result) => boolean);
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
  readonly example: {
    readonly given: Text;
    readonly result: () => Result;
    /** Other cases, whose figures go by other names or rules. */
    readonly variants?: () => readonly Result[];
  };
}

/** A figure, told: its value, how it was made and of what. */
export interface Explanation {
  readonly label: Text;
  readonly formula: Text;
  readonly figure: Figure;
  readonly inputs: readonly FormulaInput[];
  /** The articles of the formula, then those of the legal figures used, each once. */
  readonly source: string | null;
  /** The articles of the formula alone. */
  readonly ownSource: string | null;
  /** True as soon as one of the values used rests on no text that was read. */
  readonly isUnverified: boolean;
  /** The legal figures used. */
  readonly parameters: readonly LegalParameter[];
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
  const parameters = formula.parameters?.(result) ?? [];
  const ownSource = formula.source === undefined ? null : of(formula.source, result);
  const isUnverified = formula.isUnverified !== undefined && of(formula.isUnverified, result);
  return {
    label: of(formula.label, result),
    formula: of(formula.formula, result),
    figure: formula.figure(result),
    inputs: formula.inputs(result),
    source: sourcesOf(ownSource, parameters),
    ownSource,
    isUnverified: isUnverified || parameters.some((parameter) => parameter.isUnverified === true),
    parameters,
  };
}

/** The rows of some keys among those that a result used; what begins with a key that ends in a dot counts too. */
export function usedParameters(
  { parameters }: { readonly parameters: readonly LegalParameter[] },
  keys: readonly string[],
): readonly LegalParameter[] {
  return parameters.filter(({ key }) =>
    keys.some((wanted) => (wanted.endsWith('.') ? key.startsWith(wanted) : key === wanted)),
  );
}

function of<Result, Value extends Text | string | boolean>(
  value: Value | ((result: Result) => Value),
  result: Result,
): Value {
  return typeof value === 'function' ? value(result) : value;
}

function sourcesOf(own: string | null, parameters: readonly LegalParameter[]): string | null {
  const all = [...(own === null ? [] : [own]), ...parameters.map(({ source }) => source)];
  return all.length === 0 ? null : [...new Set(all)].join(' ; ');
}
