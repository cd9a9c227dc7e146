import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The last time that each recurring task was due and handed over, so that it is done once, by one process. */
export const recurringRuns = pgTable('recurring_runs', {
  name: text('name').primaryKey(),
  dueAt: instant('due_at').notNull(),
});
