import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { businessColumns, cents, day, instant, ulid } from './columns.ts';
import { searchText } from './search-text.ts';
import { users } from './users.ts';

/** « Campagne UTM »: a link that is followed, by what it adds to the address that it leads to. */
export const utms = pgTable(
  'utms',
  {
    ...businessColumns(),
    name: text('name').notNull(),
    /** Of the short link, `/r/{slug}`. */
    slug: text('slug').notNull(),
    /** A path of our own (`/inscription`), or a whole address of a site of ours. */
    targetUrl: text('target_url').notNull(),
    source: text('source').notNull(),
    medium: text('medium').notNull(),
    campaign: text('campaign').notNull(),
    /** Empty for none, as the next. */
    term: text('term').notNull().default(''),
    content: text('content').notNull().default(''),
    startsOn: day('starts_on'),
    endsOn: day('ends_on'),
    costCents: cents('cost_cents'),
    ownerUserId: ulid('owner_user_id').references(() => users.id),
    isArchived: boolean('is_archived').notNull().default(false),
    searchText: searchText('name', 'source', 'medium', 'campaign', 'slug'),
  },
  (table) => [
    uniqueIndex('utms_slug').on(table.slug),
    // Two links with the same words could not be told apart at sign-up.
    uniqueIndex('utms_words').on(table.source, table.medium, table.campaign, table.term, table.content),
  ],
);

/** Visits of one browser by a followed link on one day; who it was cannot be told from the next day on. */
export const utmHits = pgTable(
  'utm_hits',
  {
    id: ulid('id').primaryKey(),
    utmId: ulid('utm_id')
      .notNull()
      .references(() => utms.id, { onDelete: 'cascade' }),
    day: day('day').notNull(),
    visitorHash: text('visitor_hash').notNull(),
    landingPath: text('landing_path').notNull(),
    visits: integer('visits').notNull().default(1),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    uniqueIndex('utm_hits_visitor').on(table.utmId, table.day, table.visitorHash),
    index('utm_hits_day').on(table.utmId, table.day),
  ],
);

export type Utm = typeof utms.$inferSelect;
export type NewUtm = typeof utms.$inferInsert;
export type NewUtmHit = typeof utmHits.$inferInsert;
