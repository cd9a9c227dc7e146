import { Parser } from 'saxen';
import { maxColumns, maxRead } from './limits.ts';
import { TableError } from './table.ts';

/** Rows and columns of the largest sheet that Excel knows. */
const lastRow = 1_048_576;
const lastColumn = 16_384;

interface Place {
  readonly row: number;
  readonly column: number;
}

/**
 * Refuses a part of a workbook whose cells lie too far out: what reads it makes a table up to the last one, however
 * few there are. Addresses are read by the parser that reads the sheet afterwards, so that quotes, character
 * references and prefixes cannot show it others. Cells without a value do not count.
 *
 * @throws TableError
 */
export function checkCells(xml: string): void {
  // The reader puts a cell into the row that is open, wherever it says that it is.
  let openRow = 0;
  let cell: Place | null = null;
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) => {
    const tag = localName(name);
    if (tag === 'row') openRow = rowOf(addressOf(attributes(), decode) ?? String(openRow));
    else if (tag === 'c') cell = placeOf(addressOf(attributes(), decode));
    else if ((tag === 'v' || tag === 'is') && cell !== null) checkPlace(cell, openRow);
  });
  parser.on('closeTag', (name) => {
    const tag = localName(name);
    if (tag === 'c') cell = null;
    else if (tag === 'row') openRow = 0;
  });
  parser.on('error', (error) => {
    throw error instanceof TableError ? error : new TableError('unreadable', error.message);
  });
  parser.parse(xml);
}

function checkPlace({ row, column }: Place, openRow: number): void {
  if (column > maxColumns) throw new TableError('tooManyColumns', `column ${column}`);
  if (Math.max(row, openRow) > maxRead) throw new TableError('tooManyLines', `row ${Math.max(row, openRow)}`);
}

/** The attribute `r`, under whatever prefix; null without one. */
function addressOf(
  attributes: Readonly<Record<string, string>>,
  decode: (text: string) => string,
): string | null {
  const found = Object.entries(attributes).filter(
    ([name]) => localName(name.replace(/^xmlns:/, 'xmlns-')) === 'r',
  );
  if (found.length > 1) throw new TableError('unreadable', 'two addresses of one cell');
  return found[0] === undefined ? null : decode(found[0][1]);
}

/** The name without its prefix. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function placeOf(address: string | null): Place | null {
  if (address === null) return null;
  const [, letters, digits] = /^([A-Z]{1,3})(\d+)$/.exec(address) ?? [];
  if (letters === undefined || digits === undefined) throw new TableError('unreadable', `cell ${address}`);
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  if (column > lastColumn) throw new TableError('tooManyColumns', `cell ${address}`);
  return { row: rowOf(digits), column };
}

function rowOf(text: string): number {
  if (!/^\d+$/.test(text)) throw new TableError('unreadable', `row ${text}`);
  const row = Number(text);
  if (row > lastRow) throw new TableError('tooManyLines', `row ${text}`);
  return row;
}
