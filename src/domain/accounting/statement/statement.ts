import type { Cents } from '../../money/cents.ts';
import type { Day } from '../../time/day.ts';

/** Kinds of statements that can be read. */
export const statementKinds = ['csv', 'ofx', 'cfonb', 'camt'] as const;
export type StatementKind = (typeof statementKinds)[number];

/** Most lines of a statement. */
export const maxStatementLines = 5000;
/** Longest label of a movement; the bank's own is kept beside it. */
export const maxLabelLength = 140;
const maxRawLabelLength = 500;

/** A line of a statement; money out is below 0. */
export interface StatementLine {
  /** In the file, counted from 1. */
  readonly line: number;
  readonly bookedOn: Day;
  readonly valueOn: Day | null;
  readonly amountCents: Cents;
  readonly label: string;
  readonly bankRef: string | null;
  readonly counterparty: string | null;
}

/** Why a line cannot be taken. */
export interface LineProblem {
  readonly line: number;
  readonly code: 'length' | 'date' | 'amount' | 'zero' | 'label' | 'currency';
  /** What was found, for the text. */
  readonly found: string;
}

/** What the balances of a statement should come to, and what they do. */
export interface BalanceControl {
  readonly expectedCents: Cents;
  readonly foundCents: Cents;
}

/** What stands on the account at the end of a statement. */
export interface ClosingBalance {
  readonly cents: Cents;
  readonly on: Day;
}

/** What a statement says. */
export interface BankStatement {
  readonly lines: readonly StatementLine[];
  readonly problems: readonly LineProblem[];
  readonly closing: ClosingBalance | null;
  /** Null where the balances agree, or the statement has none. */
  readonly control: BalanceControl | null;
}

/** What a column of a CSV statement can hold. */
export const statementFields = [
  'bookedOn',
  'valueOn',
  'label',
  'debit',
  'credit',
  'amount',
  'bankRef',
] as const;
export type StatementField = (typeof statementFields)[number];
/** Which column of a CSV statement, counted from 0, holds what; null for none. */
export type StatementMapping = Readonly<Record<StatementField, number | null>>;

/** A file that is no statement, or not one that can be taken. */
export class StatementError extends Error {
  override readonly name = 'StatementError';
  readonly problem: 'unknown' | 'currency' | 'tooManyLines' | 'noLines';

  constructor(problem: StatementError['problem'], detail: string) {
    super(`${problem}: ${detail}`);
    this.problem = problem;
  }
}

/** The label of a line as the bank has it: one blank between words, of a length that can be kept. */
export const bankLabel = (...texts: readonly (string | null | undefined)[]): string =>
  texts
    .filter((text) => text !== null && text !== undefined && text.trim() !== '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxRawLabelLength)
    .toWellFormed();

/** A text of the bank's that is kept beside a line: nobody's reference or name is longer. */
const kept = (text: string): string => text.slice(0, maxLabelLength).toWellFormed();

/** A statement of these lines, none of whose texts is without end. @throws StatementError for none, or too many */
export function statementOf(
  given: Pick<BankStatement, 'lines' | 'problems'> & Partial<BankStatement>,
): BankStatement {
  const count = given.lines.length + given.problems.length;
  if (count === 0) throw new StatementError('noLines', 'no line');
  if (count > maxStatementLines) throw new StatementError('tooManyLines', `${count} lines`);
  const lines = given.lines.map((line) => ({
    ...line,
    bankRef: line.bankRef === null ? null : kept(line.bankRef),
    counterparty: line.counterparty === null ? null : kept(line.counterparty),
  }));
  const problems = given.problems.map((problem) => ({ ...problem, found: kept(problem.found) }));
  return { closing: null, control: null, ...given, lines, problems };
}
