import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from './columns.ts';
import { users } from './users.ts';

const owner = () =>
  ulid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Hashes of former passwords, so that the last ones are not taken again. */
export const passwordHistory = pgTable(
  'password_history',
  {
    id: ulid('id').primaryKey(),
    userId: owner(),
    passwordHash: text('password_hash').notNull(),
    replacedAt: instant('replaced_at').notNull(),
  },
  (table) => [index('password_history_user').on(table.userId)],
);

/** Codes that stand for a lost second factor, each good once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: ulid('id').primaryKey(),
    userId: owner(),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);
