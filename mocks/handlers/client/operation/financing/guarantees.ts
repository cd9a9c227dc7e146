import { and, eq, isNull } from 'drizzle-orm';
import {
  storeGuarantee,
  updateGuarantee,
  type GuaranteePayload,
} from '#contracts/client/operation/financing/payload.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { guarantees, loans, type GuaranteeRow, type Operation } from '#mocks/db/schema/index.ts';
import { changedFields } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { announceFinancing, auditFinancing, changeRecord } from './record.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, financingMessages).guarantees;

/** The guarantee that the address names. @throws HttpFailure 404 when it is none of that operation */
async function guaranteeOfRoute(
  context: ClientContext,
): Promise<{ readonly operation: Operation; readonly guarantee: GuaranteeRow }> {
  const operation = await operationOfRoute(context);
  const isIt = and(
    eq(guarantees.id, parameter(context, 'guarantee')),
    eq(guarantees.operationId, operation.id),
    isNull(guarantees.deletedAt),
  );
  const [guarantee] = await context.db.select().from(guarantees).where(isIt).limit(1);
  if (!guarantee) throw notFound('guarantee');
  return { operation, guarantee };
}

/** Records a guarantee, of a loan or of the operation. */
export const storeGuaranteeHandler = clientAction(storeGuarantee, {
  find: operationOfRoute,
  act: async (context, payload, operation) => {
    await check(context, operation, payload);
    const { clock, newId } = context.deps;
    const now = clock.businessNow();
    const id = newId();
    await context.db.transaction(async (tx) => {
      await tx.insert(guarantees).values({
        ...payload,
        id,
        tenantId: operation.tenantId,
        operationId: operation.id,
        createdBy: context.actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await auditFinancing(context, tx, 'guarantee', operation);
    });
    announceFinancing(context, { id, operationId: operation.id, version: 1 });
    return redirect(backAddress(context), { type: 'success', text: texts(context).created });
  },
});

/** Changes a guarantee. */
export const updateGuaranteeHandler = clientAction(updateGuarantee, {
  find: guaranteeOfRoute,
  act: async (context, { version, ...payload }, { operation, guarantee }) => {
    await check(context, operation, payload);
    await changeRecord(context, guarantees, operation, guarantee, {
      action: 'guarantee.update',
      version,
      columns: payload,
      changes: changedFields(guarantee, payload),
    });
    return redirect(backAddress(context), { type: 'success', text: texts(context).updated });
  },
});

/** Puts a guarantee into the bin. */
export const destroyGuaranteeHandler = clientAction(noPayload, {
  find: guaranteeOfRoute,
  act: async (context, _payload, { operation, guarantee }) => {
    await context.db.transaction(async (tx) => {
      const deletedAt = context.deps.clock.businessNow();
      await tx.update(guarantees).set({ deletedAt }).where(eq(guarantees.id, guarantee.id));
      await auditFinancing(context, tx, 'guarantee.delete', operation);
    });
    announceFinancing(context, { ...guarantee, operationId: operation.id });
    const text = texts(context).deleted;
    return redirect(
      backAddress(context),
      deletedFlash(context, { type: 'guarantee', id: guarantee.id, text }),
    );
  },
});

/** The loan that a guarantee secures must be of the same operation, and it has one price. @throws ValidationFailure */
async function check(
  context: ClientContext,
  operation: Operation,
  { loanId, costCents, setupCents, rateBps }: GuaranteePayload,
): Promise<void> {
  const { db, locale } = context;
  if (costCents !== null && (setupCents !== null || rateBps !== null)) {
    throw new ValidationFailure({ costCents: texts(context).twoPrices });
  }
  if (loanId === null) return;
  const isIt = and(eq(loans.id, loanId), eq(loans.operationId, operation.id), isNull(loans.deletedAt));
  const rows = await db.select({ id: loans.id }).from(loans).where(isIt);
  if (rows.length === 0) throw new ValidationFailure({ loanId: validationText(locale, 'unknownRecord') });
}
