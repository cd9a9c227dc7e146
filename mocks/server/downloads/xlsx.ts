import type { Cell } from 'write-excel-file/universal';
import { isoDay } from './csv.ts';
import type { CellKind, CellValue, Sheet } from './sheet.ts';

// With optional decimals (`#,##0.##`) a whole number would end in the decimal sign.
const formats = {
  money: '#,##0.00 "€"',
  date: 'dd/mm/yyyy',
  whole: '#,##0',
  decimal: '#,##0.00',
} as const;
const columnWidths: Record<CellKind, number> = { text: 28, money: 16, date: 12, number: 12 };
/** Longest name of a tab. */
const maxTabName = 31;
/** Most signs of one cell (limits of Excel). */
const maxCellLength = 32_767;
/** XML 1.0 has no sign for these (2.2, Characters). */
// oxlint-disable-next-line no-control-regex -- control signs are what is looked for
const unwritable = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;

/** Writes a sheet as an Excel workbook. */
export type WriteWorkbook = (sheet: Sheet) => Promise<Uint8Array<ArrayBuffer>>;

/** A sheet as an Excel workbook: real numbers and days, its first line bold and always in view. */
export const xlsxOfSheet: WriteWorkbook = async ({ name, columns, lines }) => {
  // Only those who ask for a workbook pay for its writer.
  const { default: writeExcel } = await import('write-excel-file/universal');
  const head: Cell[] = columns.map(({ label }) => ({ value: label, type: String, fontWeight: 'bold' }));
  const body = lines.map((line) => line.map((value, index) => cellOf(value, columns[index]?.kind ?? 'text')));
  const workbook = writeExcel([head, ...body], {
    sheet: name.replace(/[[\]:*?/\\']/g, ' ').slice(0, maxTabName) || 'Export',
    stickyRowsCount: 1,
    columns: columns.map(({ kind }) => ({ width: columnWidths[kind] })),
  });
  return new Uint8Array(await (await workbook.toBlob()).arrayBuffer());
};

function cellOf(value: CellValue, kind: CellKind): Cell {
  if (value === null || value === '') return null;
  switch (kind) {
    case 'money':
      return { value: Number(value) / 100, type: Number, format: formats.money };
    case 'number':
      return {
        value: Number(value),
        type: Number,
        format: Number.isInteger(Number(value)) ? formats.whole : formats.decimal,
      };
    case 'date':
      return { value: new Date(`${isoDay(String(value))}T00:00:00Z`), type: Date, format: formats.date };
    case 'text':
      return { value: String(value).replace(unwritable, '').slice(0, maxCellLength), type: String };
  }
}
