import { dayInZone } from '#runtime/locale/day.ts';
import type { CellKind, CellValue, Sheet } from './sheet.ts';

/** What a spreadsheet would run as a formula, or not show at all (OWASP ASVS 5.0, 1.2.10). */
const runsAsFormula = /^[=+\-@\t\r\0]/;
const isNumber = /^[+-]?\d+([.,]\d+)?$/;

/** Quotes a cell where needed (RFC 4180) and defuses what a spreadsheet would run as a formula. */
function quoted(text: string): string {
  const safe = runsAsFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines separated by semicolons, with a byte order mark: what French spreadsheets expect. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((line) => line.map(quoted).join(';')).join('\r\n')}\r\n`;

/** A sheet as CSV: decimal commas, days as ISO. */
export const csvOfSheet = ({ columns, lines }: Sheet): string =>
  csvText([
    columns.map(({ label }) => label),
    ...lines.map((line) => line.map((value, index) => cellText(value, columns[index]?.kind ?? 'text'))),
  ]);

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
