import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { subscriptions } from '#mocks/db/schema/index.ts';

/** True once a company was invoiced: the first invoice comes with the activation of its subscription. */
export async function isSirenLocked(db: Database, tenantId: string): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.tenantId, tenantId), notInArray(subscriptions.status, ['trial', 'expired'])))
    .limit(1);
  return rows.length > 0;
}
