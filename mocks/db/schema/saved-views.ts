import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, recordColumns, ulid } from './columns.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** A list as a person wants to find it again: what stands in its address, under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    ...recordColumns(),
    /** Null for the lists of the administration. */
    tenantId: ulid('tenant_id').references(() => tenants.id, { onDelete: 'cascade' }),
    /** Who saved it. */
    userId: ulid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Name of the page, such as `Client/Operation/Index`. */
    page: text('page').notNull(),
    name: text('name').notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    /** Seen by the whole company. */
    isShared: boolean('is_shared').notNull().default(false),
    /** Opened for its author when the list's address asks for nothing. */
    isDefault: boolean('is_default').notNull().default(false),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('saved_views_tenant_page').on(table.tenantId, table.page),
    uniqueIndex('saved_views_default')
      .on(table.userId, table.page, sql`coalesce(${table.tenantId}, '')`)
      .where(sql`is_default and deleted_at is null`),
  ],
);

export type SavedViewRow = typeof savedViews.$inferSelect;
