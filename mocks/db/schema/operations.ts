import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { acquisitionRegimes, operationKinds, sourceKinds, vatRegimes } from '#domain/operation/enums.ts';
import type { ResaleYears } from '#domain/operation/enums.ts';
import { taxedPremises } from '#domain/purchase/premises.ts';
import { operationStates } from '#domain/operation/states.ts';
import { areaM2, businessColumns, cents, day, degrees, ulid } from './columns.ts';
import { contacts } from './contacts.ts';
import { profiles } from './profiles.ts';
import { searchText } from './search-text.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** A parcel of the land registry; `areaM2` with two decimals as a string. */
export interface Parcel {
  prefix?: string;
  section: string;
  number: string;
  areaM2?: string;
}

/**
 * An operation: what is bought, changed and sold again.
 *
 * Dates of facts (`acquiredOn`…) follow the state machine; `target…On` are aims. Revenue is not stored:
 * it is the sum of the lots.
 */
export const operations = pgTable(
  'operations',
  {
    ...businessColumns(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    ref: text('ref').notNull(),
    name: text('name').notNull(),
    status: text('status', { enum: operationStates }).notNull(),
    kind: text('kind', { enum: operationKinds }).notNull(),

    addressLine: text('address_line').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    inseeCode: text('insee_code').notNull(),
    departmentCode: text('department_code').notNull(),
    lat: degrees('lat'),
    lng: degrees('lng'),
    parcels: jsonb('parcels').$type<Parcel[]>().notNull().default([]),
    landAreaM2: areaM2('land_area_m2'),
    builtAreaM2: areaM2('built_area_m2'),
    buildYear: integer('build_year'),
    completedOver5Years: boolean('completed_over_5_years').notNull().default(true),

    sellerContactId: ulid('seller_contact_id').references(() => contacts.id),
    sourceKind: text('source_kind', { enum: sourceKinds }),
    agentContactId: ulid('agent_contact_id').references(() => contacts.id),
    askingPriceCents: cents('asking_price_cents'),
    offeredPriceCents: cents('offered_price_cents'),
    purchasePriceCents: cents('purchase_price_cents'),

    acquisitionRegime: text('acquisition_regime', { enum: acquisitionRegimes }).notNull().default('mdb'),
    resaleYears: integer('resale_years').$type<ResaleYears>().notNull().default(5),
    /** Premises that Île-de-France taxes, where that is what is bought. */
    purchasedPremises: text('purchased_premises', { enum: taxedPremises }),
    /** Their part of the price in basis points, where something else is bought with them. */
    purchasedPremisesBps: integer('purchased_premises_bps'),
    acquiredOn: day('acquired_on'),
    resaleDeadlineOn: day('resale_deadline_on'),
    buildDeadlineOn: day('build_deadline_on'),
    vatRegime: text('vat_regime', { enum: vatRegimes }).notNull(),
    ownerProfileId: ulid('owner_profile_id').references(() => profiles.id),
    managerId: ulid('manager_id')
      .notNull()
      .references(() => users.id),
    teamUserIds: text('team_user_ids')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),

    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    summary: text('summary'),
    /** HTML, already sanitised. */
    description: text('description'),
    strengths: text('strengths')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    risks: text('risks')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),

    /** The selected project (without a key: projects refer to their operation). */
    activeProjectId: ulid('active_project_id'),
    /** The validated simulation whose figures the operation shows (without a key, as above). */
    activeSimulationId: ulid('active_simulation_id'),

    saleOpenedOn: day('sale_opened_on'),
    worksStartedOn: day('works_started_on'),
    receptionOn: day('reception_on'),
    closedOn: day('closed_on'),
    abandonedOn: day('abandoned_on'),
    targetDeedOn: day('target_deed_on'),
    targetWorksEndOn: day('target_works_end_on'),
    targetCloseOn: day('target_close_on'),
    searchText: searchText('ref', 'name', 'city', 'address_line', 'postal_code'),
  },
  (table) => [
    unique('operations_tenant_ref').on(table.tenantId, table.ref),
    index('operations_tenant_updated').on(table.tenantId, table.updatedAt),
    index('operations_tenant_status').on(table.tenantId, table.status),
  ],
);

export type Operation = typeof operations.$inferSelect;
export type NewOperation = typeof operations.$inferInsert;
