import { and, asc, desc, eq, sql, sum, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import {
  couponUserDownload,
  couponUsersQuery,
  type couponUsers,
  type CouponUser,
} from '#contracts/admin/coupon/user.ts';
import { channels } from '#contracts/realtime/channels.ts';
import * as couponMessages from '#messages/admin/coupon.ts';
import { messagesFor } from '#messages/locale.ts';
import * as officeStates from '#messages/states/office.ts';
import type { Database } from '#mocks/db/database.ts';
import { containsWords, foldedFields, foldedWords } from '#mocks/db/fold.ts';
import {
  couponRedemptions,
  invoices,
  plans,
  subscriptions,
  tenants,
  users,
  type Coupon,
} from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { can, canNow, parameter, type AdminContext } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { defineDownload } from '#mocks/server/downloads/define.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { adminAction, adminData, noPayload, redirect } from '#mocks/server/handler.ts';
import { byPeriod } from '#mocks/server/lists/filter-source.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { day } from '#domain/time/day.ts';
import { coupon } from './record.ts';

type UsersQuery = z.output<typeof couponUsersQuery>;
type Filters = Pick<UsersQuery, 'q' | 'redeemedAt' | 'sort'>;

/** That an invoice with the discount of a use has been issued since. */
const isInvoiced = sql<boolean>`exists (
  select 1 from ${invoices} issued
  where issued.tenant_id = ${couponRedemptions.tenantId}
    and issued.issued_on >= (${couponRedemptions.redeemedAt} at time zone 'Europe/Paris')::date
    and ${couponRedemptions.savedCents} > 0)`;

const used = byPeriod(couponRedemptions.redeemedAt, 'instant');

const conditions = (couponId: string, { q, redeemedAt }: Filters, on: string): SQL | undefined =>
  and(
    eq(couponRedemptions.couponId, couponId),
    containsWords(foldedFields(tenants.name), foldedWords(q)),
    redeemedAt === '' ? undefined : used.condition(redeemedAt, day(on)),
  );

const orderOf = ({ sort }: Filters): SQL[] => {
  const by = sort.endsWith('saved') ? couponRedemptions.savedCents : couponRedemptions.redeemedAt;
  return [sort.startsWith('-') ? desc(by) : asc(by), asc(couponRedemptions.id)];
};

const read = (db: Database, where: SQL | undefined, order: readonly SQL[]) =>
  db
    .select({
      id: couponRedemptions.id,
      company: tenants.name,
      userId: couponRedemptions.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      plan: plans.name,
      subscriptionStatus: subscriptions.status,
      redeemedAt: couponRedemptions.redeemedAt,
      savedCents: couponRedemptions.savedCents,
      isInvoiced,
    })
    .from(couponRedemptions)
    .innerJoin(tenants, eq(tenants.id, couponRedemptions.tenantId))
    .leftJoin(users, eq(users.id, couponRedemptions.userId))
    .leftJoin(subscriptions, eq(subscriptions.id, couponRedemptions.subscriptionId))
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(where)
    .orderBy(...order);

type ReadRow = Awaited<ReturnType<typeof read>>[number];

const shown = (row: ReadRow, invoiced: string): CouponUser => {
  const { userId, firstName, lastName } = row;
  const isNamed = userId !== null && firstName !== null && lastName !== null;
  return {
    id: row.id,
    company: row.company,
    user: isNamed ? { id: userId, name: fullName({ firstName, lastName }) } : null,
    plan: row.plan,
    subscriptionStatus: row.subscriptionStatus,
    redeemedAt: row.redeemedAt.toISOString(),
    savedCents: row.savedCents,
    obstacle: row.isInvoiced ? invoiced : null,
  };
};

/** The uses of a code that the address asks for. */
export async function usersOf(
  context: AdminContext,
  { id }: Coupon,
  query: UsersQuery,
): Promise<z.input<typeof couponUsers>> {
  const { db, deps, locale } = context;
  const where = conditions(id, query, parisDay(deps.clock.businessNow()));
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int`, saved: sum(couponRedemptions.savedCents).mapWith(Number) })
    .from(couponRedemptions)
    .innerJoin(tenants, eq(tenants.id, couponRedemptions.tenantId))
    .where(where);
  const total = counted?.total ?? 0;
  const { perPage } = query;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(query.page, pages);
  const rows = await read(db, where, orderOf(query))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const { invoiced } = messagesFor(locale, couponMessages).users;
  return {
    items: rows.map((row) => shown(row, invoiced)),
    meta: { page, perPage, total, pages },
    query: { ...query, page },
    defaults: couponUsersQuery.parse({}),
    savedCents: counted?.saved ?? 0,
    canRemove: canNow(context, 'coupon.delete'),
  };
}

/** The uses of a code as a file. */
export const couponUserList = defineDownload({
  list: 'coupon-user',
  can: 'coupon.list',
  query: couponUserDownload.query,
  title: (locale) => messagesFor(locale, couponMessages).users.fileTitle,
  columns: (locale) => {
    const texts = messagesFor(locale, couponMessages).users;
    const states = messagesFor(locale, officeStates).subscription;
    return [
      { label: texts.company, kind: 'text', value: ({ company }: ReadRow) => company },
      {
        label: texts.user,
        kind: 'text',
        value: ({ firstName, lastName }: ReadRow) =>
          firstName === null || lastName === null ? null : fullName({ firstName, lastName }),
      },
      { label: texts.plan, kind: 'text', value: ({ plan }: ReadRow) => plan },
      {
        label: texts.redeemedAt,
        kind: 'date',
        value: ({ redeemedAt }: ReadRow) => redeemedAt.toISOString(),
      },
      { label: texts.saved, kind: 'money', value: ({ savedCents }: ReadRow) => savedCents },
      {
        label: texts.status,
        kind: 'text',
        value: ({ subscriptionStatus }: ReadRow) =>
          subscriptionStatus === null ? null : states[subscriptionStatus],
      },
    ];
  },
  count: ({ db, today }, query) =>
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(couponRedemptions)
      .innerJoin(tenants, eq(tenants.id, couponRedemptions.tenantId))
      .where(conditions(query.coupon, query, today))
      .then(([row]) => row?.total ?? 0),
  rows: ({ db, today }, query, limit) =>
    read(db, conditions(query.coupon, query, today), orderOf(query)).limit(limit),
});

export const usersDownloadHandler = adminData(couponUserDownload, async (context, { format }) => {
  const { id } = await coupon.ofRoute(context);
  return answerDownload({ ...context, query: { ...context.query, coupon: id } }, couponUserList, format);
});

/** Takes a use back, as long as no invoice was discounted for it. */
export const destroyUserHandler = adminAction(noPayload, {
  find: async (context) => {
    const row = await coupon.ofRoute(context);
    const id = parameter(context, 'redemption');
    const [found] = await context.db
      .select({ id: couponRedemptions.id, company: tenants.name, isInvoiced })
      .from(couponRedemptions)
      .innerJoin(tenants, eq(tenants.id, couponRedemptions.tenantId))
      .where(and(eq(couponRedemptions.id, id), eq(couponRedemptions.couponId, row.id)))
      .limit(1);
    if (!found || !can(context, 'coupon.delete')) throw notFound('redemption');
    return { row, use: found };
  },
  act: async (context, _payload, { row, use }) => {
    const texts = messagesFor(context.locale, couponMessages).users;
    if (use.isInvoiced) throw new ValidationFailure({ base: texts.invoiced });
    await context.db.transaction(async (tx) => {
      await tx
        .update(subscriptions)
        .set({ couponRedemptionId: null, discountedPeriods: 0 })
        .where(eq(subscriptions.couponRedemptionId, use.id));
      await tx.delete(couponRedemptions).where(eq(couponRedemptions.id, use.id));
      const subject = { type: 'coupon', id: row.id, label: row.code };
      await audit(context, tx, 'coupon.user.delete', subject, { company: { from: use.company, to: null } });
    });
    broadcast(context, [channels.admin()], 'coupon.redeemed', { id: row.id });
    return redirect(backAddress(context), { type: 'success', text: texts.removed });
  },
});
