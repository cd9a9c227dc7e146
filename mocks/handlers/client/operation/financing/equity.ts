import { storeEquity } from '#contracts/client/operation/financing/payload.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { messagesFor } from '#messages/locale.ts';
import { backAddress } from '#mocks/server/back.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { equityPart } from './record.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, financingMessages).equity;

/** Records own money that was brought in, or is to be. */
export const storeEquityHandler = clientAction(storeEquity, {
  find: operationOfRoute,
  act: async (context, { on, cents, from }, operation) => {
    const columns = { on, amountCents: cents, origin: from };
    await equityPart.create(context, operation, { action: 'equity', columns });
    return redirect(backAddress(context), { type: 'success', text: texts(context).created });
  },
});

/** Puts own money that was recorded by mistake into the bin. */
export const destroyEquityHandler = clientAction(noPayload, {
  find: equityPart.ofRoute,
  act: async (context, _payload, found) => {
    await equityPart.remove(context, found, 'equity.delete');
    const text = texts(context).deleted;
    return redirect(
      backAddress(context),
      deletedFlash(context, { type: 'equity', id: found.injection.id, text }),
    );
  },
});
