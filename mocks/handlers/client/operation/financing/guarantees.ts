import {
  storeGuarantee,
  updateGuarantee,
  type GuaranteePayload,
} from '#contracts/client/operation/financing/payload.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Operation } from '#mocks/db/schema/index.ts';
import { changedFields } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { guaranteePart, loanPart } from './record.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, financingMessages).guarantees;

/** Records a guarantee, of a loan or of the operation. */
export const storeGuaranteeHandler = clientAction(storeGuarantee, {
  find: operationOfRoute,
  act: async (context, payload, operation) => {
    await check(context, operation, payload);
    await guaranteePart.create(context, operation, { action: 'guarantee', columns: payload });
    return redirect(backAddress(context), { type: 'success', text: texts(context).created });
  },
});

/** Changes a guarantee. */
export const updateGuaranteeHandler = clientAction(updateGuarantee, {
  find: guaranteePart.ofRoute,
  act: async (context, { version, ...payload }, found) => {
    await check(context, found.operation, payload);
    await guaranteePart.change(context, found, {
      action: 'guarantee.update',
      version,
      columns: payload,
      changes: changedFields(found.guarantee, payload),
    });
    return redirect(backAddress(context), { type: 'success', text: texts(context).updated });
  },
});

/** Puts a guarantee into the bin. */
export const destroyGuaranteeHandler = clientAction(noPayload, {
  find: guaranteePart.ofRoute,
  act: async (context, _payload, found) => {
    await guaranteePart.remove(context, found, 'guarantee.delete');
    const text = texts(context).deleted;
    return redirect(
      backAddress(context),
      deletedFlash(context, { type: 'guarantee', id: found.guarantee.id, text }),
    );
  },
});

/** The loan that a guarantee secures must be of the same operation, and it has one price. @throws ValidationFailure */
async function check(
  context: ClientContext,
  operation: Operation,
  { loanId, costCents, setupCents, rateBps }: GuaranteePayload,
): Promise<void> {
  if (costCents !== null && (setupCents !== null || rateBps !== null)) {
    throw new ValidationFailure({ costCents: texts(context).twoPrices });
  }
  if (loanId === null) return;
  if ((await loanPart.find(context, operation.id, loanId)) === null) {
    throw new ValidationFailure({ loanId: validationText(context.locale, 'unknownRecord') });
  }
}
