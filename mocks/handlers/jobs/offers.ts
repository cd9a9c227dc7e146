import { and, eq, isNull, lt } from 'drizzle-orm';
import { mayHappen } from '#domain/states/may-happen.ts';
import { offerMachine } from '#domain/states/purchase/offer.ts';
import * as offerMessages from '#messages/client/offer.ts';
import { messagesFor } from '#messages/locale.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import { offers } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { settleOperation } from '../client/operation/offer/follow.ts';
import { offerFactsOf } from '../client/operation/offer/steps.ts';
import { writeStateChange } from '../client/operation/state-change.ts';
import { todayOf } from '../client/operation/construction/record.ts';

/** Every night: offers that nobody answered in time have expired. */
export async function expireOffers(deps: ServerDependencies): Promise<{ readonly expired: number }> {
  const today = todayOf({ deps });
  const rows = await deps.db
    .select()
    .from(offers)
    .where(and(eq(offers.status, 'sent'), lt(offers.validUntil, today), isNull(offers.deletedAt)));
  let expired = 0;
  for (const offer of rows) {
    const subject = { state: offer.status, facts: offerFactsOf(offer) };
    const answer = mayHappen(offerMachine, 'expire', subject, { actors: ['system'], today });
    if (!answer.ok) continue;
    const isDone = await deps.db.transaction(async (tx) => {
      const at = deps.clock.businessNow();
      const columns = { status: answer.to, decidedOn: today };
      if (!(await changeRow(tx, offers, { id: offer.id, version: offer.version }, { at, columns })))
        return false;
      await writeStateChange(deps, tx, 'offer', offer, {
        fromState: offer.status,
        toState: answer.to,
        on: today,
        byUserId: null,
        reason: null,
      });
      const reason = messagesFor('fr', offerMessages).ended.expired;
      await settleOperation(deps, tx, { operationId: offer.operationId, on: today, reason });
      return true;
    });
    if (isDone) expired += 1;
  }
  return { expired };
}
