import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from './columns.ts';
import { tenants } from './tenants.ts';
import { locales, users } from './users.ts';

export const mailStatuses = ['queued', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/**
 * Every mail that the platform sends, written with the change that causes it and delivered afterwards.
 *
 * `html` and `text` hold links with single-use secrets: they are emptied once a mail server has taken the
 * mail. Instants are the system clock's.
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: ulid('id').primaryKey(),
    tenantId: ulid('tenant_id').references(() => tenants.id, { onDelete: 'cascade' }),
    userId: ulid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    toAddress: text('to_address').notNull(),
    toName: text('to_name'),
    fromAddress: text('from_address').notNull(),
    fromName: text('from_name').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** An entry for the reader’s calendar, as an iCalendar file. */
    calendar: text('calendar'),
    status: text('status', { enum: mailStatuses }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** What the last attempt ran into. */
    error: text('error'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('outgoing_mails_created').on(table.createdAt),
    index('outgoing_mails_tenant').on(table.tenantId, table.createdAt),
    index('outgoing_mails_user').on(table.userId),
  ],
);

export type OutgoingMailRow = typeof outgoingMails.$inferSelect;
export type NewOutgoingMail = typeof outgoingMails.$inferInsert;
