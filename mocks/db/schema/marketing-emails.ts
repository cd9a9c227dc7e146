import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CampaignAudience, CampaignBlock } from '#domain/relation/campaign.ts';
import {
  campaignFaults,
  campaignStates,
  recipientStates,
  skipReasons,
} from '#domain/relation/campaign-states.ts';
import { businessColumns, instant, recordColumns, ulid } from './columns.ts';
import { contacts } from './contacts.ts';
import { operations } from './operations.ts';
import { outgoingMails } from './outgoing-mails.ts';
import { searchText } from './search-text.ts';
import { tenants } from './tenants.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' });

/** « Modèle »: parts of a mail that a company keeps for its next campaigns. */
export const emailTemplates = pgTable(
  'email_templates',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    preheader: text('preheader').notNull(),
    blocks: jsonb('blocks').$type<CampaignBlock[]>().notNull(),
  },
  (table) => [index('email_templates_tenant').on(table.tenantId)],
);
export type EmailTemplate = typeof emailTemplates.$inferSelect;

/** « Campagne »: one mail to many people of a company, who agreed to it. */
export const marketingEmails = pgTable(
  'marketing_emails',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    name: text('name').notNull(),
    subject: text('subject').notNull().default(''),
    preheader: text('preheader').notNull().default(''),
    blocks: jsonb('blocks').$type<CampaignBlock[]>().notNull(),
    audience: jsonb('audience').$type<CampaignAudience>().notNull(),
    operationId: ulid('operation_id').references(() => operations.id, { onDelete: 'set null' }),
    throttlePerHour: integer('throttle_per_hour').notNull(),
    status: text('status', { enum: campaignStates }).notNull().default('draft'),
    fault: text('fault', { enum: campaignFaults }),
    /** A test of what it says now was sent; null again when that changes. */
    testedAt: instant('tested_at'),
    testSentTo: text('test_sent_to')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    scheduledAt: instant('scheduled_at'),
    /** Asked for at once: it can be taken back until it begins. */
    isImmediate: boolean('is_immediate').notNull().default(false),
    scheduledBy: ulid('scheduled_by'),
    startedAt: instant('started_at'),
    sentAt: instant('sent_at'),
    searchText: searchText('name', 'subject'),
  },
  (table) => [
    index('marketing_emails_tenant').on(table.tenantId, table.deletedAt),
    index('marketing_emails_due').on(table.status, table.scheduledAt),
    index('marketing_emails_operation').on(table.operationId),
  ],
);
export type MarketingEmail = typeof marketingEmails.$inferSelect;
export type NewMarketingEmail = typeof marketingEmails.$inferInsert;

/** Somebody for whom a campaign was meant when it began, and what became of it. */
export const marketingRecipients = pgTable(
  'marketing_recipients',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    campaignId: ulid('campaign_id')
      .notNull()
      .references(() => marketingEmails.id, { onDelete: 'cascade' }),
    contactId: ulid('contact_id').references(() => contacts.id, { onDelete: 'set null' }),
    position: integer('position').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    status: text('status', { enum: recipientStates }).notNull().default('queued'),
    /** Why nothing was sent; null for who gets it. */
    skipReason: text('skip_reason', { enum: skipReasons }),
    /** The mail that was written; null while its turn has not come. */
    mailId: ulid('mail_id').references(() => outgoingMails.id, { onDelete: 'set null' }),
    handedAt: instant('handed_at'),
    /** Opens the way to unsubscribe; the mail alone holds the token. */
    unsubscribeHash: text('unsubscribe_hash').unique(),
    /** Of the picture that tells of an opening: only where that was agreed to. */
    openHash: text('open_hash').unique(),
    openedAt: instant('opened_at'),
    unsubscribedAt: instant('unsubscribed_at'),
  },
  (table) => [
    index('marketing_recipients_campaign').on(table.campaignId, table.position),
    index('marketing_recipients_tenant').on(table.tenantId),
    index('marketing_recipients_contact').on(table.contactId),
    index('marketing_recipients_mail').on(table.mailId),
  ],
);
export type MarketingRecipient = typeof marketingRecipients.$inferSelect;
export type NewMarketingRecipient = typeof marketingRecipients.$inferInsert;

/** A link of a campaign, whose clicks are counted all together: nobody is told apart. */
export const marketingLinks = pgTable(
  'marketing_links',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    campaignId: ulid('campaign_id')
      .notNull()
      .references(() => marketingEmails.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    href: text('href').notNull(),
    clicks: integer('clicks').notNull().default(0),
  },
  (table) => [uniqueIndex('marketing_links_once').on(table.campaignId, table.position)],
);
export type MarketingLink = typeof marketingLinks.$inferSelect;
