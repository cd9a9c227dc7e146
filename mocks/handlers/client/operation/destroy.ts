import { and, count, eq, isNull } from 'drizzle-orm';
import { deletionObstacle } from '#domain/operation/deletion.ts';
import { index } from '#generated/routes/client/operation.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { operationNotes, operations } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { announceOperation } from './announce.ts';
import { countLots } from './lots.ts';
import { operationOfRoute } from './scope.ts';

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
    await context.db.transaction(async (tx) => {
      const deletedAt = context.deps.clock.businessNow();
      await tx.update(operations).set({ deletedAt }).where(eq(operations.id, operation.id));
      const subject = { type: 'operation', id: operation.id, label: operation.ref };
      await audit(context, tx, 'operation.delete', subject);
    });
    announceOperation(context, 'operation.deleted', operation);
    const text = fill(messagesFor(context.locale, operationMessages).deleted, { name: operation.name });
    const followers = { 'operation-note': await countNotes(context, operation.id) };
    return redirect(index(), deletedFlash(context, { type: 'operation', id: operation.id, text, followers }));
  },
});

async function countNotes({ db }: ClientContext, operationId: string): Promise<number> {
  const isLive = and(eq(operationNotes.operationId, operationId), isNull(operationNotes.deletedAt));
  const [row] = await db.select({ total: count() }).from(operationNotes).where(isLive);
  return row?.total ?? 0;
}
