import type { Cell } from 'write-excel-file/universal';
import type { ColumnKind, ListColumn } from './list-column.ts';

export interface SavedRows<Row> {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly format: 'csv' | 'xlsx';
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
}

type Value = string | number | null;

/** A value as a table calculation takes it: euros, per cent as parts of one, days without their time. */
export function savedValue<Row>(column: ListColumn<Row>, row: Row): Value {
  const value = column.value(row);
  if (value === null) return null;
  switch (column.kind) {
    case 'money':
      return Number(value) / 100;
    case 'rate':
      return Number(value) / 10_000;
    case 'area':
      return Number(value);
    case 'instant':
      return String(value).slice(0, 10);
    case 'count':
    case 'day':
    case 'text':
    case undefined:
      return value;
  }
}

const formats: Partial<Record<ColumnKind, string>> = {
  money: '#,##0.00 "€"',
  rate: '0.00 %',
  area: '#,##0.00',
  count: '0',
};

/**
 * Saves the rows of a list that the browser holds whole as a file; long lists of the server are written there.
 * The writers are fetched when they are first needed.
 */
export async function saveRows<Row>({ name, format, columns, rows }: SavedRows<Row>): Promise<void> {
  const heads = columns.map(({ label }) => label);
  const lines = rows.map((row) => columns.map((column) => savedValue(column, row)));
  const file = format === 'csv' ? await csvFile(heads, lines) : await xlsxFile(name, columns, lines);
  saveFile(`${name}.${format}`, file);
}

/** Hands a file that the browser made to the person, under a name with its ending. */
export function saveFile(name: string, file: Blob): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  URL.revokeObjectURL(href);
}

/** Semicolons, decimal commas and a byte order mark, as French spreadsheets expect; no cell runs as a formula. */
async function csvFile(heads: readonly string[], lines: readonly (readonly Value[])[]): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const written = lines.map((line) =>
    line.map((value) => (typeof value === 'number' ? String(value).replace('.', ',') : value)),
  );
  const text = papa.unparse([[...heads], ...written], { delimiter: ';', escapeFormulae: true });
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' });
}

async function xlsxFile<Row>(
  name: string,
  columns: readonly ListColumn<Row>[],
  lines: readonly (readonly Value[])[],
): Promise<Blob> {
  const { default: writeExcel } = await import('write-excel-file/universal');
  const head: Cell[] = columns.map(({ label }) => ({ value: label, type: String, fontWeight: 'bold' }));
  const body = lines.map((line) =>
    line.map((value, index): Cell => {
      if (value === null) return null;
      if (typeof value === 'string') return { value, type: String };
      return { value, type: Number, format: formats[columns[index]?.kind ?? 'text'] ?? '0.##' };
    }),
  );
  return writeExcel([head, ...body], { sheet: name.slice(0, 31), stickyRowsCount: 1 }).toBlob();
}
