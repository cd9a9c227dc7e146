import { boolean, index, integer, pgTable, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { mailOrigins, mailStates, mailStatuses, suppressionReasons } from '#domain/relation/mail.ts';
import { mailRoutes } from '#domain/relation/smtp.ts';
import { instant, ulid } from './columns.ts';
import { contacts } from './contacts.ts';
import { operations } from './operations.ts';
import { searchText } from './search-text.ts';
import { storedFiles } from './stored-files.ts';
import { tenants } from './tenants.ts';
import { locales, users } from './users.ts';

/**
 * Every mail that the platform sends, written with the change that causes it and delivered afterwards.
 *
 * `html` and `text` of most kinds hold links with single-use secrets: they are emptied once a mail server has
 * taken the mail. What a company writes to others (`keepsBody`) stays for twenty-four months, in its history of
 * mails. Instants are the system clock's, `writtenAt` apart.
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
    /** A document that goes with it; it leaves without, once the document is gone. */
    attachmentFileId: ulid('attachment_file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
    status: text('status', { enum: mailStatuses }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** What the last attempt ran into. */
    error: text('error'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    origin: text('origin', { enum: mailOrigins }).notNull().default('system'),
    /** The company reads it again in its history. */
    keepsBody: boolean('keeps_body').notNull().default(false),
    /** On the clock of the trade: when the history of the company says that it was written. */
    writtenAt: instant('written_at').notNull().defaultNow(),
    /** Who had it sent. */
    createdBy: ulid('created_by'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
    deletedAt: instant('deleted_at'),
    contactId: ulid('contact_id').references(() => contacts.id, { onDelete: 'set null' }),
    operationId: ulid('operation_id').references(() => operations.id, { onDelete: 'set null' }),
    /** When whoever had it sent was told that the address refused it. */
    bounceNotifiedAt: instant('bounce_notified_at'),
    /** The mail that this one repeats or forwards. */
    resendOf: ulid('resend_of').references((): AnyPgColumn => outgoingMails.id, { onDelete: 'set null' }),
    /** Whose mail server took it. */
    route: text('route', { enum: mailRoutes }).notNull().default('platform'),
    /** Where a mail program asks that nothing more be sent (RFC 8058); empty once the mail has left. */
    unsubscribeHref: text('unsubscribe_href'),
    searchText: searchText('subject', 'to_address', 'to_name'),
  },
  (table) => [
    index('outgoing_mails_created').on(table.createdAt),
    index('outgoing_mails_tenant').on(table.tenantId, table.createdAt),
    index('outgoing_mails_user').on(table.userId),
    index('outgoing_mails_written').on(table.tenantId, table.writtenAt),
    index('outgoing_mails_contact').on(table.contactId),
    index('outgoing_mails_operation').on(table.operationId),
    index('outgoing_mails_repeated').on(table.resendOf),
  ],
);

/** What became of a mail of a company, step by step; instants on the clock of the trade. */
export const mailEvents = pgTable(
  'mail_events',
  {
    id: ulid('id').primaryKey(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    mailId: ulid('mail_id')
      .notNull()
      .references(() => outgoingMails.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: mailStates }).notNull(),
    at: instant('at').notNull(),
    /** The answer of the server: 550; null without one. */
    code: integer('code'),
    /** What the server said, without secrets. */
    detail: text('detail'),
  },
  (table) => [
    index('mail_events_mail').on(table.mailId, table.at),
    index('mail_events_tenant').on(table.tenantId),
  ],
);
export type MailEvent = typeof mailEvents.$inferSelect;

/** An address to which a company sends nothing more; the address itself is not kept. */
export const suppressions = pgTable(
  'suppressions',
  {
    id: ulid('id').primaryKey(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    addressHash: text('address_hash').notNull(),
    /** « h•••@example.test », for people to recognise it. */
    addressHint: text('address_hint').notNull(),
    reason: text('reason', { enum: suppressionReasons }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('suppressions_once').on(table.tenantId, table.addressHash)],
);
export type Suppression = typeof suppressions.$inferSelect;

export type OutgoingMailRow = typeof outgoingMails.$inferSelect;
export type NewOutgoingMail = typeof outgoingMails.$inferInsert;
