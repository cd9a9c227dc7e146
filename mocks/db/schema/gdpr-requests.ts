import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { day, instant, recordColumns, ulid } from './columns.ts';
import { storedFiles } from './stored-files.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

export const gdprSubjects = ['contact', 'user'] as const;
export const gdprKinds = ['acces', 'rectification', 'effacement', 'opposition', 'portabilite'] as const;
export const gdprStatuses = ['open', 'extended', 'done', 'refused'] as const;

/**
 * What a person asks about their data (GDPR, art. 15 to 21), and until when they must be answered. A member's
 * request for a copy of their own data (`subjectKind` `user`) is answered by a file; its instants are the
 * system clock's.
 */
export const gdprRequests = pgTable(
  'gdpr_requests',
  {
    ...recordColumns(),
    version: integer('version').notNull().default(1),
    /** Null for somebody who works for no company, such as who steers a brand. */
    tenantId: ulid('tenant_id').references(() => tenants.id),
    subjectKind: text('subject_kind', { enum: gdprSubjects }).notNull(),
    /** The contact or the account; its name is copied, since it may be erased. */
    subjectId: ulid('subject_id'),
    subjectName: text('subject_name').notNull(),
    kind: text('kind', { enum: gdprKinds }).notNull(),
    receivedOn: day('received_on').notNull(),
    dueOn: day('due_on').notNull(),
    status: text('status', { enum: gdprStatuses }).notNull().default('open'),
    answer: text('answer'),
    fileId: ulid('file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
    /** Until when the file may be fetched. */
    fileExpiresAt: instant('file_expires_at'),
    handledBy: ulid('handled_by').references(() => users.id),
  },
  (table) => [index('gdpr_requests_tenant').on(table.tenantId, table.dueOn)],
);

export type GdprRequest = typeof gdprRequests.$inferSelect;
