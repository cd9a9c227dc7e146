import { storeOperation } from '#contracts/client/operation/payload.ts';
import { show } from '#generated/routes/client/operation.ts';
import { messagesFor } from '#messages/locale.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { convertOpportunity, opportunityToConvert } from '../sourcing/conversion.ts';
import { opportunity } from '../sourcing/record.ts';
import { announceOperation } from './announce.ts';
import { insertOperation } from './insert.ts';
import { checkOperationQuota } from './quota.ts';
import { checkOperation, refuseTakenReference } from './rules.ts';

/** Enters an operation, in sourcing; one made of an opportunity converts that with it. */
export const storeHandler = clientAction(storeOperation, {
  find: checkOperationQuota,
  act: async (context, { sourcing, ...payload }) => {
    const source = sourcing === null ? null : await opportunityToConvert(context, sourcing);
    await checkOperation(context, payload);
    const id = context.deps.newId();
    await refuseTakenReference(context, () =>
      source === null
        ? insertOperation(context, id, payload)
        : convertOpportunity(context, source, { id, payload }),
    );
    announceOperation(context, 'operation.created', { id, version: 1 });
    if (source !== null) {
      opportunity.declaration.announce(context, [{ id: source.id, version: source.version + 1 }]);
    }
    const texts = messagesFor(context.locale, operationMessages);
    return redirect(show({ operation: id }), { type: 'success', text: texts.created });
  },
});
