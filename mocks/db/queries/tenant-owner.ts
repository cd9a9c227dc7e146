import { and, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { memberships, users } from '../schema/index.ts';
import { membershipInForce } from './memberships-in-force.ts';

/** The e-mail address of the owner who has been there longest; null for a company without one. */
export async function tenantOwnerEmail(db: Database, tenantId: string): Promise<string | null> {
  const [owner] = await db
    .select({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.tenantId, tenantId), eq(memberships.role, 'owner'), membershipInForce))
    .orderBy(memberships.createdAt)
    .limit(1);
  return owner?.email ?? null;
}
