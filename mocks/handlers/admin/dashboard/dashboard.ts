import type * as z from 'zod';
import { and, asc, countDistinct, desc, eq, inArray, isNull, max, ne } from 'drizzle-orm';
import {
  adminDashboardPage,
  adminDashboardQuery,
  updateDashboardLayout,
  type AdminDashboardProps,
  type AdminDashboardQuery,
} from '#contracts/admin/dashboard/dashboard.ts';
import { adminDashboardDownload } from '#contracts/admin/dashboard/download.ts';
import { mayDo, type PermissionKey } from '#domain/access/permissions.ts';
import {
  arrangedCards,
  dashboardCardKeys,
  dashboardCardRights,
  presentCardKeys,
  type ArrangedCard,
  type DashboardCardKey,
} from '#domain/audience/dashboard-cards.ts';
import { lastTwelveMonths } from '#domain/audience/kpi-period.ts';
import { departmentName } from '#domain/geography/departments.ts';
import { departmentOfPostalCode } from '#domain/geography/insee.ts';
import * as dashboardMessages from '#messages/admin/dashboard.ts';
import * as periodMessages from '#messages/kpi-period.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { membershipInForce } from '#mocks/db/queries/memberships-in-force.ts';
import { factClock } from '#mocks/db/queries/kpi-facts/compute.ts';
import { memberships, operations, plans, subscriptions, tenants, users } from '#mocks/db/schema/index.ts';
import { kpiRows, type KpiFileRow } from '#mocks/handlers/kpi/file-rows.ts';
import { fullName, liveStatuses, type Actor } from '#mocks/server/actor.ts';
import { backAddress } from '#mocks/server/back.ts';
import { can, type AdminContext } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { defineDownload, type DownloadSource } from '#mocks/server/downloads/define.ts';
import { adminAction, adminData, adminPage, redirect } from '#mocks/server/handler.ts';
import { recordHref } from '#mocks/server/page-directory.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { spanOf } from '../../kpi/span.ts';
import { impersonationExtent } from '../impersonation-extent.ts';
import { completeCards, readCards } from './dashboard-cards.ts';
import { readTodos } from './dashboard-todos.ts';
import { readRevenueMonths } from './finance-months.ts';
import { isOwnAlone } from './sale-kpi.ts';

const newestCount = 10;

const isAllowed = ({ roles, roleDefinitions }: Actor, key: PermissionKey): boolean =>
  mayDo(roles, key, roleDefinitions);

/** The figures that somebody may see, in their order. */
const layoutOf = (actor: Actor): ArrangedCard[] =>
  arrangedCards(
    actor.user.dashboardCards,
    dashboardCardKeys.filter((key) => isAllowed(actor, dashboardCardRights[key])),
  );

const shownBy = (actor: Actor): DashboardCardKey[] =>
  layoutOf(actor).flatMap(({ key, isOn }) => (isOn ? [key] : []));

/** Computes what is missing of what somebody is shown. */
const complete = ({ db, deps, actor }: AdminContext, query: AdminDashboardQuery): Promise<void> => {
  const clock = factClock(deps.clock);
  return completeCards(db, clock, spanOf(query, clock.today), shownBy(actor));
};

/** The figures that somebody sees, over the days of an address; `complete` has computed what is kept by day. */
async function readFigures(
  { db, actor, today }: Pick<DownloadSource, 'db' | 'actor' | 'today'>,
  query: AdminDashboardQuery,
) {
  const { days, before, span } = spanOf(query, today);
  const reading = {
    db,
    today,
    query,
    days,
    before,
    seller: isOwnAlone(actor) ? actor.user.id : '',
    canExplore: isAllowed(actor, 'kpi.list'),
  };
  const cards = await readCards(reading, shownBy(actor));
  const overDays = cards.filter(({ key }) => !presentCardKeys.includes(key));
  const months = isAllowed(actor, 'finance-kpi.list')
    ? await readRevenueMonths(db, lastTwelveMonths(days.to), days.to)
    : null;
  return {
    query,
    span,
    cards,
    layout: layoutOf(actor),
    hasFigures: overDays.length === 0 || overDays.some(({ value, isHidden }) => isHidden || Boolean(value)),
    revenue:
      months &&
      months.map(({ month, newCents, expansionCents, contractionCents, churnCents, endCents }) => ({
        month,
        newCents,
        expansionCents,
        contractionCents,
        churnCents,
        mrrCents: endCents,
      })),
  };
}

async function readCompanies(db: Database, owners: Owners): Promise<AdminDashboardProps['companies']> {
  const rows = await db
    .select({
      id: tenants.id,
      name: tenants.name,
      city: tenants.city,
      usersCount: countDistinct(memberships.userId),
      operationsCount: countDistinct(operations.id),
      lastSignInAt: max(users.lastLoginAt),
    })
    .from(tenants)
    .leftJoin(memberships, and(eq(memberships.tenantId, tenants.id), isNull(memberships.revokedAt)))
    .leftJoin(users, eq(users.id, memberships.userId))
    .leftJoin(operations, and(eq(operations.tenantId, tenants.id), isNull(operations.deletedAt)))
    .groupBy(tenants.id)
    .orderBy(asc(tenants.name));
  return rows.map((row) => ({
    ...row,
    owner: owners.get(row.id) ?? null,
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  }));
}

type Owners = ReadonlyMap<string, { readonly id: string; readonly name: string }>;

