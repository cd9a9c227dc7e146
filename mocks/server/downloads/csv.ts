import { dayInZone } from '#runtime/locale/day.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import type { CellKind, CellValue, Sheet } from './sheet.ts';

/** What a spreadsheet would run as a formula, or not show at all (OWASP ASVS 5.0, 1.2.10). */
const runsAsFormula = /^[=+\-@\t\r\0]/;
const isNumber = /^[+-]?\d+([.,]\d+)?$/;

/** Quotes a cell where needed (RFC 4180) and defuses what a spreadsheet would run as a formula. */
function quoted(text: string): string {
  const safe = runsAsFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Begins a file that French spreadsheets read as UTF-8. */
const byteOrderMark = '\uFEFF';

const lineText = (cells: readonly string[]): string => `${cells.map(quoted).join(';')}\r\n`;

/** Lines separated by semicolons, with a byte order mark: what French spreadsheets expect. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  byteOrderMark + lines.map(lineText).join('');

/** Lines written between two looks at what others ask: some thousandths of a second. */
const linesAtOnce = 500;

/** A sheet as CSV: decimal commas, days as ISO. Others are answered while a long one is written. */
export async function csvOfSheet({ columns, lines }: Sheet): Promise<string> {
  const texts = [byteOrderMark, lineText(columns.map(({ label }) => label))];
  for (const [index, line] of lines.entries()) {
    if (index % linesAtOnce === linesAtOnce - 1) await yieldToEventLoop();
    texts.push(lineText(line.map((value, column) => cellText(value, columns[column]?.kind ?? 'text'))));
  }
  return texts.join('');
}

function cellText(value: CellValue, kind: CellKind): string {
  if (value === null) return '';
  switch (kind) {
    case 'money':
      return (Number(value) / 100).toFixed(2).replace('.', ',');
    case 'number':
      return String(value).replace('.', ',');
    case 'date':
      return isoDay(String(value));
    case 'text':
      return String(value);
  }
}

/** The day of an ISO day or, in Paris, of an instant. */
export const isoDay = (value: string): string =>
  value.includes('T') ? dayInZone(new Date(value), 'Europe/Paris') : value;
