import { and, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { membershipOperations, memberships, users } from '../schema/index.ts';
import { membershipInForce } from './memberships-in-force.ts';

/** A member of a company who sees only some of its operations. */
export interface AssignedMember {
  userId: string;
  operationIds: string[];
}

/** The active members of a company who see only the operations assigned to them. */
export async function assignedMembers(db: Database, tenantId: string): Promise<AssignedMember[]> {
  const rows = await db
    .select({ userId: memberships.userId, operationId: membershipOperations.operationId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(membershipOperations, eq(membershipOperations.membershipId, memberships.id))
    .where(
      and(
        eq(memberships.tenantId, tenantId),
        eq(memberships.operationScope, 'assigned'),
        membershipInForce,
        eq(users.status, 'active'),
      ),
    );
  const members = new Map<string, AssignedMember>();
  for (const { userId, operationId } of rows) {
    const member = members.get(userId) ?? { userId, operationIds: [] };
    members.set(userId, member);
    if (operationId !== null) member.operationIds.push(operationId);
  }
  return [...members.values()];
}
