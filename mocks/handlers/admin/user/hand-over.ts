import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { membershipInForce } from '#mocks/db/queries/memberships-in-force.ts';
import { contacts, memberships, operations, tasks, users, type User } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { fullName } from '#mocks/server/full-name.ts';

/**
 * Gives what somebody holds in each of their companies to an owner of it: contacts that they follow, operations that
 * they manage, tasks that are theirs. Where a company has no other owner, nobody works for it any more.
 */
export async function handOverAll(context: AdminContext, tx: Database, user: User): Promise<void> {
  const places = await tx
    .select({ tenantId: memberships.tenantId })
    .from(memberships)
    .where(and(eq(memberships.userId, user.id), isNull(memberships.revokedAt)));
  for (const { tenantId } of places) {
    const heir = await otherOwner(tx, tenantId, user.id);
    if (heir === null) continue;
    const count = await handOver(context, tx, { tenantId, from: user.id, to: heir.id });
    if (count === 0) continue;
    const subject = { type: 'user', id: user.id, label: fullName(user), tenantId };
    await audit(context, tx, 'user.hand_over', subject, {
      count: { from: null, to: count },
      name: { from: fullName(user), to: fullName(heir) },
    });
  }
}

async function otherOwner(tx: Database, tenantId: string, userId: string) {
  const [owner] = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.tenantId, tenantId),
        eq(memberships.role, 'owner'),
        membershipInForce,
        eq(users.status, 'active'),
        ne(users.id, userId),
      ),
    )
    .orderBy(asc(memberships.createdAt))
    .limit(1);
  return owner ?? null;
}

interface HandOver {
  readonly tenantId: string;
  readonly from: string;
  readonly to: string;
}

/** How many records went over. */
async function handOver(
  { deps }: AdminContext,
  tx: Database,
  { tenantId, from, to }: HandOver,
): Promise<number> {
  const updatedAt = deps.clock.businessNow();
  const followed = await tx
    .update(contacts)
    .set({ ownerUserId: to, updatedAt, version: sql`${contacts.version} + 1` })
    .where(and(eq(contacts.tenantId, tenantId), eq(contacts.ownerUserId, from)))
    .returning({ id: contacts.id });
  const managed = await tx
    .update(operations)
    .set({
      managerId: sql`case when ${operations.managerId} = ${from} then ${to} else ${operations.managerId} end`,
      teamUserIds: sql`array_remove(${operations.teamUserIds}, ${from})`,
      updatedAt,
      version: sql`${operations.version} + 1`,
    })
    .where(
      and(
        eq(operations.tenantId, tenantId),
        sql`(${operations.managerId} = ${from} or ${from} = any(${operations.teamUserIds}))`,
      ),
    )
    .returning({ id: operations.id });
  const assigned = await tx
    .update(tasks)
    .set({
      assigneeIds: sql`array_append(array_remove(array_remove(${tasks.assigneeIds}, ${from}), ${to}), ${to})`,
      updatedAt,
      version: sql`${tasks.version} + 1`,
    })
    .where(and(eq(tasks.tenantId, tenantId), sql`${from} = any(${tasks.assigneeIds})`))
    .returning({ id: tasks.id });
  return followed.length + managed.length + assigned.length;
}
