import type { Flash } from '#contracts/fields.ts';
import { stepUndo } from '#generated/routes/client/operation.ts';
import * as stepMessages from '#messages/client/operation-step.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as tradeMessages from '#messages/trade.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { operationOfRoute } from '../scope.ts';
import type { Taken } from './take.ts';
import { reverseTransition } from './reverse-transition.ts';

/** What is told of a step: from where to where, what follows, and the way back where the rules know one. */
export async function stepFlash(context: ClientContext, taken: Taken): Promise<Flash> {
  const { operation, from, to, changeId, effects } = taken;
  const texts = messagesFor(context.locale, stepMessages);
  const states = messagesFor(context.locale, tradeMessages).operationState;
  const told = fill(texts.taken, { name: operation.name, from: states[from], to: states[to] });
  const follows = effects.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
  const back = await reverseTransition(context, await operationOfRoute(context), from);
  return {
    type: 'success',
    text: [told, ...follows].join(' '),
    ...(back && {
      undo: {
        href: stepUndo({ operation: operation.id, change: changeId }),
        method: 'POST',
        label: texts.undo,
      },
    }),
  };
}
