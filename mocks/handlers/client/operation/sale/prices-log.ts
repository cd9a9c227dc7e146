import { and, desc, eq } from 'drizzle-orm';
import type { PriceEntry } from '#contracts/client/operation/sale/index.ts';
import { lotPrices } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { personNames } from '#mocks/server/lists/people.ts';

/** Changes of prices that a page is given. */
const maxPrices = 500;

/** The latest changes of the prices of an operation's lots, or of one of them. */
export async function priceEntries(
  context: ClientContext,
  operationId: string,
  lotId?: string,
): Promise<PriceEntry[]> {
  const rows = await context.db
    .select()
    .from(lotPrices)
    .where(
      and(
        eq(lotPrices.operationId, operationId),
        lotId === undefined ? undefined : eq(lotPrices.lotId, lotId),
      ),
    )
    .orderBy(desc(lotPrices.at), desc(lotPrices.id))
    .limit(maxPrices);
  const people = await personNames(
    context.db,
    rows.flatMap(({ byUserId }) => byUserId ?? []),
  );
  return rows.map(({ id, lotId: ofLot, oldCents, newCents, reason, byUserId, at }) => ({
    id,
    lotId: ofLot,
    oldCents,
    newCents,
    reason: reason ?? '',
    by: people.get(byUserId ?? '') ?? '',
    at: at.toISOString(),
  }));
}
