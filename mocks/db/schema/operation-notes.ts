import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { businessColumns, ulid } from './columns.ts';
import { operations } from './operations.ts';
import { tenants } from './tenants.ts';

/** A note left on an operation, plain text, in the team's journal. */
export const operationNotes = pgTable(
  'operation_notes',
  {
    ...businessColumns(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    operationId: ulid('operation_id')
      .notNull()
      .references(() => operations.id),
    text: text('text').notNull(),
  },
  (table) => [index('operation_notes_operation').on(table.operationId, table.createdAt)],
);

export type OperationNote = typeof operationNotes.$inferSelect;
export type NewOperationNote = typeof operationNotes.$inferInsert;
