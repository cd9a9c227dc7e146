import { and, desc, inArray, lte, sql, type SQLWrapper } from 'drizzle-orm';
import type { Day } from '#domain/time/day.ts';
import type { Database } from '../database.ts';
import { subscriptionMovements } from '../schema/subscription-movements.ts';

/** What each of these companies that pays pays a month on a day, before VAT: what it was after its last change. */
export async function readRecurringRevenue(db: Database, on: Day, tenantIds: SQLWrapper | readonly string[]) {
  const last = db
    .selectDistinctOn([subscriptionMovements.subscriptionId], {
      tenantId: subscriptionMovements.tenantId,
      planId: subscriptionMovements.planId,
      afterCents: sql<number>`${subscriptionMovements.afterCents}`.mapWith(Number).as('last_cents'),
    })
    .from(subscriptionMovements)
    .where(and(lte(subscriptionMovements.on, on), inArray(subscriptionMovements.tenantId, tenantIds)))
    .orderBy(
      subscriptionMovements.subscriptionId,
      desc(subscriptionMovements.on),
      desc(subscriptionMovements.id),
    )
    .as('last');
  return db
    .select()
    .from(last)
    .where(sql`${last.afterCents} > 0`);
}
