import { and, arrayOverlaps, asc, desc, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import type { PartnerQuery } from '#contracts/client/partner/index.ts';
import { clientPartnerIndexPage } from '#contracts/client/partner/index.ts';
import { departmentName } from '#domain/geography/departments.ts';
import { containsWords, foldedWords } from '#mocks/db/fold.ts';
import { countRows } from '#mocks/db/queries/business-table.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations, partnerFavorites, partners } from '#mocks/db/schema/index.ts';
import { isClientContext, type SignedInContext } from '#mocks/server/context.ts';
import { bannerFor } from '../../banner/serve.ts';
import { partnerCards, published } from './cards.ts';

const perPage = 12;

/** Partners that the person keeps at hand. */
const favoriteOf = ({ actor, db }: SignedInContext): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(partnerFavorites)
      .where(and(eq(partnerFavorites.partnerId, partners.id), eq(partnerFavorites.userId, actor.user.id))),
  );

/** Departments of the operations that the person sees; null for whoever has no company. */
async function nearDepartmentsOf(context: SignedInContext): Promise<string[] | null> {
  if (!isClientContext(context)) return null;
  const rows = await context.db
    .selectDistinct({ code: operations.departmentCode })
    .from(operations)
    .where(liveOperations());
  return rows.map(({ code }) => code).toSorted();
}

/** How many published partners work in each department, by its code. */
async function zonesOf({ db }: SignedInContext) {
  const rows = await db.select({ zones: partners.zones }).from(partners).where(published());
  const counts = new Map<string, number>();
  for (const code of rows.flatMap(({ zones }) => zones)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .map(([code, count]) => ({ code, name: departmentName(code), count }))
    .toSorted((a, b) => a.code.localeCompare(b.code));
}

/** Props of the list of partners. */
export async function indexProps(context: SignedInContext, query: PartnerQuery) {
  const { db } = context;
  const near = await nearDepartmentsOf(context);
  const where = and(
    published(),
    containsWords(partners.searchText, foldedWords(query.q)),
    query.category.length > 0 ? inArray(partners.category, query.category) : undefined,
    query.department.length > 0 ? arrayOverlaps(partners.zones, query.department) : undefined,
    query.only === 'favorite' ? favoriteOf(context) : undefined,
    query.only === 'near' ? worksIn(near ?? []) : undefined,
  );
  const total = await countRows(db, partners, where);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(query.page, pages);
  const byName = [asc(sql`lower(${partners.name})`), asc(partners.id)];
  const rows = await db
    .select()
    .from(partners)
    .where(where)
    .orderBy(
      ...(query.sort === 'name' ? byName : [desc(partners.isFeatured), asc(partners.position), ...byName]),
    )
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    partners: await partnerCards(context, rows),
    meta: { page, perPage, total, pages },
    query: { ...query, page },
    defaults: clientPartnerIndexPage.query.parse({}),
    totalCount: await countRows(db, partners, published()),
    favoritesCount: await countRows(db, partners, and(published(), favoriteOf(context))),
    zones: await zonesOf(context),
    nearDepartments: near,
    banner: await bannerFor(context, 'partner_index'),
  };
}

/** Without an operation nothing is near. */
const worksIn = (codes: readonly string[]): SQL =>
  codes.length === 0 ? sql`false` : arrayOverlaps(partners.zones, [...codes]);
