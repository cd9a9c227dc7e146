import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { liveOfferStates } from '#domain/offer/offer.ts';
import type { Database } from '#mocks/db/database.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import { offers, operations, type Offer } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { writeStateChange } from '../state-change.ts';
import { moveOperation } from '../steps/move.ts';

type Deps = Pick<ServerDependencies, 'newId' | 'clock'>;

const isLive = inArray(offers.status, [...liveOfferStates]);

/** Withdraws the offers of an operation that still await an answer; those that were. */
export async function withdrawLiveOffers(
  deps: Deps,
  tx: Database,
  { operationId, on, except = '' }: { operationId: string; on: string; except?: string },
): Promise<readonly Offer[]> {
  const rows = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.operationId, operationId), ne(offers.id, except), isLive, isNull(offers.deletedAt)));
  const at = deps.clock.businessNow();
  for (const row of rows) {
    const columns = { status: 'withdrawn' as const, decidedOn: on };
    await changeRow(tx, offers, { id: row.id, version: row.version }, { at, columns });
    await writeStateChange(deps, tx, 'offer', row, {
      fromState: row.status,
      toState: 'withdrawn',
      on,
      byUserId: null,
      reason: null,
    });
  }
  return rows;
}

/** Offers of some operations that await an answer, and those that are accepted. */
export async function offerCounts({ db }: Pick<ClientContext, 'db'>, operationIds: readonly string[]) {
  const rows = await db
    .select({
      operationId: offers.operationId,
      live: sql<number>`count(*) filter (where ${isLive})`.mapWith(Number),
      accepted: sql<number>`count(*) filter (where ${eq(offers.status, 'accepted')})`.mapWith(Number),
    })
    .from(offers)
    .where(and(inArray(offers.operationId, [...operationIds]), isNull(offers.deletedAt)))
    .groupBy(offers.operationId);
  return new Map(rows.map((row) => [row.operationId, row]));
}

/** Takes an operation back to its study once none of its offers is open or accepted. */
export async function settleOperation(
  deps: Deps,
  tx: Database,
  { operationId, on, reason }: { operationId: string; on: string; reason: string },
): Promise<void> {
  const [operation] = await tx.select().from(operations).where(eq(operations.id, operationId)).limit(1);
  if (operation?.status !== 'offer') return;
  const counts = (await offerCounts({ db: tx }, [operationId])).get(operationId);
  if ((counts?.live ?? 0) > 0 || (counts?.accepted ?? 0) > 0) return;
  await moveOperation(deps, tx, operation, {
    steps: ['offers-ended'],
    on,
    facts: { liveOffersCount: 0, returnReason: reason },
    reason,
  });
}
