import { and, eq, lte } from 'drizzle-orm';
import { closureDays } from '#domain/company/closure.ts';
import { tenants } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';

/** Closes the companies whose owner asked for it long enough ago. Nothing is erased by that. */
export async function closeCompanies({ db, clock }: ServerDependencies): Promise<{ closed: number }> {
  const now = clock.systemNow();
  const before = new Date(now.getTime() - closureDays * 86_400_000);
  const closed = await db
    .update(tenants)
    .set({ status: 'closed', updatedAt: now })
    .where(and(eq(tenants.status, 'read_only'), lte(tenants.closingAskedAt, before)))
    .returning({ id: tenants.id });
  return { closed: closed.length };
}
