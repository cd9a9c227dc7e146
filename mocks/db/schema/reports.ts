import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  reportFormats,
  reportFrequencies,
  reportKeys,
  reportRunStates,
  type ReportParams,
} from '#domain/reporting/report.ts';
import { businessColumns, day, instant, recordColumns, ulid } from './columns.ts';
import { storedFiles } from './stored-files.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);

/** « Rapport enregistré »: a report with its criteria, perhaps sent by itself. */
export const savedReports = pgTable(
  'reports',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    key: text('key', { enum: reportKeys }).notNull(),
    name: text('name').notNull(),
    params: jsonb('params').$type<ReportParams>().notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    frequency: text('frequency', { enum: reportFrequencies }),
    /** Of the week from Monday, 1 to 7, or of the month, 1 to 28. */
    day: integer('day'),
    /** Members of the company. */
    recipientIds: text('recipient_ids')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    lastSentOn: day('last_sent_on'),
    lastRunAt: instant('last_run_at'),
  },
  (table) => [index('reports_tenant').on(table.tenantId, table.deletedAt)],
);

/** A run of a report that was left to a job, or kept as a file. */
export const reportRuns = pgTable(
  'report_runs',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    userId: ulid('user_id')
      .notNull()
      .references(() => users.id),
    reportId: ulid('report_id').references(() => savedReports.id, { onDelete: 'set null' }),
    key: text('key', { enum: reportKeys }).notNull(),
    params: jsonb('params').$type<ReportParams>().notNull(),
    format: text('format', { enum: reportFormats }).notNull(),
    status: text('status', { enum: reportRunStates }).notNull(),
    fileId: ulid('file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
    fileName: text('file_name'),
    rowsCount: integer('rows_count'),
    doneAt: instant('done_at'),
  },
  (table) => [index('report_runs_user').on(table.userId, table.createdAt)],
);

export type SavedReport = typeof savedReports.$inferSelect;
export type NewSavedReport = typeof savedReports.$inferInsert;
export type ReportRun = typeof reportRuns.$inferSelect;
