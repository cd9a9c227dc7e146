import { isCfonb, readCfonb } from '#domain/accounting/statement/cfonb.ts';
import { fromHeaders } from '#domain/accounting/statement/csv.ts';
import { isOfx, readOfx } from '#domain/accounting/statement/ofx.ts';
import {
  maxStatementLines,
  StatementError,
  type BankStatement,
  type StatementKind,
} from '#domain/accounting/statement/statement.ts';
import { maxCellLength, maxColumns } from '../imports/limits.ts';
import { cellsOf, decodeText } from '../imports/read-csv.ts';
import { TableError } from '../imports/table.ts';
import { isCamt, readCamt } from './read-camt.ts';

/** A statement as its file was recognised: read, or as cells whose columns must be named first. */
export type ReadStatement =
  | { readonly kind: Exclude<StatementKind, 'csv'>; readonly statement: BankStatement }
  | { readonly kind: 'csv'; readonly cells: readonly (readonly string[])[] };

/**
 * Reads a statement of a bank by what it holds, whatever its file is called.
 *
 * @throws StatementError for what is none, or more than can be taken
 */
export function readStatement(bytes: Uint8Array): ReadStatement {
  const text = textOf(bytes);
  if (isCamt(text)) return { kind: 'camt', statement: readCamt(text) };
  if (isOfx(text)) return { kind: 'ofx', statement: readOfx(text) };
  if (isCfonb(text)) return { kind: 'cfonb', statement: readCfonb(text) };
  const rows = fromHeaders(cellsOf(text));
  const width = rows[0]?.length ?? 0;
  // Any line could be longer than the headers.
  if (width < 3 || rows.some(({ length }) => length > maxColumns))
    throw new StatementError('unknown', `${width} columns`);
  const cells = rows.map((row) => row.map((cell) => cell.trim().toWellFormed()));
  if (cells.length < 2) throw new StatementError('noLines', 'nothing below the headers');
  if (cells.length - 1 > maxStatementLines) throw new StatementError('tooManyLines', `${cells.length} lines`);
  if (cells.flat().some((cell) => cell.length > maxCellLength || cell.includes('\0'))) {
    throw new StatementError('unknown', 'a cell that is none');
  }
  return { kind: 'csv', cells };
}

function textOf(bytes: Uint8Array): string {
  try {
    return decodeText(bytes);
  } catch (error) {
    throw error instanceof TableError ? new StatementError('unknown', error.message) : error;
  }
}
