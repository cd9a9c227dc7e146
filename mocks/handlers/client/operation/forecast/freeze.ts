import { storeBudgetSnapshot } from '#contracts/client/operation/forecast/payload.ts';
import { snapshotOf } from '#domain/cash-flow/budget-snapshot.ts';
import { forecast } from '#generated/routes/client/operation.ts';
import * as forecastMessages from '#messages/client/forecast.ts';
import { messagesFor } from '#messages/locale.ts';
import { budgetSnapshots } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { announceMoney, auditMoney } from '../cash-flow-forecast/record.ts';
import { activeSimulation, freezeBudget, isBudgetFrozen, startOf } from '../cash-flow-forecast/start.ts';
import { todayOf } from '../financing/record.ts';
import { operationOfRoute } from '../scope.ts';
import { budgetOf } from './budget.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, forecastMessages);

/** Freezes the budget of the simulation that the operation reads, once. */
export const freezeHandler = clientAction(noPayload, {
  find: operationOfRoute,
  act: async (context, _payload, operation) => {
    const t = texts(context).freeze;
    if (await isBudgetFrozen(context.db, operation.id)) throw new ValidationFailure({ base: t.already });
    const simulation = await activeSimulation(context, operation);
    const start = simulation && startOf(simulation, operation);
    if (simulation === null || start === null) throw new ValidationFailure({ base: t.noSource });
    await context.db.transaction(async (tx) => {
      await freezeBudget(context, tx, operation, simulation, start);
      await auditMoney(context, tx, 'forecast.freeze', operation);
    });
    announceMoney(context, 'budget.changed', { id: operation.id, operationId: operation.id, version: 1 });
    return redirect(forecast({ operation: operation.id }), { type: 'success', text: t.done });
  },
});

/** Keeps the budget as it stands today. */
export const storeSnapshotHandler = clientAction(storeBudgetSnapshot, {
  find: operationOfRoute,
  act: async (context, { label }, operation) => {
    const t = texts(context).snapshot;
    const today = todayOf(context);
    const known = await budgetOf(context, operation.id, today);
    if (known === null) throw new ValidationFailure({ base: t.nothing });
    const { clock, newId } = context.deps;
    const now = clock.businessNow();
    const id = newId();
    await context.db.transaction(async (tx) => {
      await tx.insert(budgetSnapshots).values({
        id,
        tenantId: operation.tenantId,
        operationId: operation.id,
        createdBy: context.actor.user.id,
        label,
        takenOn: today,
        figures: snapshotOf(known.budget),
        createdAt: now,
        updatedAt: now,
      });
      await auditMoney(context, tx, 'forecast.snapshot', operation);
    });
    announceMoney(context, 'budget.changed', { id, operationId: operation.id, version: 1 });
    return redirect(forecast({ operation: operation.id }), { type: 'success', text: t.done });
  },
});
