import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ulid } from './columns.ts';
import { users } from './users.ts';

export const oneTimePurposes = [
  'password-reset',
  'email-verification',
  'unlock',
  'email-change',
  'email-revert',
] as const;
export type OneTimePurpose = (typeof oneTimePurposes)[number];

/**
 * Links that are good once, each for one purpose of one person, who has one of
 * a kind at a time. Only the SHA-256 of the token is kept, so that
 * a leaked table opens nothing. Instants are the system clock's.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: ulid('id').primaryKey(),
    purpose: text('purpose', { enum: oneTimePurposes }).notNull(),
    userId: ulid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('one_time_tokens_live')
      .on(table.userId, table.purpose)
      .where(sql`${table.usedAt} is null`),
    index('one_time_tokens_expiry').on(table.expiresAt),
  ],
);

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;
export type NewOneTimeToken = typeof oneTimeTokens.$inferInsert;
