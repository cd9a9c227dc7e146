import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { activities } from '#domain/company/enums.ts';
import {
  prospectActivityKinds,
  prospectBases,
  prospectSources,
  prospectStates,
} from '#domain/growth/prospect.ts';
import { brands } from './brands.ts';
import { businessColumns, cents, day, instant, recordColumns, ulid } from './columns.ts';
import { plans } from './plans.ts';
import { searchText } from './search-text.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';
import { utms } from './utms.ts';

/** « Prospect »: somebody who may become a client of the platform. */
export const prospects = pgTable(
  'prospects',
  {
    ...businessColumns(),
    company: text('company'),
    firstName: text('first_name'),
    lastName: text('last_name').notNull(),
    email: text('email'),
    phone: text('phone'),
    city: text('city'),
    activity: text('activity', { enum: activities }),
    source: text('source', { enum: prospectSources }).notNull(),
    utmId: ulid('utm_id').references(() => utms.id, { onDelete: 'set null' }),
    brandId: ulid('brand_id').references(() => brands.id),
    assignedTo: ulid('assigned_to').references(() => users.id),
    status: text('status', { enum: prospectStates }).notNull().default('new'),
    /** Order within its column of the board; the lowest comes first. */
    position: integer('position').notNull().default(0),
    nextActionOn: day('next_action_on'),
    expectedPlanId: ulid('expected_plan_id').references(() => plans.id),
    expectedMrrCents: cents('expected_mrr_cents'),
    lostReason: text('lost_reason'),
    consentBasis: text('consent_basis', { enum: prospectBases }).notNull(),
    lastContactAt: instant('last_contact_at'),
    /** When the person last came to us: the record goes three years after. */
    personContactOn: day('person_contact_on').notNull(),
    wonTenantId: ulid('won_tenant_id').references(() => tenants.id),
    searchText: searchText('company', 'last_name', 'first_name', 'email', 'city'),
  },
  (table) => [
    index('prospects_status').on(table.status, table.position),
    index('prospects_assigned').on(table.assignedTo),
  ],
);

/** What was said or done with a prospect. */
export const prospectActivities = pgTable(
  'prospect_activities',
  {
    ...recordColumns(),
    createdBy: ulid('created_by'),
    prospectId: ulid('prospect_id')
      .notNull()
      .references(() => prospects.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: prospectActivityKinds }).notNull(),
    body: text('body').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('prospect_activities_prospect').on(table.prospectId, table.at)],
);

export type Prospect = typeof prospects.$inferSelect;
export type NewProspect = typeof prospects.$inferInsert;
export type NewProspectActivity = typeof prospectActivities.$inferInsert;
