import { and, eq, isNull } from 'drizzle-orm';
import type { OperationState } from '#domain/operation/states.ts';
import type { Database } from '#mocks/db/database.ts';
import { notaryPurchases, operations } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { moveOperation } from '../steps/move.ts';
import type { FoundOffer } from './record.ts';

/** Phases in which what was agreed is the price of the purchase; later the deed says it. */
const beforePromise: readonly OperationState[] = ['sourcing', 'study', 'offer'];

/** What was agreed, on the operation and on the purchase that is being prepared. */
export async function agree(
  { deps }: ClientContext,
  tx: Database,
  { operation, offer }: FoundOffer,
  priceCents: number | null,
): Promise<void> {
  if (beforePromise.includes(operation.status)) {
    await tx
      .update(operations)
      .set({
        purchasePriceCents: priceCents,
        updatedAt: deps.clock.businessNow(),
        version: operation.version + 1,
      })
      .where(eq(operations.id, operation.id));
  }
  const isPrepared = and(
    eq(notaryPurchases.operationId, operation.id),
    eq(notaryPurchases.status, 'draft'),
    isNull(notaryPurchases.deletedAt),
  );
  await tx.update(notaryPurchases).set({ acceptedOfferId: offer.id }).where(isPrepared);
}

/** What the sending of an offer does to its operation: the price that was offered last, and the phase. */
export const offerSent = (
  { deps }: ClientContext,
  tx: Database,
  { operation, offer }: FoundOffer,
  { sentOn, hasSimulation }: { readonly sentOn: string; readonly hasSimulation: boolean },
): Promise<void> =>
  moveOperation(deps, tx, operation, {
    steps: ['offer-sent'],
    on: sentOn,
    facts: { offerId: offer.id, hasValidatedSimulation: hasSimulation },
    columns: { offeredPriceCents: offer.priceCents },
    confirmed: ['no_validated_simulation'],
  });
