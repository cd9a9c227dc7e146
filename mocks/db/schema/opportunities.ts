import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { lotTypes } from '#domain/lot/states.ts';
import { sourceKinds } from '#domain/operation/enums.ts';
import { quickWorksKinds } from '#domain/sourcing/opportunity.ts';
import { quickVatModes } from '#domain/sourcing/quick-simulation.ts';
import { energyClasses } from '#domain/sourcing/read-advert.ts';
import { opportunityStages } from '#domain/sourcing/stages.ts';
import { areaM2, businessColumns, cents, day, degrees, ulid } from './columns.ts';
import { contacts } from './contacts.ts';
import { operations } from './operations.ts';
import { searchText } from './search-text.ts';
import { storedFiles } from './stored-files.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);

/** A property that the company might buy, from the advert to the operation that is made of it. */
export const opportunities = pgTable(
  'opportunities',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    title: text('title').notNull(),
    type: text('type', { enum: lotTypes }).notNull(),
    stage: text('stage', { enum: opportunityStages }).notNull().default('to_qualify'),
    rejectReason: text('reject_reason'),

    addressLine: text('address_line'),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    inseeCode: text('insee_code').notNull(),
    lat: degrees('lat'),
    lng: degrees('lng'),
    /** The address as its copies are recognised by; null without one. */
    addressKey: text('address_key'),
    /** Another property at an address that is known already. */
    isOtherAtAddress: boolean('is_other_at_address').notNull().default(false),

    askingPriceCents: cents('asking_price_cents').notNull(),
    areaM2: areaM2('area_m2').notNull(),
    landAreaM2: areaM2('land_area_m2'),
    roomsCount: integer('rooms_count'),
    energyClass: text('energy_class', { enum: energyClasses }),

    sourceKind: text('source_kind', { enum: sourceKinds }).notNull(),
    url: text('url'),
    contactId: ulid('contact_id').references(() => contacts.id, { onDelete: 'set null' }),
    assignedTo: ulid('assigned_to').references(() => users.id),
    notes: text('notes'),
    photoFileId: ulid('photo_file_id').references(() => storedFiles.id, { onDelete: 'set null' }),

    marketPerM2Cents: cents('market_per_m2_cents'),
    worksPerM2Cents: cents('works_per_m2_cents'),
    exitPerM2Cents: cents('exit_per_m2_cents'),
    worksKind: text('works_kind', { enum: quickWorksKinds }).notNull(),
    vatMode: text('vat_mode', { enum: quickVatModes }).notNull(),
    carryingBps: integer('carrying_bps').notNull(),
    months: integer('months').notNull(),
    salesFeesBps: integer('sales_fees_bps').notNull(),
    wantedMarginBps: integer('wanted_margin_bps').notNull(),
    /** Out of 100, given by hand. */
    locationNote: integer('location_note'),
    sellerNote: integer('seller_note'),
    worksNote: integer('works_note'),

    /** The next four are calculated whenever the record is saved, on `calculatedOn`. */
    marketGapBps: integer('market_gap_bps'),
    marginBps: integer('margin_bps'),
    maxPriceCents: cents('max_price_cents'),
    score: integer('score'),
    calculatedOn: day('calculated_on').notNull(),

    /** The operation that was made of it. */
    operationId: ulid('operation_id').references(() => operations.id, { onDelete: 'set null' }),
    searchText: searchText('title', 'city', 'address_line', 'postal_code', 'notes'),
  },
  (table) => [
    check('opportunities_price', sql`${table.askingPriceCents} > 0`),
    check('opportunities_area', sql`${table.areaM2} > 0`),
    uniqueIndex('opportunities_url')
      .on(table.tenantId, table.url)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('opportunities_address')
      .on(table.tenantId, table.addressKey)
      .where(sql`${table.deletedAt} is null and not ${table.isOtherAtAddress}`),
    uniqueIndex('opportunities_operation').on(table.operationId),
    index('opportunities_tenant').on(table.tenantId, table.deletedAt, table.stage),
  ],
);

/** A commune of an alert. */
export interface AlertCommune {
  readonly inseeCode: string;
  readonly name: string;
}

/** What somebody wants to hear of when it is entered. */
export const sourcingAlerts = pgTable(
  'sourcing_alerts',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    name: text('name').notNull(),
    communes: jsonb('communes').$type<AlertCommune[]>().notNull().default([]),
    types: text('types', { enum: lotTypes })
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    maxPriceCents: cents('max_price_cents'),
    minAreaM2: areaM2('min_area_m2'),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('sourcing_alerts_tenant').on(table.tenantId, table.deletedAt)],
);

export type Opportunity = typeof opportunities.$inferSelect;
export type NewOpportunity = typeof opportunities.$inferInsert;
export type SourcingAlert = typeof sourcingAlerts.$inferSelect;
export type NewSourcingAlert = typeof sourcingAlerts.$inferInsert;
