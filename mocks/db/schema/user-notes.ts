import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns, ulid } from './columns.ts';
import { users } from './users.ts';

/** What the platform's staff write to each other about an account. Never shown to the person. */
export const userNotes = pgTable(
  'user_notes',
  {
    ...recordColumns(),
    createdBy: ulid('created_by'),
    userId: ulid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
  },
  (table) => [index('user_notes_user').on(table.userId, table.createdAt)],
);

export type NewUserNote = typeof userNotes.$inferInsert;
