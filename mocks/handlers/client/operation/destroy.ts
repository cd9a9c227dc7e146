import { eq } from 'drizzle-orm';
import { deletionObstacle } from '#domain/operation/deletion.ts';
import { index, restore, show } from '#generated/routes/client/operation.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { operations } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { announceOperation } from './announce.ts';
import { countLots } from './lots.ts';
import { deletedOperationOfRoute, operationOfRoute } from './scope.ts';

/** Deletes what was only spotted; the record stays and can be brought back. */
export const destroyHandler = clientAction(noPayload, {
  find: operationOfRoute,
  act: async (context, _payload, operation) => {
    const lotsCount = await countLots(context, operation.id);
    const obstacle = deletionObstacle({ status: operation.status, lotsCount });
    if (obstacle !== null) {
      const key = obstacle === 'has-lots' ? 'hasLots' : 'notSourcing';
      throw new ValidationFailure({ base: validationText(context.locale, key) });
    }
    await setDeletedAt(context, operation, context.deps.clock.businessNow(), 'operation.delete');
    announceOperation(context, 'operation.deleted', operation);
    const texts = messagesFor(context.locale, operationMessages);
    return redirect(index(), {
      type: 'success',
      text: texts.deleted.replace('{name}', operation.name),
      undo: { href: restore({ operation: operation.id }), method: 'POST', label: texts.undo },
    });
  },
});

/** Brings a deleted operation back as it was. */
export const restoreHandler = clientAction(noPayload, {
  find: deletedOperationOfRoute,
  act: async (context, _payload, operation) => {
    await setDeletedAt(context, operation, null, 'operation.restore');
    announceOperation(context, 'operation.restored', operation);
    const texts = messagesFor(context.locale, operationMessages);
    return redirect(show({ operation: operation.id }), { type: 'success', text: texts.restored });
  },
});

async function setDeletedAt(
  context: ClientContext,
  operation: { id: string; ref: string },
  deletedAt: Date | null,
  action: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await tx.update(operations).set({ deletedAt }).where(eq(operations.id, operation.id));
    await audit(context, tx, action, { type: 'operation', id: operation.id, label: operation.ref });
  });
}
