import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { actualityCategories, actualityRoles, actualityStates } from '#domain/news/actuality.ts';
import { businessColumns, instant, recordColumns, ulid } from './columns.ts';
import { searchText } from './search-text.ts';
import { storedFiles } from './stored-files.ts';
import { users } from './users.ts';

const noTexts = sql`'{}'::text[]`;

/** « Actualité »: news of the platform for its clients. */
export const actualities = pgTable(
  'actualities',
  {
    ...businessColumns(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    category: text('category', { enum: actualityCategories }).notNull(),
    excerpt: text('excerpt').notNull(),
    /** Formatted text, cleaned; empty for none. */
    body: text('body').notNull().default(''),
    /** Those meant, as the two lists that follow; empty for all. */
    planIds: text('plan_ids').array().notNull().default(noTexts),
    brandIds: text('brand_ids').array().notNull().default(noTexts),
    roles: text('roles', { enum: actualityRoles }).array().notNull().default(noTexts),
    status: text('status', { enum: actualityStates }).notNull().default('draft'),
    /** When it is to be published, or was. */
    publishAt: instant('publish_at'),
    publishedAt: instant('published_at'),
    isPinned: boolean('is_pinned').notNull().default(false),
    isNotified: boolean('is_notified').notNull().default(false),
    /** Openings of at least five seconds. */
    viewsCount: integer('views_count').notNull().default(0),
    searchText: searchText('title', 'excerpt'),
  },
  (table) => [
    uniqueIndex('actualities_slug').on(table.slug),
    index('actualities_status').on(table.status, table.publishAt),
  ],
);

const actualityId = () =>
  ulid('actuality_id')
    .notNull()
    .references(() => actualities.id, { onDelete: 'cascade' });

/** A picture of an article, with what is seen on it. */
export const actualityMedia = pgTable(
  'actuality_media',
  {
    ...recordColumns(),
    actualityId: actualityId(),
    fileId: ulid('file_id')
      .notNull()
      .references(() => storedFiles.id),
    alt: text('alt').notNull(),
    /** The one that lists show. */
    isCover: boolean('is_cover').notNull().default(false),
  },
  (table) => [index('actuality_media_actuality').on(table.actualityId, table.createdAt)],
);

/** That somebody read an article, and whether it was of use to them. */
export const actualityReads = pgTable(
  'actuality_reads',
  {
    actualityId: actualityId(),
    userId: ulid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: instant('read_at').notNull(),
    isUseful: boolean('is_useful'),
  },
  (table) => [
    primaryKey({ columns: [table.actualityId, table.userId] }),
    index('actuality_reads_user').on(table.userId),
  ],
);

export type Actuality = typeof actualities.$inferSelect;
export type NewActuality = typeof actualities.$inferInsert;
export type NewActualityRead = typeof actualityReads.$inferInsert;
