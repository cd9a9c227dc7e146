import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import {
  actualityFeedback,
  clientActualityIndexPage,
  type ActualityQuery,
  type ArticleCard,
} from '#contracts/client/actuality/index.ts';
import { clientActualityShowPage } from '#contracts/client/actuality/show.ts';
import { readingMinutes } from '#domain/news/actuality.ts';
import { show } from '#generated/routes/client/actuality.ts';
import * as actualityMessages from '#messages/client/actuality.ts';
import { messagesFor } from '#messages/locale.ts';
import { countRows } from '#mocks/db/queries/business-table.ts';
import { containsWords, foldedWords } from '#mocks/db/fold.ts';
import { actualities, actualityMedia, actualityReads, type Actuality } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import { parameter, type SignedInContext } from '#mocks/server/context.ts';
import { HttpFailure, notFound } from '#mocks/server/failures.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { accountAction, accountPage, redirect } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { bannerFor } from '../../banner/serve.ts';
import { mediaOf } from '../../admin/actuality/media.ts';
import { meantFor, openTo } from './audience.ts';

const perPage = 12;

const unreadBy = ({ actor, db }: SignedInContext): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(actualityReads)
      .where(and(eq(actualityReads.actualityId, actualities.id), eq(actualityReads.userId, actor.user.id))),
  );

const newestFirst = [desc(actualities.publishedAt), desc(actualities.id)];

async function cardsOf(context: SignedInContext, rows: readonly Actuality[]): Promise<ArticleCard[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { db, actor } = context;
  const covers = await db
    .select()
    .from(actualityMedia)
    .where(and(inArray(actualityMedia.actualityId, ids), eq(actualityMedia.isCover, true)));
  const reads = await db
    .select({ id: actualityReads.actualityId })
    .from(actualityReads)
    .where(and(inArray(actualityReads.actualityId, ids), eq(actualityReads.userId, actor.user.id)));
  const read = new Set(reads.map(({ id }) => id));
  return Promise.all(
    rows.map(async (row): Promise<ArticleCard> => {
      const cover = covers.find(({ actualityId }) => actualityId === row.id);
      return {
        id: row.id,
        slug: row.slug,
        title: row.title,
        category: row.category,
        excerpt: row.excerpt,
        cover: cover ? { href: await fileHref(context, cover.fileId), alt: cover.alt } : null,
        publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
        readingMinutes: readingMinutes(row.body),
        isPinned: row.isPinned,
        isUnread: !read.has(row.id),
      };
    }),
  );
}

async function indexProps(context: SignedInContext, query: ActualityQuery) {
  const { db } = context;
  const open = await openTo(context);
  const where = and(
    open,
    containsWords(actualities.searchText, foldedWords(query.q)),
    query.category.length > 0 ? inArray(actualities.category, query.category) : undefined,
    query.unread === '1' ? unreadBy(context) : undefined,
  );
  const total = await countRows(db, actualities, where);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(query.page, pages);
  const rows = await db
    .select()
    .from(actualities)
    .where(where)
    .orderBy(desc(actualities.isPinned), ...newestFirst)
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    actualities: await cardsOf(context, rows),
    meta: { page, perPage, total, pages },
    query: { ...query, page },
    defaults: clientActualityIndexPage.query.parse({}),
    totalCount: await countRows(db, actualities, open),
    unreadCount: await countRows(db, actualities, and(open, unreadBy(context))),
    banner: await bannerFor(context, 'actuality'),
  };
}

/** The article that a condition finds, as far as it is meant for the person. @throws HttpFailure 404, 410 once archived */
async function articleWhere(context: SignedInContext, condition: SQL): Promise<Actuality> {
  const meant = and(condition, isNull(actualities.deletedAt), await meantFor(context));
  const [row] = await context.db.select().from(actualities).where(meant).limit(1);
  if (row?.status === 'archived') throw new HttpFailure(410, 'archived article');
  if (row?.status !== 'published') throw notFound('article');
  return row;
}

const articleOfRoute = (context: SignedInContext): Promise<Actuality> =>
  articleWhere(context, eq(actualities.id, parameter(context, 'actuality')));

