import { parseInteger, parseMoney } from '#runtime/locale/parse.ts';

/** A text, whole cents, a whole number, or nothing. */
export type CellValue = string | number | null;

/** How the cells of a column are set. */
export interface CellEdit<Row> {
  readonly input: 'text' | 'money' | 'count' | 'choice';
  /** What can be picked, for `choice`. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly isRequired?: boolean;
  /** Saves it; resolves with why it was refused, or null. */
  readonly save: (row: Row, value: CellValue) => Promise<string | null>;
  /** Whether this row's cell can be set; true by default. */
  readonly isAllowed?: (row: Row) => boolean;
}

/** What a typed text comes to, or why it comes to nothing. */
export type ReadCell =
  | { readonly isReadable: true; readonly value: CellValue }
  | { readonly isReadable: false; readonly problem: 'required' | 'unreadable' };

/** Reads what was typed into a cell, as forms of the house read it. */
export function readCell(
  { input, isRequired = false }: Pick<CellEdit<never>, 'input' | 'isRequired'>,
  text: string,
): ReadCell {
  const typed = text.trim();
  if (typed === '') {
    return isRequired ? { isReadable: false, problem: 'required' } : { isReadable: true, value: null };
  }
  if (input === 'text' || input === 'choice') return { isReadable: true, value: typed };
  const value = input === 'money' ? parseMoney(typed) : parseInteger(typed);
  return value === null ? { isReadable: false, problem: 'unreadable' } : { isReadable: true, value };
}
