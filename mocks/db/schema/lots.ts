import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { lotStates, lotTypes, saleModes } from '#domain/lot/states.ts';
import { areaM2, businessColumns, cents, day, ulid } from './columns.ts';
import { media } from './media.ts';
import { operations } from './operations.ts';
import { projects } from './projects.ts';
import { searchText } from './search-text.ts';
import { tenants } from './tenants.ts';

export const lotVatModes = ['inherit', 'exempt', 'margin', 'total', 'total_reduced'] as const;
export type LotVatMode = (typeof lotVatModes)[number];
export const occupancies = ['vacant', 'rented', 'occupied_by_seller'] as const;
export type Occupancy = (typeof occupancies)[number];

/** The block that depends on the type of the lot: rooms, floor, kind of garage, services… */
export type LotDetails = Record<string, unknown>;

/** A unit of an operation that is sold on its own. */
export const lots = pgTable(
  'lots',
  {
    ...businessColumns(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    operationId: ulid('operation_id')
      .notNull()
      .references(() => operations.id),
    /** The programme that it was drawn up for; null: a lot that exists. */
    projectId: ulid('project_id').references(() => projects.id, { onDelete: 'set null' }),
    ref: text('ref').notNull(),
    type: text('type', { enum: lotTypes }).notNull(),
    label: text('label'),
    buildingLabel: text('building_label'),
    level: integer('level'),
    areaM2: areaM2('area_m2').notNull(),
    habitableM2: areaM2('habitable_m2'),
    tantiemes: integer('tantiemes'),
    saleMode: text('sale_mode', { enum: saleModes }).notNull(),
    priceTtcCents: cents('price_ttc_cents'),
    existingPriceCents: cents('existing_price_cents'),
    worksPriceCents: cents('works_price_cents'),
    /** Floor price: the owner's eyes only. */
    minPriceCents: cents('min_price_cents'),
    vatMode: text('vat_mode', { enum: lotVatModes }).notNull().default('inherit'),
    forSaleOn: day('for_sale_on'),
    status: text('status', { enum: lotStates }).notNull().default('draft'),
    occupancy: text('occupancy', { enum: occupancies }).notNull().default('vacant'),
    /** Lots that are sold with it: a garage, a cellar. */
    annexLotIds: text('annex_lot_ids')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Of the library of the operation. */
    planMediaId: ulid('plan_media_id').references(() => media.id, { onDelete: 'set null' }),
    /** Of the library of the operation, in their order. */
    photoMediaIds: text('photo_media_ids')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    searchText: searchText('ref', 'label', 'building_label'),
    details: jsonb('details').$type<LotDetails>().notNull().default({}),
  },
  (table) => [
    unique('lots_operation_ref').on(table.operationId, table.ref),
    index('lots_project').on(table.projectId),
    index('lots_plan_media').on(table.planMediaId),
    index('lots_tenant_status').on(table.tenantId, table.status),
  ],
);

export type Lot = typeof lots.$inferSelect;
export type NewLot = typeof lots.$inferInsert;
