import { and, eq, sql } from 'drizzle-orm';
import { updateOperation, type OperationUpdatePayload } from '#contracts/client/operation/payload.ts';
import { show } from '#generated/routes/client/operation.ts';
import { messagesFor } from '#messages/locale.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { operations, type Operation } from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { announceOperation } from './announce.ts';
import { valuesOf } from './form.ts';
import { checkOperation, refuseTakenReference } from './rules.ts';
import { operationOfRoute } from './scope.ts';
import { columnsOf } from './insert.ts';

/** Changes an operation, unless someone else changed it since it was read. */
export const updateHandler = clientAction(updateOperation, {
  find: operationOfRoute,
  act: async (context, payload, operation) => {
    if (operation.version !== payload.version) throw await stale(context, operation, payload);
    await checkOperation(context, payload, operation);
    const isSaved = await refuseTakenReference(context, () => save(context, operation, payload));
    if (!isSaved) throw await stale(context, await operationOfRoute(context), payload);
    announceOperation(context, 'operation.updated', {
      id: operation.id,
      version: operation.version + 1,
    });
    const texts = messagesFor(context.locale, operationMessages);
    return redirect(show({ operation: operation.id }), { type: 'success', text: texts.updated });
  },
});

/** Writes the change; false when someone else was quicker since the version was compared. */
async function save(
  context: ClientContext,
  operation: Operation,
  payload: OperationUpdatePayload,
): Promise<boolean> {
  const { version, ...values } = payload;
  return context.db.transaction(async (tx) => {
    const rows = await tx
      .update(operations)
      .set({
        ...columnsOf(values),
        updatedAt: context.deps.clock.businessNow(),
        version: sql`${operations.version} + 1`,
      })
      .where(and(eq(operations.id, operation.id), eq(operations.version, version)))
      .returning({ id: operations.id });
    if (rows.length === 0) return false;
    await audit(
      context,
      tx,
      'operation.update',
      { type: 'operation', id: operation.id, label: payload.ref },
      changedFields(valuesOf(operation), values),
    );
    return true;
  });
}

function stale(context: ClientContext, operation: Operation, payload: OperationUpdatePayload) {
  const { version: _, ...values } = payload;
  return staleVersion(context, {
    id: operation.id,
    updatedAt: operation.updatedAt,
    actions: ['operation.update'],
    within: context.db,
    fields: Object.keys(changedFields(valuesOf(operation), values)),
  });
}
