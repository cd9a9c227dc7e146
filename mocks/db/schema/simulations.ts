import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StudyFigures } from '#domain/simulation/study/figures.ts';
import { scenarios, simulationStates, type Study } from '#domain/simulation/study/study.ts';
import { businessColumns, cents, instant, ulid } from './columns.ts';
import { operations } from './operations.ts';
import { projects } from './projects.ts';
import { tenants } from './tenants.ts';

/**
 * A financial simulation of an operation. It is read, copied and compared whole, and its lots stand in it as they
 * were when it was made, so that a validated one gives the same figures for ever: hypotheses, expenses and revenue
 * are one document. A draft is calculated anew whenever it is shown.
 */
export const simulations = pgTable(
  'simulations',
  {
    ...businessColumns(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    operationId: ulid('operation_id')
      .notNull()
      .references(() => operations.id),
    projectId: ulid('project_id').references(() => projects.id),
    name: text('name').notNull(),
    scenario: text('scenario', { enum: scenarios }).notNull(),
    status: text('status', { enum: simulationStates }).notNull().default('draft'),
    study: jsonb('study').$type<Study>().notNull(),
    /** Results as they were when it was validated, the engine that made them, and the day. */
    results: jsonb('results').$type<StudyFigures>(),
    engineVersion: text('engine_version'),
    validatedAt: instant('validated_at'),
    /** Of the results, for sums over operations. */
    costCents: cents('cost_cents'),
    revenueTtcCents: cents('revenue_ttc_cents'),
    revenueHtCents: cents('revenue_ht_cents'),
    marginCents: cents('margin_cents'),
  },
  (table) => [index('simulations_operation').on(table.operationId, table.status)],
);

export type SimulationRecord = typeof simulations.$inferSelect;
export type NewSimulation = typeof simulations.$inferInsert;
