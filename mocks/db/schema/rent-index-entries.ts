import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { indexRegions, rentIndexKinds } from '#domain/rental/rent-index.ts';
import { businessColumns, day } from './columns.ts';

/** Values of the indices of rents that staff entered from the publication, beside those that the product knows. */
export const rentIndexEntries = pgTable(
  'rent_index_entries',
  {
    ...businessColumns(),
    kind: text('kind', { enum: rentIndexKinds }).notNull(),
    region: text('region', { enum: indexRegions }).notNull(),
    /** As `2026T3`. */
    quarter: text('quarter').notNull(),
    /** Hundredths of a point. */
    hundredths: integer('hundredths').notNull(),
    publishedOn: day('published_on').notNull(),
    sourceUrl: text('source_url').notNull(),
  },
  (table) => [unique('rent_index_entries_quarter').on(table.kind, table.region, table.quarter)],
);

export type RentIndexEntry = typeof rentIndexEntries.$inferSelect;
