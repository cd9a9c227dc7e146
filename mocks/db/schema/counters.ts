import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The next number of a series, such as `FA-2026`; its row is locked while a number is taken. */
export const counters = pgTable('counters', {
  series: text('series').primaryKey(),
  next: integer('next').notNull().default(1),
});

export type NewCounter = typeof counters.$inferInsert;
