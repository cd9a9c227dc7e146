import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from './columns.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** Files that people gave, by their facts; the bytes are in the file store, under the border's folder. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: ulid('id').primaryKey(),
    tenantId: ulid('tenant_id').references(() => tenants.id, { onDelete: 'cascade' }),
    isPlatform: boolean('is_platform').notNull().default(false),
    sha256: text('sha256').notNull(),
    /** As the bytes themselves show it. */
    contentType: text('content_type').notNull(),
    /** As its giver called it, without path. */
    name: text('name').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdBy: ulid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('stored_files_tenant_or_platform', sql`(${table.tenantId} is not null) <> ${table.isPlatform}`),
    index('stored_files_tenant').on(table.tenantId),
    index('stored_files_content').on(table.sha256),
  ],
);

export type StoredFile = typeof storedFiles.$inferSelect;
