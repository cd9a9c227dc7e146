import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns, ulid } from './columns.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** A file that somebody sends part by part, so that it goes on where the network broke off; gone once it is whole. */
export const uploads = pgTable(
  'uploads',
  {
    ...recordColumns(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    createdBy: ulid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What tells the file from others on its sender's device: name, size and day of its last change. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    receivedBytes: integer('received_bytes').notNull().default(0),
    /** SHA-256 of the parts in the file store, in their order. */
    parts: text('parts')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
  },
  (table) => [
    uniqueIndex('uploads_key').on(table.createdBy, table.tenantId, table.key),
    index('uploads_updated').on(table.updatedAt),
  ],
);

export type UploadRow = typeof uploads.$inferSelect;
