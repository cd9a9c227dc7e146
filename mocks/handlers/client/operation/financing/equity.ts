import { and, eq, isNull } from 'drizzle-orm';
import { storeEquity } from '#contracts/client/operation/financing/payload.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { messagesFor } from '#messages/locale.ts';
import { equityInjections } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { announceFinancing, auditFinancing } from './record.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, financingMessages).equity;

/** Records own money that was brought in, or is to be. */
export const storeEquityHandler = clientAction(storeEquity, {
  find: operationOfRoute,
  act: async (context, { on, cents, from }, operation) => {
    const { clock, newId } = context.deps;
    const now = clock.businessNow();
    const id = newId();
    await context.db.transaction(async (tx) => {
      await tx.insert(equityInjections).values({
        id,
        tenantId: operation.tenantId,
        operationId: operation.id,
        on,
        amountCents: cents,
        origin: from,
        createdBy: context.actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await auditFinancing(context, tx, 'equity', operation);
    });
    announceFinancing(context, { id, operationId: operation.id, version: 1 });
    return redirect(backAddress(context), { type: 'success', text: texts(context).created });
  },
});

/** Puts own money that was recorded by mistake into the bin. */
export const destroyEquityHandler = clientAction(noPayload, {
  find: async (context) => {
    const operation = await operationOfRoute(context);
    const isIt = and(
      eq(equityInjections.id, parameter(context, 'injection')),
      eq(equityInjections.operationId, operation.id),
      isNull(equityInjections.deletedAt),
    );
    const [injection] = await context.db.select().from(equityInjections).where(isIt).limit(1);
    if (!injection) throw notFound('injection');
    return { operation, injection };
  },
  act: async (context, _payload, { operation, injection }) => {
    await context.db.transaction(async (tx) => {
      const deletedAt = context.deps.clock.businessNow();
      await tx.update(equityInjections).set({ deletedAt }).where(eq(equityInjections.id, injection.id));
      await auditFinancing(context, tx, 'equity.delete', operation);
    });
    announceFinancing(context, { ...injection, operationId: operation.id });
    const text = texts(context).deleted;
    return redirect(backAddress(context), deletedFlash(context, { type: 'equity', id: injection.id, text }));
  },
});
