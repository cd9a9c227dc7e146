import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique, type AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  leadActivityKinds,
  leadAssignments,
  leadKinds,
  leadLostReasons,
  leadPortals,
  leadStates,
} from '#domain/lead/lead.ts';
import { businessColumns, cents, instant, recordColumns, ulid } from './columns.ts';
import { contacts } from './contacts.ts';
import { lots } from './lots.ts';
import { operations } from './operations.ts';
import { searchText } from './search-text.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);

/** How the requests of a company come in and to whom they go: one for each company. */
export const leadSources = pgTable(
  'lead_sources',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    assignment: text('assignment', { enum: leadAssignments }).notNull().default('none'),
    /** What is answered at once; null where nothing is. */
    autoReply: text('auto_reply'),
    /** Which address and secret senders use: both are derived from it and from the installation’s key. */
    keyNumber: integer('key_number').notNull().default(1),
    lastReceivedAt: instant('last_received_at'),
    /** The last who was put in charge, where they take turns. */
    lastAssignedTo: ulid('last_assigned_to'),
  },
  (table) => [unique('lead_sources_tenant').on(table.tenantId)],
);

/** Somebody who answered an advert, or the form of a mini-site. */
export const portalLeads = pgTable(
  'portal_leads',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: ulid('operation_id').references(() => operations.id, { onDelete: 'set null' }),
    lotId: ulid('lot_id').references(() => lots.id, { onDelete: 'set null' }),
    /** The way it came in; null for one that was typed. */
    sourceId: ulid('source_id').references(() => leadSources.id, { onDelete: 'set null' }),
    portal: text('portal', { enum: leadPortals }).notNull(),
    externalId: text('external_id'),
    listingRef: text('listing_ref'),
    receivedAt: instant('received_at').notNull(),
    dueAt: instant('due_at').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    phones: text('phones')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    message: text('message').notNull().default(''),
    kind: text('kind', { enum: leadKinds }).notNull().default('information'),
    budgetCents: cents('budget_cents'),
    /** The words that the person agreed to. */
    consentText: text('consent_text'),
    status: text('status', { enum: leadStates }).notNull().default('new'),
    lostReason: text('lost_reason', { enum: leadLostReasons }),
    assignedTo: ulid('assigned_to').references(() => users.id),
    firstResponseAt: instant('first_response_at'),
    contactId: ulid('contact_id').references(() => contacts.id, { onDelete: 'set null' }),
    visitId: ulid('visit_id'),
    /** The request of the same person on the same lot, a few days before. */
    duplicateOf: ulid('duplicate_of').references((): AnyPgColumn => portalLeads.id, { onDelete: 'set null' }),
    isOverdueNotified: boolean('is_overdue_notified').notNull().default(false),
    /** As it came in; emptied after thirty days. */
    raw: jsonb('raw').$type<Record<string, unknown>>(),
    searchText: searchText('last_name', 'first_name', 'email', 'listing_ref', 'message'),
  },
  (table) => [
    unique('portal_leads_external').on(table.tenantId, table.portal, table.externalId),
    index('portal_leads_tenant').on(table.tenantId, table.status, table.dueAt),
    index('portal_leads_operation').on(table.operationId, table.receivedAt),
    index('portal_leads_contact').on(table.contactId),
    index('portal_leads_lot').on(table.lotId),
  ],
);

/** What happened to a request: replies, calls, changes of state. */
export const leadActivities = pgTable(
  'lead_activities',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    leadId: ulid('lead_id')
      .notNull()
      .references(() => portalLeads.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: leadActivityKinds }).notNull(),
    /** The result of a call, the state that followed. */
    detail: text('detail').notNull().default(''),
    body: text('body').notNull().default(''),
    byUserId: ulid('by_user_id').references(() => users.id),
    at: instant('at').notNull(),
  },
  (table) => [index('lead_activities_lead').on(table.leadId, table.at)],
);

export type LeadSource = typeof leadSources.$inferSelect;
export type NewLeadSource = typeof leadSources.$inferInsert;
export type PortalLead = typeof portalLeads.$inferSelect;
export type NewPortalLead = typeof portalLeads.$inferInsert;
export type LeadActivity = typeof leadActivities.$inferSelect;
export type NewLeadActivity = typeof leadActivities.$inferInsert;
