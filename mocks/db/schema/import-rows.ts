import { integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { ulid } from './columns.ts';
import { imports } from './imports.ts';
import { tenants } from './tenants.ts';

/** A line of an imported file, as it stood there. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: ulid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    /** As a spreadsheet counts: 2 for the first below the headers. */
    line: integer('line').notNull(),
    cells: jsonb('cells').$type<readonly string[]>().notNull(),
    /** Why it cannot be taken, by field, in the words of the person; null for a valid line. */
    errors: jsonb('errors').$type<Readonly<Record<string, string>>>(),
    /** The record that was made of it. */
    recordId: ulid('record_id'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
);

export type ImportRow = typeof importRows.$inferSelect;
