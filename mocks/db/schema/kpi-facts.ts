import { bigint, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { day, instant, recordColumns, ulid } from './columns.ts';

/** A figure of the platform on a day, computed from the other tables; it can always be computed again. */
export const kpiFacts = pgTable(
  'kpi_facts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull(),
    day: day('day').notNull(),
    /** `all`, or what it is told by: `plan`, `brand`, `activity`, `department`, `source`. */
    dimension: text('dimension').notNull(),
    /** An identifier, a code or a word; empty for all, and where it is not known. */
    part: text('part').notNull(),
    /** Cents, basis points or a count, by its key; null where nothing was measured yet. */
    value: bigint('value', { mode: 'number' }),
    /** The companies that a figure about what clients do comes from; null for any other. */
    companies: text('companies').array(),
    /** On the clock of the trade. */
    computedAt: instant('computed_at').notNull(),
  },
  (table) => [unique('kpi_facts_part').on(table.key, table.dimension, table.part, table.day)],
);

/** « Objectif »: what a figure is meant to reach in a month. */
export const kpiGoals = pgTable(
  'kpi_goals',
  {
    ...recordColumns(),
    createdBy: ulid('created_by'),
    version: integer('version').notNull().default(1),
    key: text('key').notNull(),
    /** `YYYY-MM` */
    month: text('month').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [unique('kpi_goals_month').on(table.key, table.month)],
);

export type KpiGoal = typeof kpiGoals.$inferSelect;
