import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { invoices, subscriptions, tenants } from '#mocks/db/schema/index.ts';

/** Late subscriptions of which no invoice is late any more. */
export const allPaid = and(
  eq(subscriptions.status, 'past_due'),
  notInArray(
    subscriptions.id,
    sql`(select ${invoices.subscriptionId} from ${invoices} where ${invoices.status} = 'overdue')`,
  ),
);

/** Lets a company that paid what was late write again; tells whether it was late until then. */
export async function recoverIfPaid(tx: Database, subscriptionId: string, now: Date): Promise<boolean> {
  const [recovered] = await tx
    .update(subscriptions)
    .set({
      status: 'active',
      pastDueSinceOn: null,
      updatedAt: now,
      version: sql`${subscriptions.version} + 1`,
    })
    .where(and(eq(subscriptions.id, subscriptionId), allPaid))
    .returning({ tenantId: subscriptions.tenantId });
  if (!recovered) return false;
  const closed = and(
    eq(tenants.id, recovered.tenantId),
    eq(tenants.status, 'read_only'),
    isNull(tenants.closingAskedAt),
  );
  await tx.update(tenants).set({ status: 'active', updatedAt: now }).where(closed);
  return true;
}
