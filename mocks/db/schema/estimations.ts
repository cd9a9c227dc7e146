import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  comparableSources,
  defaultMaxAgeMonths,
  defaultMaxDistanceM,
  estimationMethods,
  estimationStates,
  subjectConditions,
} from '#domain/estimation/enums.ts';
import { lotTypes } from '#domain/lot/states.ts';
import { areaM2, businessColumns, cents, day, degrees, ulid } from './columns.ts';
import { lots } from './lots.ts';
import { operations } from './operations.ts';
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

/** An opinion of value of an operation or of one of its lots, with what it rests on. Results are computed. */
export const estimations = pgTable(
  'estimations',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    lotId: ulid('lot_id').references(() => lots.id),
    title: text('title').notNull(),
    /** Day of the value. */
    on: day('on').notNull(),
    status: text('status', { enum: estimationStates }).notNull().default('draft'),
    method: text('method', { enum: estimationMethods }).notNull(),
    type: text('type', { enum: lotTypes }).notNull(),
    /** Null until somebody says. */
    areaM2: areaM2('area_m2'),
    rooms: integer('rooms'),
    condition: text('condition', { enum: subjectConditions }),
    floor: integer('floor'),
    hasElevator: boolean('has_elevator').notNull().default(false),
    hasExterior: boolean('has_exterior').notNull().default(false),
    lat: degrees('lat'),
    lng: degrees('lng'),
    maxDistanceM: integer('max_distance_m').notNull().default(defaultMaxDistanceM),
    maxAgeMonths: integer('max_age_months').notNull().default(defaultMaxAgeMonths),
    /** Null: what the method gives. */
    retainedCents: cents('retained_cents'),
    justification: text('justification'),
    comment: text('comment'),
    authorId: ulid('author_id')
      .notNull()
      .references(() => users.id),
    /** The one whose value counts elsewhere. */
    isReference: boolean('is_reference').notNull().default(false),
    annualRentCents: cents('annual_rent_cents'),
    vacancyBps: integer('vacancy_bps'),
    chargesCents: cents('charges_cents'),
    capRateBps: integer('cap_rate_bps'),
    /** Of the developer’s balance: revenue without VAT, costs other than the purchase, margin aimed at. */
    revenueHtCents: cents('revenue_ht_cents'),
    otherCostsCents: cents('other_costs_cents'),
    targetMarginBps: integer('target_margin_bps'),
  },
  (table) => [
    index('estimations_operation').on(table.operationId, table.on),
    uniqueIndex('estimations_reference')
      .on(table.operationId)
      .where(sql`${table.isReference} and ${table.deletedAt} is null`),
  ],
);

/** A known sale, or an advert, that an estimation is compared with. */
export const comparables = pgTable(
  'comparables',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    estimationId: ulid('estimation_id')
      .notNull()
      .references(() => estimations.id, { onDelete: 'cascade' }),
    source: text('source', { enum: comparableSources }).notNull(),
    addressLine: text('address_line'),
    city: text('city'),
    /** Day of the sale; of publication for an advert. */
    soldOn: day('sold_on').notNull(),
    priceCents: cents('price_cents').notNull(),
    areaM2: areaM2('area_m2').notNull(),
    rooms: integer('rooms'),
    type: text('type', { enum: lotTypes }),
    condition: text('condition', { enum: subjectConditions }),
    lat: degrees('lat'),
    lng: degrees('lng'),
    distanceM: integer('distance_m').notNull(),
    adjustBps: integer('adjust_bps').notNull().default(0),
    isIncluded: boolean('is_included').notNull().default(true),
    /** The mutation of the public sales file that it was taken from. */
    mutationId: text('mutation_id'),
  },
  (table) => [index('comparables_estimation').on(table.estimationId, table.createdAt)],
);

export type Estimation = typeof estimations.$inferSelect;
export type NewEstimation = typeof estimations.$inferInsert;
export type Comparable = typeof comparables.$inferSelect;
export type NewComparable = typeof comparables.$inferInsert;
