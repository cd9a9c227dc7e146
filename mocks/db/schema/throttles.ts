import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Counters of attempts per key, forgotten at `resetsAt` (system clock). */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('throttles_reset').on(table.resetsAt)],
);

export type Throttle = typeof throttles.$inferSelect;
