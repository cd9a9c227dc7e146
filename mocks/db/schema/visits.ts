import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { findingTopics, followUpKinds, visitKinds, visitStates } from '#domain/visit/visit.ts';
import { businessColumns, cents, day, instant, recordColumns, ulid } from './columns.ts';
import { operations } from './operations.ts';
import { storedFiles } from './stored-files.ts';
import { tasks } from './tasks.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);
const operationId = () =>
  ulid('operation_id')
    .notNull()
    .references(() => operations.id);
const ids = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** A visit of an operation: who is met there, when, and what came of it. */
export const visits = pgTable(
  'visits',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    lotIds: ids('lot_ids'),
    kind: text('kind', { enum: visitKinds }).notNull(),
    startAt: instant('start_at').notNull(),
    durationMin: integer('duration_min').notNull(),
    contactIds: ids('contact_ids'),
    hostId: ulid('host_id')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: visitStates }).notNull().default('planned'),
    cancelReason: text('cancel_reason'),
    /** 1 to 5; null while nobody said. */
    rating: integer('rating'),
    /** The report. */
    notes: text('notes'),
    followUpKind: text('follow_up_kind', { enum: followUpKinds }).notNull().default('none'),
    followUpDueOn: day('follow_up_due_on'),
    /** What is to be done, as a task of the host. */
    followUpTaskId: ulid('follow_up_task_id').references(() => tasks.id, { onDelete: 'set null' }),
    /** Contacts to whom an invitation was sent, so that they hear of a cancellation. */
    invitedContactIds: ids('invited_contact_ids'),
    invitedAt: instant('invited_at'),
    /** The voucher that the visitors have signed. */
    voucherFileId: ulid('voucher_file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('visits_operation').on(table.operationId, table.startAt),
    index('visits_host').on(table.tenantId, table.hostId, table.startAt),
  ],
);

/** What was seen on a visit. The device that it is written on makes its identifier, so that it can be sent twice. */
export const visitFindings = pgTable(
  'visit_findings',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    visitId: ulid('visit_id')
      .notNull()
      .references(() => visits.id, { onDelete: 'cascade' }),
    room: text('room').notNull(),
    topic: text('topic', { enum: findingTopics }).notNull(),
    /** 1 slight, 2 marked, 3 serious. */
    severity: integer('severity').notNull(),
    estimateCents: cents('estimate_cents'),
    note: text('note').notNull(),
    /** When it was written, by the clock of the device: of two versions, the later one counts. */
    writtenAt: instant('written_at').notNull(),
    createdBy: ulid('created_by'),
    /** Removed: kept, so that a late copy does not bring it back. */
    removedAt: instant('removed_at'),
  },
  (table) => [index('visit_findings_visit').on(table.visitId, table.createdAt)],
);

/** A photograph of a finding; its identifier is made by the device, as that of the finding. */
export const visitPhotos = pgTable(
  'visit_photos',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    findingId: ulid('finding_id')
      .notNull()
      .references(() => visitFindings.id, { onDelete: 'cascade' }),
    /** Null once it was removed. */
    fileId: ulid('file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
    createdBy: ulid('created_by'),
    removedAt: instant('removed_at'),
  },
  (table) => [index('visit_photos_finding').on(table.findingId, table.createdAt)],
);

export type Visit = typeof visits.$inferSelect;
export type NewVisit = typeof visits.$inferInsert;
export type VisitFinding = typeof visitFindings.$inferSelect;
export type NewVisitFinding = typeof visitFindings.$inferInsert;
export type VisitPhoto = typeof visitPhotos.$inferSelect;
