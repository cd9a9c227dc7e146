import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { saleList, type SaleIndexProps } from '#contracts/admin/sale/index.ts';
import type { SaleRow } from '#contracts/admin/sale/row.ts';
import { scopesOf } from '#domain/access/permissions.ts';
import { proposalDays, saleDiscountLimitBps, saleStates } from '#domain/growth/sale.ts';
import { day, type Day } from '#domain/time/day.ts';
import { index } from '#generated/routes/admin/sale.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import { countRows, readRows } from '#mocks/db/queries/business-table.ts';
import { brands, coupons, plans, sales, tenants, utms } from '#mocks/db/schema/index.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { defineListSource, type RowContext } from '#mocks/server/lists/define-list-source.ts';
import { fileOf } from '#mocks/server/lists/file-columns.ts';
import {
  byColumn,
  byPeriod,
  choiceLabels,
  type FilterLabels,
  type FilterSource,
} from '#mocks/server/lists/filter-source.ts';
import { memberLabels } from '#mocks/server/lists/people.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { saleRows } from './rows.ts';

/** Cards of a column of the board at most. */
const maxCards = 100;

const named =
  (table: typeof plans | typeof brands | typeof utms): FilterLabels =>
  async ({ db }, ids) => {
    const rows = await db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(inArray(table.id, [...ids]));
    return new Map(rows.map(({ id, name }) => [id, name]));
  };
const couponLabels: FilterLabels = async ({ db }, ids) => {
  const isOne = inArray(coupons.id, [...ids]);
  const rows = await db.select({ id: coupons.id, code: coupons.code }).from(coupons).where(isOne);
  return new Map(rows.map(({ id, code }) => [id, code]));
};

// Columns are written out: drizzle leaves the table off a column where a query reads one table alone.
/** What somebody has to look at: a price to let go, a proposal that holds no more. */
const dueOn = (today: Day): SQL => sql`case
  when "sales"."status" = 'draft'
    and "sales"."concession_bps" > greatest(${saleDiscountLimitBps}::int, coalesce("sales"."approved_bps", 0))
    then 'approval'
  when "sales"."status" = 'sent' and "sales"."sent_on" + ${proposalDays}::int < ${today}::date then 'over' end`;

const byDue: FilterSource = {
  condition: (values, today) =>
    values.length === 0
      ? undefined
      : sql`${dueOn(today)} in (${sql.join(
          Array.from(values, (value) => sql`${value}`),
          sql`, `,
        )})`,
  values: { by: dueOn, isArray: false },
  labels: choiceLabels(saleMessages, 'due'),
};

/** Those that the person's right to read reaches: all, or their own. */
export const saleReach = ({ actor }: Pick<RowContext, 'actor'>): SQL | undefined =>
  scopesOf(actor.roles, 'sale.list', actor.roleDefinitions).includes('all')
    ? undefined
    : eq(sales.sellerUserId, actor.user.id);

/** Where the list of sales finds its rows. */
export const saleSource = defineListSource(saleList, {
  page: 'Admin/Sale/Index',
  area: 'sale',
  exportRight: 'sale.list',
  table: sales,
  href: index,
  search: sales.searchText,
  filters: {
    status: byColumn(sales.status, choiceLabels(saleMessages, 'status')),
    due: byDue,
    sellerUserId: byColumn(sales.sellerUserId, memberLabels),
    planId: byColumn(sales.planId, named(plans)),
    brandId: byColumn(sales.brandId, named(brands)),
    utmId: byColumn(sales.utmId, named(utms)),
    couponId: byColumn(sales.couponId, couponLabels),
    signedOn: byPeriod(sales.signedOn, 'day'),
    sentOn: byPeriod(sales.sentOn, 'day'),
  },
  sorts: {
    name: sales.number,
    netCents: sales.netCents,
    signedOn: sales.signedOn,
    customer: sql`lower(${sales.customerName})`,
    startsOn: sales.startsOn,
    createdAt: sales.createdAt,
  },
  sums: { netCents: sales.netCents, totalCents: sales.totalCents, firstYearCents: sales.firstYearCents },
  reach: saleReach,
  rows: saleRows,
  download: fileOf(saleMessages, {
    name: { kind: 'text', value: ({ number }: SaleRow) => number },
    customer: 'text',
    plan: 'text',
    period: 'text',
    seats: 'number',
    netCents: 'money',
    discount: { kind: 'text', value: discountText },
    totalCents: 'money',
    firstYearCents: 'money',
    seller: { kind: 'text', value: ({ seller }: SaleRow) => seller.name },
    utm: 'text',
    brand: 'text',
    status: 'text',
    signedOn: 'date',
    startsOn: 'date',
    endsOn: 'date',
    createdOn: { kind: 'date', shownAs: 'createdAt' },
  }),
});

type FullQuery = ReturnType<(typeof saleList)['query']['parse']>;

/** The sales that the filters let through, by state, with their net amounts; null in another look. */
export async function boardOf(context: AdminContext, query: FullQuery): Promise<SaleIndexProps['board']> {
  if (query.look !== 'board' || query.deleted === '1') return null;
  const today = day(parisDay(context.deps.clock.businessNow()));
  const states = saleStates.filter((state) => query.status.length === 0 || query.status.includes(state));
  return Promise.all(
    states.map(async (status) => {
      const where = and(
        isNull(sales.deletedAt),
        saleReach(context),
        saleSource.conditions(query, today),
        eq(sales.status, status),
      );
      const orderBy = saleSource.order(query);
      const records = await readRows(context.db, sales, { where, orderBy, limit: maxCards });
      const [sum] = await context.db
        .select({ cents: sql<number>`coalesce(sum(${sales.netCents}), 0)`.mapWith(Number) })
        .from(sales)
        .where(where);
      return {
        status,
        count: await countRows(context.db, sales, where),
        netCents: sum?.cents ?? 0,
        cards: await saleRows({ ...context, today }, records),
      };
    }),
  );
}

/** What the team as a whole signed within the filters, for who sees their own sales alone; null for the others. */
export async function teamOf(context: AdminContext, query: FullQuery): Promise<SaleIndexProps['team']> {
  if (saleReach(context) === undefined) return null;
  const today = day(parisDay(context.deps.clock.businessNow()));
  const [row] = await context.db
    .select({
      count: sql<number>`count(*)::int`,
      cents: sql<number>`coalesce(sum(${sales.netCents}), 0)`.mapWith(Number),
    })
    .from(sales)
    .where(and(isNull(sales.deletedAt), eq(sales.status, 'signed'), saleSource.conditions(query, today)));
  return { count: row?.count ?? 0, netCents: row?.cents ?? 0 };
}

/** Companies that a prospect can have become, for who may sign. */
export const clientsOf = async ({ db }: AdminContext): Promise<SaleIndexProps['clients']> =>
  db
    .select({ id: tenants.id, name: tenants.name })
    .from(tenants)
    .where(sql`${tenants.status} <> 'closed'`)
    .orderBy(asc(tenants.name))
    .limit(1000);

/** What is taken off, in signs that every language reads: « −10 % + PIERRE20 »; null for nothing. */
function discountText({
  discountKind,
  discountValue,
  couponCode,
}: Pick<SaleRow, 'discountKind' | 'discountValue' | 'couponCode'>): string | null {
  const parts = [
    discountKind === 'percent' ? `−${discountValue} %` : null,
    discountKind === 'amount' ? `−${(discountValue / 100).toFixed(2)} €` : null,
    couponCode,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' + ');
}
