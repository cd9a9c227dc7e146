import { isNotNull, isNull } from 'drizzle-orm';
import { brandList, brandStates, type BrandQuery, type BrandRow } from '#contracts/admin/brand/index.ts';
import { brandCommissionCents } from '#domain/subscription/revenue.ts';
import { index } from '#generated/routes/admin/brand.ts';
import * as brandMessages from '#messages/admin/brand.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { foldedWords, foldText } from '#mocks/db/fold.ts';
import { brands, type Brand } from '#mocks/db/schema/index.ts';
import { canNow, type AdminContext } from '#mocks/server/context.ts';
import { defineDownload } from '#mocks/server/downloads/define.ts';
import { fileHrefOrNull } from '#mocks/server/files/href.ts';
import { fileOf } from '#mocks/server/lists/file-columns.ts';
import { answerRows } from '#mocks/server/lists/in-memory.ts';
import type { ListPage } from '#mocks/server/views/list-page.ts';
import { companiesOf, dayOf, managersOf, revenueOf, type FigureContext } from './figures.ts';

/** The list of networks, for saved views. */
export const brandListPage: ListPage = {
  name: 'Admin/Brand/Index',
  area: 'admin',
  can: 'brand.list',
  query: brandList.query,
  href: index,
};

/** A network with its figures; its logo is added for those who look at a page. */
type BrandFigures = Omit<BrandRow, 'logoHref'> & { readonly logoFileId: string | null };

/** Networks with what their companies bring. */
export async function brandFigures(
  context: FigureContext,
  records: readonly Brand[],
): Promise<BrandFigures[]> {
  const companies = Map.groupBy(
    await companiesOf(
      context,
      records.map(({ id }) => id),
    ),
    ({ tenant }) => tenant.brandId,
  );
  const managers = await managersOf(context.db);
  return records.map((brand) => {
    const own = companies.get(brand.id) ?? [];
    const mrrCents = revenueOf(own);
    return {
      id: brand.id,
      name: brand.name,
      logoFileId: brand.logoFileId,
      tenantsCount: own.length,
      usersCount: new Set(own.flatMap(({ userIds }) => userIds)).size,
      mrrCents,
      commissionBps: brand.commissionBps,
      commissionCents: brandCommissionCents(mrrCents, brand.commissionBps),
      managers: managers.get(brand.id) ?? [],
      status: brand.status,
    };
  });
}

/** A network as the pages show it. */
export const withLogo = async (
  context: AdminContext,
  { logoFileId, ...row }: BrandFigures,
): Promise<BrandRow> => ({ ...row, logoHref: await fileHrefOrNull(context, logoFileId) });

const fits = (
  row: Pick<BrandRow, 'name' | 'managers' | 'status'>,
  query: BrandQuery,
  without?: string,
): boolean => {
  const text = foldText([row.name, ...row.managers].join('\n'));
  return (
    foldedWords(query.q).every((word) => text.includes(word)) &&
    (without === 'status' || query.status.length === 0 || query.status.includes(row.status))
  );
};

type Sortable = Pick<BrandRow, 'name' | 'tenantsCount' | 'mrrCents'>;

function orderOf({ sort }: BrandQuery) {
  const sign = sort.startsWith('-') ? -1 : 1;
  const byName = (a: Sortable, b: Sortable): number => a.name.localeCompare(b.name, 'fr');
  return (a: Sortable, b: Sortable): number => {
    if (sort.endsWith('tenantsCount')) return sign * (a.tenantsCount - b.tenantsCount) || byName(a, b);
    if (sort.endsWith('mrrCents')) return sign * (a.mrrCents - b.mrrCents) || byName(a, b);
    return sign * byName(a, b);
  };
}

const recordsFor = (db: Database, { deleted }: BrandQuery): Promise<Brand[]> =>
  db
    .select()
    .from(brands)
    .where(deleted === '1' ? isNotNull(brands.deletedAt) : isNull(brands.deletedAt));

/** The prop `list` of the page of networks. */
export async function answerBrands(context: AdminContext, query: BrandQuery) {
  const figures = await brandFigures(
    { db: context.db, today: dayOf(context) },
    await recordsFor(context.db, query),
  );
  const { choices } = messagesFor(context.locale, brandMessages);
  return answerRows(context, query, {
    listPage: brandListPage,
    definition: brandList,
    rows: await Promise.all(figures.map((row) => withLogo(context, row))),
    fits: (row, without) => fits(row, query, without),
    order: orderOf(query),
    filters: {
      status: {
        choices: brandStates.map((value) => ({ value, label: choices.status[value] })),
        of: ({ status }) => [status],
      },
    },
    sums: {
      tenantsCount: ({ tenantsCount }) => tenantsCount,
      usersCount: ({ usersCount }) => usersCount,
      mrrCents: ({ mrrCents }) => mrrCents,
      commissionCents: ({ commissionCents: share }) => share,
    },
    can: {
      create: canNow(context, 'brand.create'),
      update: canNow(context, 'brand.update'),
      delete: canNow(context, 'brand.delete'),
      export: canNow(context, 'brand.list'),
    },
  });
}

const file = fileOf<BrandFigures>(brandMessages, {
  name: 'text',
  tenantsCount: 'number',
  usersCount: 'number',
  mrrCents: 'money',
  commissionBps: { kind: 'number', value: ({ commissionBps }) => commissionBps / 100 },
  commissionCents: 'money',
  managers: 'text',
  status: 'text',
});

/** The list of networks as a file. */
export const brandFile = defineDownload({
  list: 'brand',
  can: 'brand.list',
  query: brandList.downloadQuery,
  title: file.title,
  columns: file.columns,
  count: async (context, query) => (await found(context, query)).length,
  rows: async (context, query, limit) => (await found(context, query)).slice(0, limit),
});

async function found(context: FigureContext, query: BrandQuery & { readonly ids: readonly string[] }) {
  const rows = await brandFigures(context, await recordsFor(context.db, query));
  return rows
    .filter((row) => fits(row, query) && (query.ids.length === 0 || query.ids.includes(row.id)))
    .toSorted(orderOf(query));
}
