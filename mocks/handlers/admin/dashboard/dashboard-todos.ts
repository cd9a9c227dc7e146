import { and, asc, desc, eq, isNull, lt, lte, notInArray } from 'drizzle-orm';
import type { DashboardTodo, TodoKind } from '#contracts/admin/dashboard/dashboard.ts';
import type { PermissionKey } from '#domain/access/permissions.ts';
import { contractNoticeDays } from '#domain/partner/partner.ts';
import { addToDay, type Day } from '#domain/time/day.ts';
import { index as actualityIndex } from '#generated/routes/admin/actuality.ts';
import { index as partnerIndex } from '#generated/routes/admin/partner.ts';
import { index as prospectIndex } from '#generated/routes/admin/prospect.ts';
import { index as userIndex } from '#generated/routes/admin/user.ts';
import {
  actualities,
  marketingEmails,
  partners,
  prospects,
  subscriptions,
  tenants,
} from '#mocks/db/schema/index.ts';
import { can, type AdminContext } from '#mocks/server/context.ts';
import { recordHref } from '#mocks/server/page-directory.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { prospectReach } from '../prospect/list.ts';

/** Things of one kind that are told one by one. */
const maxShown = 5;

interface Waiting {
  readonly context: AdminContext;
  readonly today: Day;
  /** Whoever holds the account of a company, by the company. */
  readonly owners: ReadonlyMap<string, { readonly id: string }>;
}

type Items = DashboardTodo['items'];
type Found = Pick<DashboardTodo, 'href'> & { readonly items: Items };

const sources: Readonly<
  Record<TodoKind, { readonly can: PermissionKey; readonly find: (waiting: Waiting) => Promise<Found> }>
> = {
  prospect: { can: 'prospect.list', find: lateProspects },
  pastDue: { can: 'subscription.list', find: companiesPastDue },
  campaign: { can: 'operation-kpi.list', find: failedCampaigns },
  contract: { can: 'partner.list', find: endingContracts },
  news: { can: 'actuality.list', find: pendingNews },
};

/** What waits for the person, as far as their rights go; kinds of which nothing waits are left out. */
export async function readTodos(waiting: Waiting): Promise<DashboardTodo[]> {
  const todos: DashboardTodo[] = [];
  for (const [kind, source] of Object.entries(sources) as [TodoKind, (typeof sources)[TodoKind]][]) {
    if (!can(waiting.context, source.can)) continue;
    const { items, href } = await source.find(waiting);
    if (items.length === 0) continue;
    todos.push({
      kind,
      count: items.length,
      href,
      items: items.slice(0, maxShown),
    });
  }
  return todos;
}

async function lateProspects({ context, today }: Waiting): Promise<Found> {
  const { id, firstName, lastName, company, nextActionOn, status } = prospects;
  const rows = await context.db
    .select({
      id,
      firstName,
      lastName,
      company,
      on: nextActionOn,
    })
    .from(prospects)
    .where(
      and(
        isNull(prospects.deletedAt),
        prospectReach(context),
        lt(nextActionOn, today),
        notInArray(status, ['won', 'lost']),
      ),
    )
    .orderBy(asc(nextActionOn), asc(id));
  return {
    href: prospectIndex({ query: { look: 'table', due: ['overdue'] } }),
    items: rows.map((row) => ({
      id: row.id,
      name: row.company ?? [row.firstName, row.lastName].filter(Boolean).join(' '),
      on: row.on,
      href: prospectIndex({ query: { open: row.id } }),
    })),
  };
}

/** The page of a company: that of whoever holds its account. */
const companyHref = ({ context, owners }: Waiting, tenantId: string): string | null => {
  const owner = owners.get(tenantId);
  return owner === undefined ? null : recordHref(context, 'admin.user.edit', owner.id);
};

async function companiesPastDue(waiting: Waiting): Promise<Found> {
  const { context } = waiting;
  const rows = await context.db
    .select({ id: tenants.id, name: tenants.name, on: subscriptions.pastDueSinceOn })
    .from(subscriptions)
    .innerJoin(tenants, eq(tenants.id, subscriptions.tenantId))
    .where(eq(subscriptions.status, 'past_due'))
    .orderBy(asc(subscriptions.pastDueSinceOn), asc(tenants.name));
  return {
    href: can(context, 'user.list') ? userIndex({ query: { subscription: ['past_due'] } }) : null,
    items: rows.map((row) => ({ ...row, href: companyHref(waiting, row.id) })),
  };
}

/** Whose campaigns failed: what they were about stays the company's. */
async function failedCampaigns(waiting: Waiting): Promise<Found> {
  const { id, tenantId, updatedAt, status, deletedAt } = marketingEmails;
  const rows = await waiting.context.db
    .select({ id, tenantId, name: tenants.name, at: updatedAt })
    .from(marketingEmails)
    .innerJoin(tenants, eq(tenants.id, tenantId))
    .where(and(eq(status, 'failed'), isNull(deletedAt)))
    .orderBy(desc(updatedAt), asc(id));
  return {
    href: null,
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      on: parisDay(row.at),
      href: companyHref(waiting, row.tenantId),
    })),
  };
}

async function endingContracts({ context, today }: Waiting): Promise<Found> {
  const { id, name, contractEndsOn } = partners;
  const rows = await context.db
    .select({ id, name, on: contractEndsOn })
    .from(partners)
    .where(
      and(isNull(partners.deletedAt), lte(contractEndsOn, addToDay(today, { days: contractNoticeDays }))),
    )
    .orderBy(asc(contractEndsOn), asc(name));
  return {
    href: partnerIndex({ query: { contract: ['ending'] } }),
    items: rows.map((row) => ({ ...row, href: recordHref(context, 'admin.partner.edit', row.id) })),
  };
}

async function pendingNews({ context }: Waiting): Promise<Found> {
  const { id, title, updatedAt } = actualities;
  const rows = await context.db
    .select({ id, title, at: updatedAt })
    .from(actualities)
    .where(and(isNull(actualities.deletedAt), eq(actualities.status, 'draft')))
    .orderBy(desc(updatedAt), asc(id));
  return {
    href: actualityIndex({ query: { status: ['draft'] } }),
    items: rows.map((row) => ({
      id: row.id,
      name: row.title,
      on: parisDay(row.at),
      href: recordHref(context, 'admin.actuality.edit', row.id),
    })),
  };
}
