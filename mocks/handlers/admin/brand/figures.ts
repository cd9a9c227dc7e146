import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { cents } from '#domain/money/cents.ts';
import { day, type Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { membershipOfMember } from '#mocks/db/queries/memberships-in-force.ts';
import { readRecurringRevenue } from '#mocks/db/queries/recurring-revenue.ts';
import {
  brandMemberships,
  memberships,
  plans,
  subscriptions,
  tenants,
  users,
  type Tenant,
} from '#mocks/db/schema/index.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { parisDay } from '#mocks/server/paris-day.ts';

/** From where, and on which day of the trade, figures are read. */
export interface FigureContext {
  readonly db: Database;
  readonly today: Day;
}

/** The day of the trade of a request. */
export const dayOf = ({ deps }: Pick<AdminContext, 'deps'>): Day => day(parisDay(deps.clock.businessNow()));

/** A company of a network, with what it brings. */
export interface BrandCompany {
  readonly tenant: Tenant;
  readonly plan: string | null;
  readonly mrrCents: number;
  readonly userIds: readonly string[];
}

/** Companies that were not closed, of networks, by name. */
export async function companiesOf(
  { db, today }: FigureContext,
  brandIds: readonly string[],
): Promise<BrandCompany[]> {
  if (brandIds.length === 0) return [];
  const rows = await db
    .select({ tenant: tenants, plan: plans.name })
    .from(tenants)
    .leftJoin(subscriptions, eq(subscriptions.tenantId, tenants.id))
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(inArray(tenants.brandId, [...brandIds]))
    .orderBy(asc(tenants.name));
  const open = rows.filter(({ tenant }) => tenant.status !== 'closed');
  const ids = open.map(({ tenant }) => tenant.id);
  const members = await peopleWith(db, ids, membershipOfMember);
  const revenue = new Map(
    (await readRecurringRevenue(db, today, ids)).map(({ tenantId, afterCents }) => [tenantId, afterCents]),
  );
  return open.map(({ tenant, plan }) => ({
    tenant,
    plan,
    mrrCents: revenue.get(tenant.id) ?? 0,
    userIds: members.get(tenant.id) ?? [],
  }));
}

/** People of companies by company, of such memberships; those whose account was ended are none. */
async function peopleWith(
  db: Database,
  tenantIds: readonly string[],
  membership: SQL | undefined,
): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ tenantId: memberships.tenantId, userId: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(inArray(memberships.tenantId, [...tenantIds]), membership, isNull(users.deletedAt)));
  const byTenant = Map.groupBy(rows, ({ tenantId }) => tenantId);
  return new Map([...byTenant].map(([id, group]) => [id, group.map(({ userId }) => userId)]));
}

/** Members of companies by company, and those who were invited to be. */
export const peopleOf = (db: Database, tenantIds: readonly string[]): Promise<Map<string, string[]>> =>
  peopleWith(db, tenantIds, isNull(memberships.revokedAt));

/** Names of those who steer networks, by network. */
export async function managersOf(db: Database): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ brandId: brandMemberships.brandId, user: users })
    .from(brandMemberships)
    .innerJoin(users, eq(users.id, brandMemberships.userId))
    .where(and(isNull(brandMemberships.revokedAt), isNull(users.deletedAt)))
    .orderBy(asc(users.lastName));
  const byBrand = Map.groupBy(rows, ({ brandId }) => brandId);
  return new Map([...byBrand].map(([id, group]) => [id, group.map(({ user }) => fullName(user))]));
}

/** What companies bring a month together. */
export const revenueOf = (companies: readonly Pick<BrandCompany, 'mrrCents'>[]) =>
  cents(companies.reduce((sum, { mrrCents }) => sum + mrrCents, 0));
