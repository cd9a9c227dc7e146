import { reasonedTransaction } from '#contracts/client/transaction/payload.ts';
import { fill } from '#messages/fill.ts';
import type { Transaction } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { movementOfRoute, refuseLocked, refuseSettled, textsOf } from './reach.ts';
import { movement } from './record.ts';

type FlashKey = 'validatedNow' | 'unvalidated' | 'ignored';
const done = (context: ClientContext, flash: FlashKey, { label }: Transaction) =>
  redirect(backAddress(context), { type: 'success', text: fill(textsOf(context)[flash], { name: label }) });

/** What a movement becomes when somebody answers for it. */
export const validated = ({ actor, deps }: ClientContext) =>
  ({ status: 'validated', validatedBy: actor.user.id, validatedAt: deps.clock.businessNow() }) as const;

/** Somebody answers for a movement that is on its accounts. */
export const validateHandler = clientAction(noPayload, {
  find: movementOfRoute,
  act: async (context, _payload, row) => {
    await refuseSettled(context, row);
    if (row.status !== 'coded') throw new ValidationFailure({ base: textsOf(context).refusals.notCoded });
    await movement.change(context, row, { action: 'validate', columns: validated(context), changes: {} });
    return done(context, 'validatedNow', row);
  },
});

/** Opens a movement again, and says why. */
export const unvalidateHandler = clientAction(reasonedTransaction, {
  find: movementOfRoute,
  act: async (context, { reason }, row) => {
    if (row.status !== 'validated')
      throw new ValidationFailure({ base: textsOf(context).refusals.notValidated });
    await refuseLocked(context, [row.bookedOn]);
    const columns = { status: 'coded', stateReason: reason, validatedBy: null, validatedAt: null } as const;
    const changes = { stateReason: { from: row.stateReason, to: reason } };
    await movement.change(context, row, { action: 'unvalidate', columns, changes });
    return done(context, 'unvalidated', row);
  },
});

/** Sets a movement aside: it counts on the bank's side, and on no account of the chart. */
export const ignoreHandler = clientAction(reasonedTransaction, {
  find: movementOfRoute,
  act: async (context, { reason }, row) => {
    await refuseSettled(context, row);
    const columns = { status: 'ignored', stateReason: reason } as const;
    const changes = { stateReason: { from: row.stateReason, to: reason } };
    await movement.change(context, row, { action: 'ignore', columns, changes });
    return done(context, 'ignored', row);
  },
});
