import { and, eq, inArray, isNull } from 'drizzle-orm';
import { rebuildCashFlow } from '#contracts/client/operation/cash-flow-forecast/payload.ts';
import * as cashMessages from '#messages/client/cash-flow-forecast.ts';
import { messagesFor } from '#messages/locale.ts';
import { cashFlowEntries, type CashFlowRow } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { announceMoney, auditMoney } from './record.ts';
import { activeSimulation, addForecasts, startOf } from './start.ts';

/** Makes the forecasts anew from the validated simulation; what is owed or paid, and calls of sales, stay. */
export const rebuildHandler = clientAction(rebuildCashFlow, {
  find: operationOfRoute,
  act: async (context, { keepManual }, operation) => {
    const t = messagesFor(context.locale, cashMessages).rebuild;
    const simulation = await activeSimulation(context, operation);
    const start = simulation && startOf(simulation, operation);
    if (simulation === null || start === null) throw new ValidationFailure({ base: t.noSource });
    await context.db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(cashFlowEntries)
        .where(and(eq(cashFlowEntries.operationId, operation.id), isNull(cashFlowEntries.deletedAt)));
      const dropped = rows.filter(
        (row) =>
          row.state === 'forecast' && (isForeseen(row) || (row.sourceType === 'manual' && !keepManual)),
      );
      if (dropped.length > 0) {
        await tx.delete(cashFlowEntries).where(
          inArray(
            cashFlowEntries.id,
            dropped.map(({ id }) => id),
          ),
        );
      }
      const kept = rows.filter((row) => !dropped.includes(row));
      await addForecasts(context, tx, operation, simulation, start, knownIn(kept));
      await auditMoney(context, tx, 'cash-flow.rebuild', operation);
    });
    announceMoney(context, 'cash-flow.changed', { id: operation.id, operationId: operation.id, version: 1 });
    return redirect(backAddress(context), { type: 'success', text: t.done });
  },
});

const isForeseen = ({ sourceType }: CashFlowRow): boolean => sourceType === 'simulation';

/**
 * Sources that already stand: what is owed or paid of the simulation, and of a lot whose calls are kept, all of its
 * receipts.
 */
function knownIn(rows: readonly CashFlowRow[]): (sourceId: string) => boolean {
  const sources = new Set(rows.filter(isForeseen).map(({ sourceId }) => sourceId));
  const lots = new Set(
    rows
      .filter(({ sourceType }) => sourceType === 'payment')
      .map(({ sourceId }) => `lot:${sourceId.split(':')[0]}`),
  );
  return (sourceId) => sources.has(sourceId) || lots.has(sourceId.split(':').slice(0, 2).join(':'));
}
