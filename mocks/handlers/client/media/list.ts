import { and, inArray, isNull, sql } from 'drizzle-orm';
import { mediaList, type MediaRow, type ShownFolder } from '#contracts/client/media.ts';
import { media as index } from '#generated/routes/client.ts';
import * as mediaMessages from '#messages/client/media.ts';
import { media, mediaFolders, storedFiles, type Media, type MediaRendition } from '#mocks/db/schema/index.ts';
import type { SignedInContext } from '#mocks/server/context.ts';
import { fileHref, fileHrefOrNull } from '#mocks/server/files/href.ts';
import { renditionsOf } from '#mocks/server/files/renditions.ts';
import { defineListSource } from '#mocks/server/lists/define-list-source.ts';
import {
  byArray,
  byColumn,
  byPeriod,
  choiceLabels,
  type FilterLabels,
} from '#mocks/server/lists/filter-source.ts';
import { operationLabels, operationNames } from '#mocks/server/lists/operation-names.ts';
import { memberLabels, personNames } from '#mocks/server/lists/people.ts';
import { mediaReach } from '#mocks/server/files/media-reach.ts';
import { isUsed, usesOf } from './uses.ts';

// Columns are written out: drizzle leaves the table off a column where a query reads one table alone, and `id`
// would then be that of the inner one.
const use = sql<string>`case when ${isUsed} then 'used' else 'unused' end`;

const sizeBytes = sql`(select file.size_bytes from ${storedFiles} file where file.id = "media"."file_id")`;

const folderLabels: FilterLabels = async ({ db }, values) => {
  if (values.length === 0) return new Map();
  const rows = await db
    .select({ id: mediaFolders.id, name: mediaFolders.name })
    .from(mediaFolders)
    .where(inArray(mediaFolders.id, [...values]));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Where the library finds its rows. */
export const mediaSource = defineListSource(mediaList, {
  page: 'Client/Media',
  area: 'media',
  table: media,
  href: index,
  search: media.searchText,
  reach: mediaReach,
  filters: {
    kind: byColumn(media.kind, choiceLabels(mediaMessages, 'kind')),
    operationId: byColumn(media.operationId, operationLabels),
    folderId: byColumn(media.folderId, folderLabels),
    stage: byColumn(media.stage, choiceLabels(mediaMessages, 'stage')),
    tag: byArray(media.tags),
    addedBy: byColumn(media.createdBy, memberLabels),
    addedOn: byPeriod(media.createdAt, 'instant'),
    takenOn: byPeriod(media.takenOn, 'day'),
    use: byColumn(use, choiceLabels(mediaMessages, 'use')),
  },
  sorts: {
    name: sql`lower(${media.title})`,
    createdAt: media.createdAt,
    takenOn: media.takenOn,
    size: sizeBytes,
  },
  rows: mediaRows,
});

/** Stored files as the pages of the library show them. */
export async function mediaRows(context: SignedInContext, records: readonly Media[]): Promise<MediaRow[]> {
  if (records.length === 0) return [];
  const { db } = context;
  const fileIds = records.flatMap(({ fileId }) => fileId ?? []);
  const files =
    fileIds.length === 0 ? [] : await db.select().from(storedFiles).where(inArray(storedFiles.id, fileIds));
  const fileOf = new Map(files.map((file) => [file.id, file]));
  const people = await personNames(
    db,
    records.map(({ createdBy }) => createdBy),
  );
  const operations = await operationNames(
    context,
    records.map(({ operationId }) => operationId),
  );
  const folders = await folderLabels(context, [
    ...new Set(records.flatMap(({ folderId }) => folderId ?? [])),
  ]);
  const uses = await usesOf(context, records);
  const copies = await renditionsOf(
    db,
    records.map(({ id }) => id),
  );
  return Promise.all(
    records.map(async (row): Promise<MediaRow> => {
      const file = fileOf.get(row.fileId ?? '');
      return {
        id: row.id,
        title: row.title,
        kind: row.kind,
        alt: row.alt ?? '',
        description: row.description ?? '',
        href: file ? await fileHref(context, file.id) : (row.externalUrl ?? ''),
        thumbHref: await fileHrefOrNull(context, row.thumbFileId),
        posterHref: await fileHrefOrNull(context, row.posterFileId),
        srcSet: await srcSetOf(context, row, copies.get(row.id) ?? []),
        fileName: file?.name ?? null,
        contentType: file?.contentType ?? null,
        sizeBytes: file?.sizeBytes ?? null,
        widthPx: row.widthPx,
        heightPx: row.heightPx,
        folder: named(folders, row.folderId),
        operation: named(operations, row.operationId),
        tags: row.tags,
        stage: row.stage,
        takenOn: row.takenOn,
        isConfidential: row.isConfidential,
        isCover: row.isCover,
        usesCount: uses.get(row.id)?.length ?? 0,
        addedBy: people.get(row.createdBy ?? '') ?? null,
        createdAt: row.createdAt.toISOString(),
      };
    }),
  );
}

/** A picture in its sizes, with addresses for whoever asks. */
async function srcSetOf(
  context: SignedInContext,
  { fileId, widthPx, heightPx }: Media,
  copies: readonly MediaRendition[],
): Promise<MediaRow['srcSet']> {
  if (copies.length === 0 || fileId === null || widthPx === null || heightPx === null) return [];
  const sizes = [...copies, { fileId, widthPx, heightPx }];
  return Promise.all(
    sizes.map(async (size) => ({
      href: await fileHref(context, size.fileId),
      widthPx: size.widthPx,
      heightPx: size.heightPx,
    })),
  );
}

function named(names: ReadonlyMap<string, string>, id: string | null) {
  const name = names.get(id ?? '');
  return id === null || name === undefined ? null : { id, name };
}

/** Every folder of the company by name, with how many files of it the person sees. */
export async function shownFolders(context: SignedInContext): Promise<ShownFolder[]> {
  const { db } = context;
  const folders = await db.select().from(mediaFolders).orderBy(mediaFolders.name);
  const placed = await db
    .select({ folderId: media.folderId, count: sql<number>`count(*)::int` })
    .from(media)
    .where(and(isNull(media.deletedAt), mediaReach(context)))
    .groupBy(media.folderId);
  const countOf = new Map(placed.map(({ folderId, count }) => [folderId, count]));
  return folders.map(({ id, name, parentId }) => ({ id, name, parentId, count: countOf.get(id) ?? 0 }));
}
