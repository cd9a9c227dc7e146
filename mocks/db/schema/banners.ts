import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bannerPlacements } from '#domain/partner/banner.ts';
import { businessColumns, day, instant, ulid } from './columns.ts';
import { partners } from './partners.ts';
import { searchText } from './search-text.ts';
import { storedFiles } from './stored-files.ts';

const noTexts = sql`'{}'::text[]`;
const picture = (name: string) => ulid(name).references(() => storedFiles.id);

/** « Bannière »: a picture with a link that a partner has on the pages of clients for a time. */
export const banners = pgTable(
  'banners',
  {
    ...businessColumns(),
    partnerId: ulid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    desktopFileId: picture('desktop_file_id'),
    mobileFileId: picture('mobile_file_id'),
    alt: text('alt').notNull(),
    linkUrl: text('link_url').notNull(),
    placement: text('placement', { enum: bannerPlacements }).notNull(),
    /** Those meant, as the two lists that follow; empty for all. */
    planIds: text('plan_ids').array().notNull().default(noTexts),
    brandIds: text('brand_ids').array().notNull().default(noTexts),
    departments: text('departments').array().notNull().default(noTexts),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Its share among those shown at the same place, 1 to 10. */
    weight: integer('weight').notNull().default(1),
    isPaused: boolean('is_paused').notNull().default(false),
    maxImpressions: integer('max_impressions'),
    /** Sums of `banner_stats`, by which it is ended and sorted. */
    impressionsCount: integer('impressions_count').notNull().default(0),
    clicksCount: integer('clicks_count').notNull().default(0),
    searchText: searchText('title', 'alt'),
  },
  (table) => [
    index('banners_partner').on(table.partnerId),
    index('banners_placement').on(table.placement, table.startsAt),
  ],
);

/** How often a banner was seen and followed on a day; who did is kept nowhere. */
export const bannerStats = pgTable(
  'banner_stats',
  {
    bannerId: ulid('banner_id')
      .notNull()
      .references(() => banners.id, { onDelete: 'cascade' }),
    day: day('day').notNull(),
    impressions: integer('impressions').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.bannerId, table.day] })],
);

export type BannerRow = typeof banners.$inferSelect;
export type NewBanner = typeof banners.$inferInsert;
export type NewBannerStat = typeof bannerStats.$inferInsert;
