import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { terminationReasons } from '#domain/operation/enums.ts';
import { terminationKinds, terminationStates } from '#domain/operation/termination.ts';
import { businessColumns, cents, day, instant, ulid } from './columns.ts';
import { operations } from './operations.ts';
import { tenants } from './tenants.ts';

/** The end of an operation: prepared, confirmed with its figures, and perhaps taken back. */
export const terminations = pgTable(
  'terminations',
  {
    ...businessColumns(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    operationId: ulid('operation_id')
      .notNull()
      .references(() => operations.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: terminationKinds }).notNull(),
    on: day('on'),
    reason: text('reason', { enum: terminationReasons }),
    comment: text('comment'),
    lessons: text('lessons'),
    /** The retention is still to be released after the end. */
    keepsRetentionFollowUp: boolean('keeps_retention_follow_up').notNull().default(false),
    /** Points that were open at the confirmation and ticked as known. */
    acknowledged: jsonb('acknowledged').$type<string[]>().notNull().default([]),
    finalCostCents: cents('final_cost_cents'),
    finalRevenueCents: cents('final_revenue_cents'),
    finalMarginCents: cents('final_margin_cents'),
    /** What an operation that was given up had cost. */
    sunkCostCents: cents('sunk_cost_cents'),
    irrBps: integer('irr_bps'),
    confirmedBy: ulid('confirmed_by'),
    confirmedAt: instant('confirmed_at'),
    reopenedAt: instant('reopened_at'),
    reopeningReason: text('reopening_reason'),
    status: text('status', { enum: terminationStates }).notNull().default('draft'),
  },
  (table) => [index('terminations_operation').on(table.operationId, table.createdAt)],
);

export type Termination = typeof terminations.$inferSelect;
export type NewTermination = typeof terminations.$inferInsert;
