import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { actualityList, type ActualityRow } from '#contracts/admin/actuality/index.ts';
import { index } from '#generated/routes/admin/actuality.ts';
import * as actualityMessages from '#messages/admin/actuality.ts';
import { messagesFor } from '#messages/locale.ts';
import {
  actualities,
  actualityMedia,
  actualityReads,
  brands,
  plans,
  type Actuality,
} from '#mocks/db/schema/index.ts';
import type { SignedInContext } from '#mocks/server/context.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { defineListSource, type RowContext } from '#mocks/server/lists/define-list-source.ts';
import { byColumn, byPeriod, choiceLabels } from '#mocks/server/lists/filter-source.ts';
import { memberLabels, personNames } from '#mocks/server/lists/people.ts';

/** Where the list of articles finds its rows. */
export const actualitySource = defineListSource(actualityList, {
  page: 'Admin/Actuality/Index',
  area: 'actuality',
  table: actualities,
  href: index,
  search: actualities.searchText,
  filters: {
    category: byColumn(actualities.category, choiceLabels(actualityMessages, 'category')),
    status: byColumn(actualities.status, choiceLabels(actualityMessages, 'status')),
    author: byColumn(actualities.createdBy, memberLabels),
    publishAt: byPeriod(actualities.publishAt, 'instant'),
  },
  sorts: {
    publishAt: actualities.publishAt,
    views: sql`${actualities.viewsCount}`,
    createdAt: actualities.createdAt,
  },
  rows: actualityRows,
});

/** Rows with the addresses of their covers, which are signed for whoever asks. */
export async function withCovers(
  context: SignedInContext,
  rows: readonly ActualityRow[],
): Promise<ActualityRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const covers = await context.db
    .select({ id: actualityMedia.actualityId, fileId: actualityMedia.fileId })
    .from(actualityMedia)
    .where(and(inArray(actualityMedia.actualityId, ids), eq(actualityMedia.isCover, true)));
  const coverOf = new Map(covers.map(({ id, fileId }) => [id, fileId]));
  return Promise.all(
    rows.map(async (row) => {
      const fileId = coverOf.get(row.id);
      return { ...row, coverHref: fileId === undefined ? null : await fileHref(context, fileId) };
    }),
  );
}

async function actualityRows(
  { db, locale }: RowContext,
  records: readonly Actuality[],
): Promise<ActualityRow[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const reads = await db
    .select({ id: actualityReads.actualityId, count: count() })
    .from(actualityReads)
    .where(inArray(actualityReads.actualityId, ids))
    .groupBy(actualityReads.actualityId);
  const readsOf = new Map(reads.map((row) => [row.id, row.count]));
  const named = [
    ...(await db.select({ id: plans.id, name: plans.name }).from(plans)),
    ...(await db.select({ id: brands.id, name: brands.name }).from(brands)),
  ];
  const nameOf = new Map(named.map(({ id, name }) => [id, name]));
  const { roles } = messagesFor(locale, actualityMessages).choices;
  const authors = await personNames(
    db,
    records.map(({ createdBy }) => createdBy),
  );
  return records.map((row): ActualityRow => ({
    id: row.id,
    title: row.title,
    category: row.category,
    status: row.status,
    coverHref: null,
    audience: [
      ...[...row.planIds, ...row.brandIds].map((id) => nameOf.get(id) ?? '–'),
      ...row.roles.map((role) => roles[role]),
    ],
    author: authors.get(row.createdBy ?? '') ?? null,
    publishAt: row.publishAt?.toISOString() ?? null,
    readsCount: readsOf.get(row.id) ?? 0,
    viewsCount: row.viewsCount,
    isPinned: row.isPinned,
    createdAt: row.createdAt.toISOString(),
  }));
}
