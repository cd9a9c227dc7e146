import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { membershipInForce } from '#mocks/db/queries/memberships-in-force.ts';
import {
  brandMemberships,
  brands,
  memberships,
  subscriptions,
  tenants,
  users,
  type Actuality,
} from '#mocks/db/schema/index.ts';
import { liveStatuses } from '#mocks/server/memberships.ts';

/** Somebody whom an article is meant for, in the company where they read it; null for none of their own. */
interface Reader {
  readonly userId: string;
  readonly tenant: { readonly id: string; readonly name: string } | null;
}

type Audience = Pick<Actuality, 'planIds' | 'brandIds' | 'roles'>;

/** The people whom an article is meant for; somebody of two companies stands there twice. */
export async function readersOf(db: Database, { planIds, brandIds, roles }: Audience): Promise<Reader[]> {
  const members = await db
    .selectDistinct({ userId: users.id, tenant: { id: tenants.id, name: tenants.name } })
    .from(memberships)
    .innerJoin(users, and(eq(users.id, memberships.userId), eq(users.status, 'active')))
    .innerJoin(tenants, eq(tenants.id, memberships.tenantId))
    .leftJoin(subscriptions, eq(subscriptions.tenantId, tenants.id))
    .where(
      and(
        membershipInForce,
        inArray(tenants.status, liveStatuses),
        planIds.length > 0 ? inArray(subscriptions.planId, planIds) : undefined,
        brandIds.length > 0 ? inArray(tenants.brandId, brandIds) : undefined,
        roles.length > 0 ? inArray(memberships.role, roles) : undefined,
      ),
    );
  // Whoever steers a brand has no offer of their own.
  const areManagersMeant = planIds.length === 0 && (roles.length === 0 || roles.includes('brand-manager'));
  if (!areManagersMeant) return members;
  const managers = await db
    .selectDistinct({ userId: users.id })
    .from(brandMemberships)
    .innerJoin(users, and(eq(users.id, brandMemberships.userId), eq(users.status, 'active')))
    .innerJoin(brands, and(eq(brands.id, brandMemberships.brandId), eq(brands.status, 'active')))
    .where(
      and(
        isNull(brandMemberships.revokedAt),
        brandIds.length > 0 ? inArray(brandMemberships.brandId, brandIds) : undefined,
      ),
    );
  const known = new Set(members.map(({ userId }) => userId));
  return [
    ...members,
    ...managers.filter(({ userId }) => !known.has(userId)).map(({ userId }) => ({ userId, tenant: null })),
  ];
}

/** How many people an article is meant for. */
export const countReaders = async (db: Database, audience: Audience): Promise<number> =>
  new Set((await readersOf(db, audience)).map(({ userId }) => userId)).size;
