import {
  storeTransaction,
  updateTransaction,
  type TransactionPayload,
} from '#contracts/client/transaction/payload.ts';
import { transaction as index } from '#generated/routes/client.ts';
import { fill } from '#messages/fill.ts';
import type { Transaction } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { movementOfRoute, refuseLocked, refuseSettled, textsOf } from './reach.ts';
import { checkAccount, checkOperation, movement } from './record.ts';

/** @throws ValidationFailure for what the company has not, and in a locked month */
async function check(context: ClientContext, payload: TransactionPayload): Promise<void> {
  const account = await checkAccount(context, payload.accountId);
  if (payload.bookedOn <= account.openingOn) {
    throw new ValidationFailure({ bookedOn: textsOf(context).refusals.beforeOpening });
  }
  await checkOperation(context, payload.operationId);
  await refuseLocked(context, [payload.bookedOn]);
}

/** A movement of the bank has its day, amount and account from there. @throws ValidationFailure */
function refuseBankChange(context: ClientContext, payload: TransactionPayload, row: Transaction): void {
  if (row.kind === 'manual') return;
  for (const field of ['bookedOn', 'amountCents', 'accountId'] as const) {
    if (row[field] !== payload[field])
      throw new ValidationFailure({ [field]: textsOf(context).refusals.fromBank });
  }
}

/** Enters a movement by hand: it waits for its account. */
export const storeHandler = clientAction(storeTransaction, async (context, payload) => {
  await check(context, payload);
  const id = await movement.create(context, {
    ...payload,
    kind: 'manual',
    status: 'to_code',
    fingerprint: `manual:${context.deps.newId()}`,
  });
  const text = fill(textsOf(context).created, { name: payload.label });
  return redirect(index({ query: { open: id } }), { type: 'success', text });
});

/** Changes what a movement is called, and for one entered by hand the rest as well. */
export const updateHandler = clientAction(updateTransaction, {
  find: movementOfRoute,
  act: async (context, { version, ...payload }, row) => {
    await refuseSettled(context, row);
    refuseBankChange(context, payload, row);
    await check(context, payload);
    const isAmountChanged = row.amountCents !== payload.amountCents;
    const columns = {
      ...payload,
      counterpartyName: payload.counterpartyName === '' ? null : payload.counterpartyName,
      note: payload.note === '' ? null : payload.note,
      // Its parts no longer come to the amount.
      ...(isAmountChanged && row.status === 'coded' && { status: 'to_code' as const }),
    };
    await movement.change(context, row, { action: 'update', columns, version });
    const text = fill(textsOf(context).updated, { name: payload.label });
    return redirect(backAddress(context), { type: 'success', text });
  },
});