/** The longest-standing owner of each company that people may enter. */
async function ownersByTenant(db: Database): Promise<Owners> {
  const rows = await db
    .select({ tenantId: memberships.tenantId, user: users })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(tenants, eq(tenants.id, memberships.tenantId))
    .where(
      and(
        eq(memberships.role, 'owner'),
        membershipInForce,
        eq(users.status, 'active'),
        inArray(tenants.status, liveStatuses),
      ),
    )
    .orderBy(desc(memberships.createdAt));
  return new Map(rows.map(({ tenantId, user }) => [tenantId, { id: user.id, name: fullName(user) }]));
}

/** The companies that came last, with what they signed up for. */
async function readSignUps(
  context: AdminContext,
  owners: Owners,
): Promise<NonNullable<AdminDashboardProps['signUps']>> {
  const rows = await context.db
    .select({
      id: tenants.id,
      name: tenants.name,
      city: tenants.city,
      plan: plans.name,
      status: subscriptions.status,
      at: tenants.createdAt,
    })
    .from(tenants)
    .leftJoin(subscriptions, eq(subscriptions.tenantId, tenants.id))
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .orderBy(desc(tenants.createdAt), asc(tenants.id))
    .limit(newestCount);
  return rows.map((row) => {
    const owner = owners.get(row.id);
    return {
      ...row,
      owner: owner?.name ?? null,
      at: row.at.toISOString(),
      href: owner === undefined ? null : recordHref(context, 'admin.user.edit', owner.id),
    };
  });
}

async function readDepartments(db: Database): Promise<NonNullable<AdminDashboardProps['departments']>> {
  const rows = await db
    .select({ postalCode: tenants.postalCode })
    .from(tenants)
    .where(ne(tenants.status, 'closed'));
  const codes = rows.flatMap(({ postalCode }) => departmentOfPostalCode(postalCode ?? '') ?? []);
  return [...Map.groupBy(codes, (code) => code)]
    .map(([code, all]) => ({ code, companies: all.length }))
    .toSorted((a, b) => b.companies - a.companies || a.code.localeCompare(b.code));
}

/** Keeps which figures the person wants, for themselves alone: nobody else sees it, so no journal tells it. */
const layoutHandler = adminAction(updateDashboardLayout, async (context, { cards }) => {
  const { db, actor, locale } = context;
  const dashboardCards = cards
    .toSorted((a, b) => a.order - b.order)
    .map(({ key, on }) => ({ key, isOn: on }));
  await db.update(users).set({ dashboardCards }).where(eq(users.id, actor.user.id));
  const { arrange } = messagesFor(locale, dashboardMessages);
  return redirect(backAddress(context), { type: 'success', text: arrange.saved });
});

async function fileRows(
  source: DownloadSource,
  asked: z.output<typeof adminDashboardDownload.query>,
): Promise<readonly KpiFileRow[]> {
  const t = messagesFor(source.locale, dashboardMessages);
  const { cards, revenue } = await readFigures(source, adminDashboardQuery.parse(asked));
  const departments = isAllowed(source.actor, 'tenant.list') ? await readDepartments(source.db) : [];
  const parts = (figures: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, { value, isHidden: false }]));
  return [
    ...cards.flatMap(({ key, value, isHidden }) =>
      kpiRows(t.file.now, { [key]: { value, isHidden } }, t.cards),
    ),
    ...cards.flatMap(({ key, before, isHidden }) =>
      before === null ? [] : kpiRows(t.file.before, { [key]: { value: before, isHidden } }, t.cards),
    ),
    ...(revenue ?? []).flatMap(({ month, ...figures }) => kpiRows(month, parts(figures), t.moves)),
    ...departments.flatMap(({ code, companies }) =>
      kpiRows(`${code} ${departmentName(code)}`, parts({ companies }), t.file),
    ),
  ];
}

/** What the person sees of the dashboard as a file. */
const dashboardFile = defineDownload<typeof adminDashboardDownload.query, KpiFileRow>({
  list: 'admin-dashboard',
  can: 'dashboard.export',
  query: adminDashboardDownload.query,
  title: (locale) => messagesFor(locale, dashboardMessages).title,
  columns: (locale) => {
    const { file } = messagesFor(locale, dashboardMessages);
    const { undisclosed } = messagesFor(locale, periodMessages);
    return [
      { label: file.part, kind: 'text', value: ({ part }) => part },
      { label: file.figure, kind: 'text', value: ({ figure }) => figure },
      { label: file.value, kind: 'number', value: ({ value }) => value },
      { label: file.unit, kind: 'text', value: ({ unit }) => unit },
      { label: file.note, kind: 'text', value: ({ isHidden }) => (isHidden ? undisclosed : '') },
    ];
  },
  count: async (source, query) => (await fileRows(source, query)).length,
  rows: (source, query) => fileRows(source, query),
});

/** What goes on upon the platform, for all of its staff as far as their rights go. */
export const adminDashboardResource = defineResource({
  handlers: {
    'admin.dashboard': adminPage(adminDashboardPage, async (context, query) => {
      const { db, actor, deps } = context;
      const { today } = factClock(deps.clock);
      await complete(context, query);
      const owners = await ownersByTenant(db);
      const seesCompanies = can(context, 'tenant.list');
      return {
        ...(await readFigures({ db, actor, today }, query)),
        todos: await readTodos({ context, today, owners }),
        signUps: seesCompanies ? await readSignUps(context, owners) : null,
        departments: seesCompanies ? await readDepartments(db) : null,
        companies: await readCompanies(db, owners),
        impersonation: impersonationExtent(context),
      };
    }),
    'admin.dashboard.download': adminData(adminDashboardDownload, async (context, { format, ...query }) => {
      await complete(context, query);
      return answerDownload(context, dashboardFile, format);
    }),
    'admin.dashboard.layout.update': layoutHandler,
  },
  downloads: [dashboardFile],
});
