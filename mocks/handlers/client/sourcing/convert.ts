import type * as z from 'zod';
import { convertToOperation } from '#contracts/client/operation/conversion.ts';
import type { OperationPayload } from '#contracts/client/operation/payload.ts';
import { show } from '#generated/routes/client/operation.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Opportunity } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { forbidden } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { announceOperation } from '../operation/announce.ts';
import { blankValues } from '../operation/form.ts';
import { checkOperationQuota } from '../operation/quota.ts';
import { checkOperation, refuseTakenReference } from '../operation/rules.ts';
import { checkConversion, convertOpportunity, operationFieldsOf } from './conversion.ts';
import { opportunity } from './record.ts';

type Given = z.output<typeof convertToOperation.payload>;

/** Makes an operation in sourcing of an opportunity, once, and links them both ways. */
export const convertHandler = clientAction(convertToOperation, {
  find: async (context) => {
    const row = await opportunity.ofRouteToChange(context);
    if (!canNow(context, 'sourcing.update')) throw forbidden('conversion changes the opportunity');
    return row;
  },
  act: async (context, given, row) => {
    await checkConversion(context, row, given.version);
    await checkOperationQuota(context);
    const payload = await operationOf(context, row, given);
    await checkOperation(context, payload);
    const id = context.deps.newId();
    await refuseTakenReference(context, () => convertOpportunity(context, row, { id, payload }));
    announceOperation(context, 'operation.created', { id, version: 1 });
    opportunity.declaration.announce(context, [{ id: row.id, version: row.version + 1 }]);
    const { convert } = messagesFor(context.locale, sourcingMessages);
    return redirect(show({ operation: id }), {
      type: 'success',
      text: fill(convert.done, { ref: payload.ref }),
    });
  },
});

/** The operation that an opportunity makes: what it tells, what was added, and blanks. */
async function operationOf(
  context: ClientContext,
  row: Opportunity,
  { version: _version, ...given }: Given,
): Promise<OperationPayload> {
  return { ...(await blankValues(context)), ...given, ...(await operationFieldsOf(context, row)) };
}
