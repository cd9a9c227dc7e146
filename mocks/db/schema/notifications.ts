import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NotificationKindId } from '#domain/notification/kinds.ts';
import { instant, ulid } from './columns.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

export const severities = ['info', 'success', 'warning', 'danger'] as const;
export type Severity = (typeof severities)[number];

/**
 * A notice to one person, about one company or about their own account (`tenantId` null). Its text is a key
 * and values, written when it is read, in the person's language. Instants are the business clock's.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: ulid('id').primaryKey(),
    userId: ulid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tenantId: ulid('tenant_id').references(() => tenants.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKindId>().notNull(),
    severity: text('severity', { enum: severities }).notNull(),
    textKey: text('text_key').notNull(),
    values: jsonb('values').$type<Record<string, string | number>>().notNull().default({}),
    /** An address of ours, without origin; null when there is nothing to open. */
    href: text('href'),
    subjectType: text('subject_type'),
    subjectId: text('subject_id'),
    /** How often it happened while the person had not read it. */
    groupedCount: integer('grouped_count').notNull().default(1),
    /** Shown in the application; otherwise it only waits for the digest. */
    isInApp: boolean('is_in_app').notNull(),
    isInDigest: boolean('is_in_digest').notNull(),
    digestedAt: instant('digested_at'),
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt),
    index('notifications_created').on(table.createdAt),
    // What happens again to the same subject before it was read is the same line.
    uniqueIndex('notifications_unread_subject')
      .on(table.userId, table.kind, table.subjectType, table.subjectId)
      .where(sql`read_at is null`),
  ],
);

export type Notification = typeof notifications.$inferSelect;
