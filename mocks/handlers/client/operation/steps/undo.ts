import { noPayload } from '#contracts/define.ts';
import { isInProgress, type OperationState } from '#domain/operation/states.ts';
import type { Day } from '#domain/time/day.ts';
import * as stepMessages from '#messages/client/operation-step.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as tradeMessages from '#messages/trade.ts';
import { backAddress } from '#mocks/server/back.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { checkOperationQuota } from '../quota.ts';
import { operationOfRoute } from '../scope.ts';
import { changesOf } from './history.ts';
import { takeStep } from './take.ts';
import { reverseTransition } from './reverse-transition.ts';

/** As long as a step can be taken back by the message that told of it. */
const undoMs = 30 * 60 * 1000;

/** Takes back the person's own last step, by a step that the rules know: both stay in the history. */
export const stepUndoHandler = clientAction(noPayload, {
  find: ownLastStep,
  act: async (context, _payload, { operation, to, openedOn, step }) => {
    if (!isInProgress(operation.status)) await checkOperationQuota(context);
    const texts = messagesFor(context.locale, stepMessages);
    const states = messagesFor(context.locale, tradeMessages).operationState;
    const reason = fill(texts.undoReason, { step: `${states[to]} → ${states[operation.status]}` });
    await takeStep(context, operation, step, {
      version: operation.version,
      reason,
      facts: {
        ...(step === 'open-sale' ? { saleOpenedOn: openedOn } : { suspensionReason: reason }),
        reopeningReason: reason,
      },
    });
    const text = fill(texts.takenBack, { name: operation.name, to: states[to] });
    return redirect(backAddress(context), { type: 'info', text });
  },
});

/** @throws HttpFailure 404 unless the step is the operation's last, the person's own, recent and one with a way back */
async function ownLastStep(context: ClientContext) {
  const operation = await operationOfRoute(context);
  const history = await changesOf(context, operation.id, 50);
  const [last] = history;
  const since = context.deps.clock.businessNow().getTime() - undoMs;
  const isOwn = last?.id === parameter(context, 'change') && last.byUserId === context.actor.user.id;
  if (!isOwn || last.at.getTime() < since || last.fromState === null) throw notFound('step to take back');
  const to = last.fromState as OperationState;
  const transition = await reverseTransition(context, operation, to);
  if (transition === null) throw notFound('way back');
  const opening = history.find(({ toState }) => toState === 'selling');
  return { operation, to, step: transition.step, openedOn: (opening?.on ?? last.on) as Day };
}
