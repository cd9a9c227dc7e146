import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { eventKinds } from '#domain/planning/event.ts';
import { businessColumns, day, ulid } from './columns.ts';
import { operations } from './operations.ts';
import { tenants } from './tenants.ts';

/** An appointment of people of a company: days and hours are those of Paris, as a wall planner has them. */
export const planningEvents = pgTable(
  'planning_events',
  {
    ...businessColumns(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    kind: text('kind', { enum: eventKinds }).notNull(),
    title: text('title').notNull(),
    description: text('description'),
    startsOn: day('starts_on').notNull(),
    /** `HH:MM`; null for whole days, as the end. */
    startTime: text('start_time'),
    endsOn: day('ends_on').notNull(),
    endTime: text('end_time'),
    location: text('location'),
    attendeeIds: text('attendee_ids')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    operationId: ulid('operation_id').references(() => operations.id, { onDelete: 'cascade' }),
  },
  (table) => [
    check('planning_events_days', sql`${table.startsOn} <= ${table.endsOn}`),
    index('planning_events_tenant').on(table.tenantId, table.startsOn),
    index('planning_events_operation').on(table.operationId),
  ],
);

export type PlanningEvent = typeof planningEvents.$inferSelect;
export type NewPlanningEvent = typeof planningEvents.$inferInsert;
