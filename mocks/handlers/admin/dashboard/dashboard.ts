import { and, asc, countDistinct, desc, eq, inArray, isNull, max } from 'drizzle-orm';
import { adminDashboardPage } from '#contracts/admin/dashboard/dashboard.ts';
import { membershipInForce } from '#mocks/db/queries/memberships-in-force.ts';
import type { Database } from '#mocks/db/database.ts';
import { memberships, operations, tenants, users } from '#mocks/db/schema/index.ts';
import { fullName, liveStatuses } from '#mocks/server/actor.ts';
import { adminPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { impersonationExtent } from '../impersonation-extent.ts';

/** Handler of `admin.dashboard`: the client companies, in numbers only. */
export const adminDashboardHandlers = {
  'admin.dashboard': adminPage(adminDashboardPage, async (context) => {
    const { db } = context;
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
    const owners = await ownersByTenant(db);
    return {
      companies: rows.map((row) => ({
        ...row,
        owner: owners.get(row.id) ?? null,
        lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
      })),
      impersonation: impersonationExtent(context),
    };
  }),
} satisfies Partial<RouteHandlers>;

/** The longest-standing owner of each company that people may enter. */
async function ownersByTenant(db: Database): Promise<Map<string, { id: string; name: string }>> {
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
