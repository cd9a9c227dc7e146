import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ImpersonationLine } from '#contracts/account/sections.ts';
import { impersonations, tenants, users, type Impersonation } from '#mocks/db/schema/index.ts';
import type { RequestContext } from '#mocks/server/context.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { instantShown } from '#mocks/services/clock.ts';

type Whose = { tenantId: string } | { staffId: string } | { userId: string };

function conditionOf(whose: Whose) {
  if ('tenantId' in whose) return eq(impersonations.tenantId, whose.tenantId);
  if ('staffId' in whose) return eq(impersonations.staffId, whose.staffId);
  return eq(impersonations.userId, whose.userId);
}

/** Accesses in a company's or a person's name, or by one of the staff, the latest first; none lasts beyond its hour. */
export async function impersonationsOf(
  { unscoped, deps }: RequestContext,
  of: Whose,
  limit: number,
): Promise<ImpersonationLine[]> {
  const staff = alias(users, 'staff');
  const now = deps.clock.systemNow();
  const rows = await unscoped
    .select({ line: impersonations, staff, user: users, tenant: tenants })
    .from(impersonations)
    .innerJoin(staff, eq(staff.id, impersonations.staffId))
    .innerJoin(users, eq(users.id, impersonations.userId))
    .innerJoin(tenants, eq(tenants.id, impersonations.tenantId))
    .where(conditionOf(of))
    .orderBy(desc(impersonations.startedAt))
    .limit(limit);
  const endOf = ({ endedAt, endsAt }: Impersonation): Date | null =>
    endedAt ?? (endsAt <= now ? endsAt : null);
  const shown = (at: Date | null): string | null => at && instantShown(deps.clock, at);
  return rows.map(({ line, staff: by, user, tenant }) => ({
    id: line.id,
    startedAt: instantShown(deps.clock, line.startedAt),
    endedAt: shown(endOf(line)),
    staffName: fullName(by),
    userName: fullName(user),
    companyName: tenant.name,
    mode: line.mode,
    reason: line.reason,
    pages: line.pages,
    writes: line.writes,
  }));
}
