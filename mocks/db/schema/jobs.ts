import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from './columns.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

export const jobStatuses = ['queued', 'running', 'done', 'failed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** How far a job has come, in whatever it counts. */
export interface JobProgress {
  done: number;
  total: number;
}

/**
 * Work done outside of requests. A job belongs to one company, or expressly to the platform; instants are
 * the system clock's.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: ulid('id').primaryKey(),
    kind: text('kind').notNull(),
    tenantId: ulid('tenant_id').references(() => tenants.id, { onDelete: 'cascade' }),
    isPlatform: boolean('is_platform').notNull().default(false),
    payload: jsonb('payload').notNull(),
    status: text('status', { enum: jobStatuses }).notNull().default('queued'),
    progress: jsonb('progress').$type<JobProgress>(),
    /** Not before this instant: later for a job that failed and is tried again. */
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** A running job whose runner was not heard of until then is taken again. */
    leaseUntil: instant('lease_until'),
    error: text('error'),
    result: jsonb('result'),
    createdBy: ulid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    check('jobs_tenant_or_platform', sql`(${table.tenantId} is not null) <> ${table.isPlatform}`),
    index('jobs_due').on(table.status, table.runAt),
    index('jobs_tenant').on(table.tenantId, table.createdAt),
    index('jobs_finished').on(table.finishedAt),
  ],
);

export type Job = typeof jobs.$inferSelect;
export type NewJob = typeof jobs.$inferInsert;
