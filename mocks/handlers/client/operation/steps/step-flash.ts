import type { Flash } from '#contracts/fields.ts';
import type { OperationState } from '#domain/operation/states.ts';
import { stepUndo } from '#generated/routes/client/operation.ts';
import * as stepMessages from '#messages/client/operation-step.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as tradeMessages from '#messages/trade.ts';
import type { Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { operationOfRoute } from '../scope.ts';
import type { TakenStep } from './machine-routes.ts';
import { reverseTransition } from './reverse-transition.ts';

/** What is told of a step: from where to where, what follows, and the way back where the rules know one. */
export async function stepFlash(
  context: ClientContext,
  operation: Operation,
  { from, to, changeId, effects }: TakenStep<OperationState>,
): Promise<Flash> {
  const texts = messagesFor(context.locale, stepMessages);
  const states = messagesFor(context.locale, tradeMessages).operationState;
  const sentence = fill(texts.taken, { name: operation.name, from: states[from], to: states[to] });
  const back = await reverseTransition(context, await operationOfRoute(context), from);
  return {
    type: 'success',
    text: [sentence, ...effects].join(' '),
    ...(back &&
      changeId !== null && {
        undo: {
          href: stepUndo({ operation: operation.id, change: changeId }),
          method: 'POST',
          label: texts.undo,
        },
      }),
  };
}
