import { readTable } from '#mocks/server/imports/read-table.ts';
import { TableError } from '#mocks/server/imports/table.ts';
import type { Finding } from './worker-inspector.ts';

/** Reads a table. Only for a thread of its own. */
export async function inspectTable(bytes: ArrayBuffer): Promise<Finding> {
  try {
    return { kind: 'table', table: await readTable(new Blob([bytes])) };
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return { kind: 'tableError', problem: error.problem, detail: error.message };
  }
}
