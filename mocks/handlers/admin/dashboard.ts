import { asc, countDistinct, eq, isNull, max, and } from 'drizzle-orm';
import { adminDashboardPage } from '#contracts/admin/dashboard/dashboard.ts';
import { memberships, operations, tenants, users } from '#mocks/db/schema/index.ts';
import { adminPage, type RouteHandlers } from '#mocks/server/handler.ts';

/** Handler of `admin.dashboard`: the client companies, in numbers only. */
export const adminDashboardHandlers = {
  'admin.dashboard': adminPage(adminDashboardPage, async ({ db }) => {
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
    return {
      tenants: rows.map((row) => ({ ...row, lastSignInAt: row.lastSignInAt?.toISOString() ?? null })),
    };
  }),
} satisfies Partial<RouteHandlers>;