async function neighbour(context: SignedInContext, row: Actuality, side: 'before' | 'after') {
  const at = row.publishedAt ?? row.createdAt;
  const isBefore = side === 'before';
  const compare = isBefore ? lt : gt;
  const there = or(
    compare(actualities.publishedAt, at),
    and(eq(actualities.publishedAt, at), compare(actualities.id, row.id)),
  );
  const order = isBefore ? newestFirst : [asc(actualities.publishedAt), asc(actualities.id)];
  const [found] = await context.db
    .select({ slug: actualities.slug, title: actualities.title })
    .from(actualities)
    .where(and(await openTo(context), there))
    .orderBy(...order)
    .limit(1);
  return found ?? null;
}

async function showProps(context: SignedInContext) {
  const { db, actor } = context;
  const row = await articleWhere(context, eq(actualities.slug, parameter(context, 'slug')));
  const [card] = await cardsOf(context, [row]);
  if (card === undefined) throw notFound('article');
  const [read] = await db
    .select({ isUseful: actualityReads.isUseful })
    .from(actualityReads)
    .where(and(eq(actualityReads.actualityId, row.id), eq(actualityReads.userId, actor.user.id)))
    .limit(1);
  const related = await db
    .select()
    .from(actualities)
    .where(and(await openTo(context), ne(actualities.id, row.id)))
    .orderBy(desc(eq(actualities.category, row.category)), ...newestFirst)
    .limit(3);
  const media = await mediaOf(context, row.id);
  const names = await personNames(db, [row.createdBy]);
  return {
    article: {
      ...card,
      body: row.body,
      author: names.get(row.createdBy ?? '') ?? null,
      gallery: media.filter(({ isCover }) => !isCover).map(({ href, alt }) => ({ href, alt })),
      isUseful: read?.isUseful ?? null,
    },
    previous: await neighbour(context, row, 'before'),
    next: await neighbour(context, row, 'after'),
    related: await cardsOf(context, related),
  };
}

/** News of the platform, for those whom they are meant for. */
export const clientActualityResource = defineResource({
  handlers: {
    'client.actuality.index': accountPage(clientActualityIndexPage, indexProps),
    'client.actuality.show': accountPage(clientActualityShowPage, showProps),
    'client.actuality.read': accountAction(noPayload, {
      find: articleOfRoute,
      act: async ({ db, actor, deps }, _payload, row) => {
        await db.transaction(async (tx) => {
          const readAt = deps.clock.businessNow();
          await tx
            .insert(actualityReads)
            .values({ actualityId: row.id, userId: actor.user.id, readAt })
            .onConflictDoNothing();
          await tx
            .update(actualities)
            .set({ viewsCount: sql`${actualities.viewsCount} + 1` })
            .where(eq(actualities.id, row.id));
        });
        return redirect(show(row.slug));
      },
    }),
    'client.actuality.read.all': accountAction(noPayload, async (context) => {
      const { db, actor, deps, locale } = context;
      const rows = await db
        .select({ id: actualities.id })
        .from(actualities)
        .where(and(await openTo(context), unreadBy(context)));
      const readAt = deps.clock.businessNow();
      const read = rows.map(({ id }) => ({ actualityId: id, userId: actor.user.id, readAt }));
      if (read.length > 0) await db.insert(actualityReads).values(read).onConflictDoNothing();
      const text = messagesFor(locale, actualityMessages).allRead;
      return redirect(backAddress(context), { type: 'success', text });
    }),
    'client.actuality.feedback': accountAction(actualityFeedback, {
      find: articleOfRoute,
      act: async ({ db, actor, deps, locale }, { isUseful }, row) => {
        const readAt = deps.clock.businessNow();
        await db
          .insert(actualityReads)
          .values({
            actualityId: row.id,
            userId: actor.user.id,
            readAt,
            isUseful,
          })
          .onConflictDoUpdate({
            target: [actualityReads.actualityId, actualityReads.userId],
            set: { isUseful },
          });
        const text = messagesFor(locale, actualityMessages).thanks;
        return redirect(show(row.slug), { type: 'success', text });
      },
    }),
  },
});
