import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { lotTypes } from '#domain/lot/states.ts';
import { feePayers, mandateKinds, visibilities, type Rent } from '#domain/quick-sale/enums.ts';
import { lotDiagnosticKinds } from '#domain/sale/enums.ts';
import { quickSaleStates } from '#domain/quick-sale/states.ts';
import { areaM2, businessColumns, cents, day, degrees, ulid } from './columns.ts';
import { contacts } from './contacts.ts';
import { occupancies, type LotDetails } from './lots.ts';
import { operations } from './operations.ts';
import { profiles } from './profiles.ts';
import { searchText } from './search-text.ts';
import { storedFiles } from './stored-files.ts';
import { tenants } from './tenants.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);

const texts = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** A property that is sold as it stands, without an operation: what it is, its price and papers, its advert. */
export const quickSales = pgTable(
  'quick_sales',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    ref: text('ref').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: lotTypes }).notNull(),
    status: text('status', { enum: quickSaleStates }).notNull().default('draft'),
    addressLine: text('address_line').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    inseeCode: text('insee_code').notNull(),
    lat: degrees('lat'),
    lng: degrees('lng'),
    level: integer('level'),
    areaM2: areaM2('area_m2').notNull(),
    details: jsonb('details').$type<LotDetails>().notNull().default({}),
    ownerProfileId: ulid('owner_profile_id').references(() => profiles.id, { onDelete: 'set null' }),

    netSellerCents: cents('net_seller_cents'),
    feePayer: text('fee_payer', { enum: feePayers }).notNull().default('none'),
    feeCents: cents('fee_cents'),
    mandateKind: text('mandate_kind', { enum: mandateKinds }).notNull().default('none'),
    mandateNumber: text('mandate_number'),
    mandateStartOn: day('mandate_start_on'),
    mandateEndOn: day('mandate_end_on'),
    occupancy: text('occupancy', { enum: occupancies }).notNull().default('vacant'),
    rents: jsonb('rents').$type<Rent[]>().notNull().default([]),
    /** Of a year, as are the next two. */
    propertyTaxCents: cents('property_tax_cents'),
    /** What the tenant does not bear. */
    coproChargesCents: cents('copro_charges_cents'),
    insuranceCents: cents('insurance_cents'),
    vacancyBps: integer('vacancy_bps').notNull().default(0),
    managementBps: integer('management_bps').notNull().default(0),

    title: text('title'),
    pitch: text('pitch'),
    /** Sanitised HTML. */
    description: text('description'),
    titleEn: text('title_en'),
    pitchEn: text('pitch_en'),
    descriptionEn: text('description_en'),
    strengths: texts('strengths'),
    /** Pictures of the library, in their order. */
    mediaIds: texts('media_ids'),
    virtualTourUrl: text('virtual_tour_url'),
    visibility: text('visibility', { enum: visibilities }).notNull().default('private'),

    publishedOn: day('published_on'),
    buyerContactId: ulid('buyer_contact_id').references(() => contacts.id, { onDelete: 'set null' }),
    /** As the buyer was called then. */
    buyerName: text('buyer_name'),
    offeredPriceCents: cents('offered_price_cents'),
    contractOn: day('contract_on'),
    soldOn: day('sold_on'),
    finalPriceCents: cents('final_price_cents'),
    withdrawalReason: text('withdrawal_reason'),
    /** The operation that was made of it. */
    operationId: ulid('operation_id').references(() => operations.id, { onDelete: 'set null' }),
    searchText: searchText('ref', 'name', 'city', 'address_line', 'title'),
  },
  (table) => [
    check('quick_sales_area', sql`${table.areaM2} > 0`),
    uniqueIndex('quick_sales_ref')
      .on(table.tenantId, table.ref)
      .where(sql`${table.deletedAt} is null`),
    index('quick_sales_tenant').on(table.tenantId, table.deletedAt, table.status),
    index('quick_sales_operation').on(table.operationId),
    index('quick_sales_owner_profile').on(table.ownerProfileId),
    index('quick_sales_buyer').on(table.buyerContactId),
  ],
);

/** A technical report on a property on sale. */
export const quickSaleDiagnostics = pgTable(
  'quick_sale_diagnostics',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    quickSaleId: ulid('quick_sale_id')
      .notNull()
      .references(() => quickSales.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: lotDiagnosticKinds }).notNull(),
    on: day('on').notNull(),
    result: text('result'),
    /** It found something: lead or asbestos is then looked for again. */
    isPositive: boolean('is_positive').notNull().default(false),
    fileId: ulid('file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('quick_sale_diagnostics_sale').on(table.quickSaleId, table.on),
    index('quick_sale_diagnostics_file').on(table.fileId),
  ],
);

export type QuickSale = typeof quickSales.$inferSelect;
export type NewQuickSale = typeof quickSales.$inferInsert;
export type QuickSaleDiagnostic = typeof quickSaleDiagnostics.$inferSelect;
export type NewQuickSaleDiagnostic = typeof quickSaleDiagnostics.$inferInsert;
