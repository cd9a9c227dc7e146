import { detectContentType } from '#mocks/services/files/content-type.ts';
import { readCsv } from './read-csv.ts';
import { type Table, TableError, tableOf } from './table.ts';
import { repack } from './unpack.ts';

/** The table of a file: a workbook where its bytes show one, a text otherwise. @throws TableError */
export async function readTable(file: Blob): Promise<Table> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return detectContentType(bytes) === null ? readCsv(bytes) : readXlsx(bytes);
}

/**
 * The first sheet of an Excel workbook. Formulas are never computed: a cell has the value that was kept with it.
 *
 * @throws TableError
 */
async function readXlsx(bytes: Uint8Array): Promise<Table> {
  const { readSheet } = await import('read-excel-file/universal');
  const lines = await readSheet(packed(bytes).buffer).catch((error: unknown) => {
    throw new TableError('unreadable', String(error));
  });
  return tableOf(lines.map((line) => line.map(cellText)));
}

function packed(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  try {
    return repack(bytes);
  } catch (error) {
    throw error instanceof TableError ? error : new TableError('unreadable', String(error));
  }
}

function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value instanceof Date ? value.toISOString().slice(0, 10) : '';
}
