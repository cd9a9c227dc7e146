import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { saleLineKinds } from '#domain/estimation/public-sales.ts';
import { areaM2, businessColumns, cents, day, degrees, ulid } from './columns.ts';
import { tenants } from './tenants.ts';

/** Lines of the public sales file (DVF) that a company brought in, to find comparables in. */
export const saleLines = pgTable(
  'sale_lines',
  {
    ...businessColumns(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    mutationId: text('mutation_id').notNull(),
    /** All that tells the line apart, but the identifiers that change from one publication to the next. */
    lineKey: text('line_key').notNull(),
    soldOn: day('sold_on').notNull(),
    priceCents: cents('price_cents').notNull(),
    kind: text('kind', { enum: saleLineKinds }).notNull(),
    areaM2: areaM2('area_m2'),
    rooms: integer('rooms'),
    landAreaM2: areaM2('land_area_m2'),
    parcel: text('parcel').notNull(),
    landUse: text('land_use').notNull(),
    addressLine: text('address_line').notNull(),
    city: text('city').notNull(),
    lat: degrees('lat').notNull(),
    lng: degrees('lng').notNull(),
  },
  (table) => [
    unique('sale_lines_key').on(table.tenantId, table.lineKey),
    index('sale_lines_place').on(table.tenantId, table.lat, table.lng),
    index('sale_lines_mutation').on(table.tenantId, table.mutationId),
  ],
);

export type StoredSaleLine = typeof saleLines.$inferSelect;
