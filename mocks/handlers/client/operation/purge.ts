import { eq, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#mocks/db/database.ts';
import * as schema from '#mocks/db/schema/index.ts';
import { removeFile } from '#mocks/server/files/store-file.ts';

/** Tables whose rows do not go with their operation by themselves, those first that others do not refer to. */
const kept = [
  schema.budgetLines,
  schema.simulations,
  schema.estimations,
  schema.visits,
  schema.lots,
  schema.projects,
  schema.operationNotes,
  schema.stateChanges,
] as const;

/** Money and words of the company that only name the operation: they stay. */
const released = [
  schema.treasuryAccounts,
  schema.transactions,
  schema.transactionSplits,
  schema.matchRules,
  schema.partnerRequests,
] as const;

/** Columns that hold a file, in tables whose rows belong to an operation: whatever tables there will be. */
const fileColumns: readonly {
  readonly table: PgTable;
  readonly operationId: PgColumn;
  readonly fileId: PgColumn;
}[] = Object.values(schema).flatMap((table) => {
  if (!is(table, PgTable)) return [];
  const keysTo = (foreign: PgTable) =>
    getTableConfig(table).foreignKeys.filter((key) => key.reference().foreignTable === foreign);
  // What merely names an operation lets go of it and keeps its file: a reference of a borrower.
  const owner = keysTo(schema.operations).find(({ onDelete }) => onDelete !== 'set null');
  const operationId = owner?.reference().columns[0];
  if (operationId === undefined) return [];
  return keysTo(schema.storedFiles).flatMap((key) =>
    key.reference().columns.map((fileId) => ({ table, operationId, fileId })),
  );
});

/** Removes an operation for good, with all that stands below it and the files of it. */
export async function purgeOperation(tx: Database, id: string): Promise<void> {
  const files = new Set<string>();
  for (const { table, operationId, fileId } of fileColumns) {
    const rows = await tx.select({ fileId }).from(table).where(eq(operationId, id));
    for (const row of rows) if (typeof row.fileId === 'string') files.add(row.fileId);
  }
  for (const table of released) {
    await tx.update(table).set({ operationId: null }).where(eq(table.operationId, id));
  }
  for (const table of kept) await tx.delete(table).where(eq(table.operationId, id));
  await tx.delete(schema.operations).where(eq(schema.operations.id, id));
  for (const file of files) await removeFile(tx, file);
}
