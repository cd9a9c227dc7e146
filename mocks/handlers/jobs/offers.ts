import { and, eq, isNull, lt } from 'drizzle-orm';
import { offerMachine } from '#domain/states/purchase/offer.ts';
import * as offerMessages from '#messages/client/offer.ts';
import { messagesFor } from '#messages/locale.ts';
import { offers } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { settleOperation } from '../client/operation/offer/follow.ts';
import { offerFactsOf } from '../client/operation/offer/steps.ts';
import { turnRecord } from '../client/operation/steps/turn-record.ts';
import { todayOf } from '../client/operation/construction/record.ts';

const kind = { machine: offerMachine, table: offers, entity: 'offer' } as const;

/** Every night: offers that nobody answered in time have expired. */
export async function expireOffers(deps: ServerDependencies): Promise<{ readonly expired: number }> {
  const today = todayOf({ deps });
  const rows = await deps.db
    .select()
    .from(offers)
    .where(and(eq(offers.status, 'sent'), lt(offers.validUntil, today), isNull(offers.deletedAt)));
  const reason = messagesFor('fr', offerMessages).ended.expired;
  let expired = 0;
  for (const offer of rows) {
    const { steps } = await deps.db.transaction((tx) =>
      turnRecord(deps, tx, kind, {
        row: offer,
        steps: ['expire'],
        today,
        due: (row) => ({
          facts: offerFactsOf(row),
          columns: { decidedOn: today },
          alongside: () => settleOperation(deps, tx, { operationId: row.operationId, on: today, reason }),
        }),
      }),
    );
    expired += steps;
  }
  return { expired };
}
