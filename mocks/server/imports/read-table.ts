import { detectContentType } from '#mocks/services/files/content-type.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { Table } from './table.ts';

/** The table of a file: a workbook where its bytes show one, a text otherwise. @throws TableError */
export async function readTable(file: Blob): Promise<Table> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return detectContentType(bytes) === null ? readCsv(bytes) : readXlsx(bytes);
}
