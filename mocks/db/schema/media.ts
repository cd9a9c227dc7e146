import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { mediaKinds, mediaStages } from '#domain/media/media.ts';
import { businessColumns, day, recordColumns, ulid } from './columns.ts';
import { operations } from './operations.ts';
import { searchText } from './search-text.ts';
import { storedFiles } from './stored-files.ts';
import { tenants } from './tenants.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);

/** A folder of a company's library. */
export const mediaFolders = pgTable(
  'media_folders',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    name: text('name').notNull(),
    /** The folder that it stands in; null for the outermost. */
    parentId: ulid('parent_id'),
    createdBy: ulid('created_by'),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id], name: 'media_folders_parent' }),
    uniqueIndex('media_folders_name').on(table.tenantId, sql`coalesce(${table.parentId}, '')`, table.name),
  ],
);

/** A file, or a video elsewhere, of a company's library. */
export const media = pgTable(
  'media',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: ulid('operation_id').references(() => operations.id, { onDelete: 'cascade' }),
    folderId: ulid('folder_id').references(() => mediaFolders.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: mediaKinds }).notNull(),
    title: text('title').notNull(),
    /** What it shows, for who does not see it. */
    alt: text('alt'),
    description: text('description'),
    /** Null for a link. */
    fileId: ulid('file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
    /** Of a picture. */
    thumbFileId: ulid('thumb_file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
    /** Of a video on another site: what stands for it until it plays. */
    posterFileId: ulid('poster_file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    externalUrl: text('external_url'),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    stage: text('stage', { enum: mediaStages }),
    takenOn: day('taken_on'),
    credit: text('credit'),
    isConfidential: boolean('is_confidential').notNull().default(false),
    /** It stands for its operation wherever that is shown. */
    isCover: boolean('is_cover').notNull().default(false),
    /** The picture of the same place before the works, on the one from after. */
    beforeId: ulid('before_id'),
    /** Rank among those of its operation. */
    position: integer('position').notNull().default(0),
    searchText: searchText('title', 'description', 'alt'),
  },
  (table) => [
    foreignKey({ columns: [table.beforeId], foreignColumns: [table.id], name: 'media_before' }).onDelete(
      'set null',
    ),
    check('media_file_or_link', sql`${table.fileId} is null or ${table.externalUrl} is null`),
    check('media_cover_of_operation', sql`not ${table.isCover} or ${table.operationId} is not null`),
    uniqueIndex('media_cover')
      .on(table.operationId)
      .where(sql`${table.isCover} and ${table.deletedAt} is null`),
    index('media_tenant').on(table.tenantId, table.deletedAt, table.createdAt),
    index('media_operation').on(table.operationId, table.position),
    index('media_folder').on(table.folderId),
    index('media_file').on(table.fileId),
    index('media_thumb_file').on(table.thumbFileId),
    index('media_poster_file').on(table.posterFileId),
  ],
);

/** A picture of the library in one of its smaller sizes. */
export const mediaRenditions = pgTable(
  'media_renditions',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    mediaId: ulid('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    fileId: ulid('file_id')
      .notNull()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    /** The longest side that was asked for: one of `renditionSides`. */
    sidePx: integer('side_px').notNull(),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
  },
  (table) => [
    uniqueIndex('media_renditions_side').on(table.mediaId, table.sidePx),
    index('media_renditions_file').on(table.fileId),
  ],
);

export type Media = typeof media.$inferSelect;
export type NewMedia = typeof media.$inferInsert;
export type MediaFolder = typeof mediaFolders.$inferSelect;
export type NewMediaFolder = typeof mediaFolders.$inferInsert;
export type MediaRendition = typeof mediaRenditions.$inferSelect;
