import { blockSupplier } from '#contracts/client/supplier/payload.ts';
import { edit } from '#generated/routes/client/supplier.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { supplier } from './record.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, supplierMessages).block;

/** Says that nothing more is to be ordered from a supplier, and why. */
export const blockHandler = clientAction(blockSupplier, {
  find: supplier.ofRoute,
  act: async (context, { reason }, row) => {
    const columns = { status: 'blocked', blockedReason: reason } as const;
    await supplier.change(context, row, { action: 'block', columns });
    const text = fill(texts(context).done, { name: row.name });
    return redirect(edit(row.id), { type: 'success', text });
  },
});

/** Lets a blocked supplier be ordered from again. */
export const unblockHandler = clientAction(noPayload, {
  find: supplier.ofRoute,
  act: async (context, _payload, row) => {
    if (row.status !== 'blocked') throw new ValidationFailure({ base: texts(context).notBlocked });
    const columns = { status: 'active', blockedReason: null } as const;
    await supplier.change(context, row, { action: 'unblock', columns });
    const text = fill(texts(context).unblocked, { name: row.name });
    return redirect(edit(row.id), { type: 'success', text });
  },
});
