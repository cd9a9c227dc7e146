import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, recordColumns, ulid } from './columns.ts';
import { jobs } from './jobs.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** `ready` to be run once its columns are mapped; instants are the system clock's. */
export const importStatuses = ['ready', 'running', 'done', 'failed', 'reverted'] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Which column of the file fills a field, counted from 0; null for none. */
export type ImportMapping = Readonly<Record<string, number | null>>;

/** A file of records that a person brings in. */
export const imports = pgTable(
  'imports',
  {
    ...recordColumns(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    fileName: text('file_name').notNull(),
    headers: jsonb('headers').$type<readonly string[]>().notNull(),
    mapping: jsonb('mapping').$type<ImportMapping>().notNull(),
    status: text('status', { enum: importStatuses }).notNull().default('ready'),
    jobId: ulid('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    createdBy: ulid('created_by').references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    finishedAt: instant('finished_at'),
  },
  (table) => [index('imports_tenant').on(table.tenantId, table.createdAt)],
);

export type Import = typeof imports.$inferSelect;
