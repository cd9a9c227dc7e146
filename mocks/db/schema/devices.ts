import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from './columns.ts';
import { users } from './users.ts';

/**
 * A browser from which a person signed in, known by a cookie of its own. `trustedUntil` spares it the second
 * factor. The token is kept as its SHA-256 only; instants are the system clock's.
 */
export const devices = pgTable(
  'devices',
  {
    id: ulid('id').primaryKey(),
    userId: ulid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    userAgent: text('user_agent').notNull().default(''),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    trustedUntil: instant('trusted_until'),
  },
  (table) => [index('devices_user').on(table.userId)],
);

export type Device = typeof devices.$inferSelect;
