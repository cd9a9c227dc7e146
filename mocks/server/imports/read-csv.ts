import papaparse from 'papaparse';
import { maxRead } from './limits.ts';
import { TableError, tableOf, type Table } from './table.ts';

/**
 * A text of cells separated by semicolons, commas, tabs or bars, in UTF-8, UTF-16 with its mark, or Windows-1252.
 *
 * @throws TableError
 */
export const readCsv = (bytes: Uint8Array): Table => tableOf(cellsOf(decodeText(bytes)));

const delimitersToGuess = [';', ',', '\t', '|'];
/** The delimiter shows within so many signs: each guess reads its lines to their ends, which may be that of the file. */
const guessedFrom = 65_536;

/** The cells of a text, line by line, without the empty ones. */
export function cellsOf(text: string): string[][] {
  const begun = text.slice(0, guessedFrom);
  const { meta } = papaparse.parse(begun, { delimitersToGuess, skipEmptyLines: 'greedy' });
  return papaparse.parse<string[]>(text, {
    delimiter: meta.delimiter,
    preview: maxRead,
    skipEmptyLines: 'greedy',
  }).data;
}

/**
 * A text in UTF-8, UTF-16 with its mark, or Windows-1252.
 *
 * @throws TableError for what is no text
 */
export function decodeText(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new TableError('unreadable', 'NUL in the file');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
