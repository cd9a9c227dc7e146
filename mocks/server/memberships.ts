import { and, eq, inArray, isNull } from 'drizzle-orm';
import { membershipInForce } from '#mocks/db/queries/memberships-in-force.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  brandMemberships,
  brands,
  membershipOperations,
  memberships,
  tenants,
  users,
  type Membership,
  type Tenant,
  type TenantStatus,
} from '#mocks/db/schema/index.ts';
import type { ActorBrand, ActorTenant } from './actor.ts';
import { readRoleDefinitions, roleTitle } from './role-definitions.ts';

/** Companies whose people may come in; suspended and closed ones may not. */
export const liveStatuses: TenantStatus[] = ['trial', 'active', 'read_only'];

/** A person's part in a company that people may enter. */
export interface LiveMembership {
  readonly membership: Membership;
  readonly tenant: Tenant;
}

/** The companies that a person may enter, the longest-standing membership first. */
export const liveMemberships = (db: Database, userId: string): Promise<LiveMembership[]> =>
  db
    .select({ membership: memberships, tenant: tenants })
    .from(memberships)
    .innerJoin(tenants, eq(tenants.id, memberships.tenantId))
    .where(and(eq(memberships.userId, userId), membershipInForce, inArray(tenants.status, liveStatuses)))
    .orderBy(memberships.createdAt, memberships.id);

/** A person's part in one company, or in their first one (null); null when they may not enter it. */
export async function liveMembershipIn(
  db: Database,
  userId: string,
  tenantId: string | null,
): Promise<LiveMembership | null> {
  const all = await liveMemberships(db, userId);
  return all.find(({ tenant }) => tenantId === null || tenant.id === tenantId) ?? null;
}

/** A company that a person may choose to work in. */
export interface Company {
  readonly id: string;
  readonly name: string;
  /** A name of the system, or the label of a role that is data. */
  readonly role: string;
}

/** The companies that a person may work in: the one where they worked last, then by name. */
export async function companiesOf(db: Database, userId: string): Promise<Company[]> {
  const rows = await liveMemberships(db, userId);
  const [user] = await db.select({ last: users.lastTenantId }).from(users).where(eq(users.id, userId));
  const definitions = await readRoleDefinitions(
    db,
    rows.map(({ membership }) => membership.role),
  );
  const rank = (id: string): number => (id === user?.last ? 0 : 1);
  return rows
    .map(({ membership, tenant }) => ({
      id: tenant.id,
      name: tenant.name,
      role: roleTitle(membership.role, definitions),
    }))
    .toSorted((a, b) => rank(a.id) - rank(b.id) || a.name.localeCompare(b.name, 'fr'));
}

/** A company as the person sees who works for it. */
export async function actorTenant(
  db: Database,
  { membership, tenant }: LiveMembership,
): Promise<ActorTenant> {
  const { id, name, logoFileId, city, activity, status, twoFactorRequiredAt } = tenant;
  const { brandId, brandSharingLevel } = tenant;
  const assignedOperationIds =
    membership.operationScope === 'all' ? null : await assignedOperations(db, membership.id);
  return {
    id,
    membershipId: membership.id,
    name,
    logoFileId,
    sharedBrandId: brandSharingLevel === 'none' ? null : brandId,
    status,
    city,
    activity,
    twoFactorRequiredAt,
    assignedOperationIds,
  };
}

async function assignedOperations(db: Database, membershipId: string): Promise<string[]> {
  const rows = await db
    .select({ id: membershipOperations.operationId })
    .from(membershipOperations)
    .where(eq(membershipOperations.membershipId, membershipId));
  return rows.map((row) => row.id);
}

/** The brand that a person steers; null when there is none. */
export async function brandOf(db: Database, userId: string): Promise<ActorBrand | null> {
  const [row] = await db
    .select({ id: brands.id, name: brands.name })
    .from(brandMemberships)
    .innerJoin(brands, eq(brands.id, brandMemberships.brandId))
    .where(
      and(
        eq(brandMemberships.userId, userId),
        isNull(brandMemberships.revokedAt),
        eq(brands.status, 'active'),
      ),
    )
    .orderBy(brandMemberships.createdAt)
    .limit(1);
  return row ?? null;
}
