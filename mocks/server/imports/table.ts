import { maxCellLength, maxColumns, maxLines, maxTextLength } from './limits.ts';

/** The lines of a file as texts; every line has as many cells as there are headers. */
export interface Table {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type TableProblem =
  | 'unreadable'
  | 'tooManyLines'
  | 'tooManyColumns'
  | 'cellTooLong'
  | 'tooMuchText'
  | 'noLines';

/** A file that is no table, or too much of one. */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly problem: TableProblem;

  constructor(problem: TableProblem, detail: string) {
    super(`${problem}: ${detail}`);
    this.problem = problem;
  }
}

/** Lines of cells as a table: the first has the headers, empty ones are left out. @throws TableError */
export function tableOf(lines: readonly (readonly string[])[]): Table {
  const [headers = [], ...rows] = lines
    .map((line) => line.map((cell) => cell.trim()))
    .filter((line) => line.some((cell) => cell !== ''));
  const width = headers.length;
  if (width > maxColumns) throw new TableError('tooManyColumns', `${width} columns`);
  if (rows.length > maxLines) throw new TableError('tooManyLines', `${rows.length} lines`);
  if (rows.length === 0) throw new TableError('noLines', 'nothing below the headers');
  let length = 0;
  for (const cell of [headers, ...rows].flat()) {
    if (cell.includes('\0')) throw new TableError('unreadable', 'NUL in a cell');
    if (cell.length > maxCellLength) throw new TableError('cellTooLong', `${cell.length} signs`);
    length += cell.length;
    if (length > maxTextLength) throw new TableError('tooMuchText', `over ${maxTextLength} signs`);
  }
  return { headers, rows: rows.map((row) => headers.map((_, index) => (row[index] ?? '').toWellFormed())) };
}
