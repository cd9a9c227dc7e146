import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from './columns.ts';
import { users } from './users.ts';

/**
 * « Rester connecté »: a selector in clear and the hash of its validator.
 *
 * Tokens of one browser share a `family`; a token shown twice (`usedAt` set) betrays a theft, and the
 * whole family is then removed.
 */
export const rememberTokens = pgTable(
  'remember_tokens',
  {
    selector: text('selector').primaryKey(),
    validatorHash: text('validator_hash').notNull(),
    family: text('family').notNull(),
    userId: ulid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('remember_tokens_family').on(table.family),
    index('remember_tokens_user').on(table.userId),
  ],
);

export type RememberToken = typeof rememberTokens.$inferSelect;
export type NewRememberToken = typeof rememberTokens.$inferInsert;
