import { abandonOperation, advanceOperation, reopenOperation } from '#contracts/client/operation/step.ts';
import { isInProgress, type OperationState } from '#domain/operation/states.ts';
import { noTransition } from '#domain/states/operation/no-transition.ts';
import type { OperationStep } from '#domain/states/operation/transitions.ts';
import type { Day } from '#domain/time/day.ts';
import * as stepMessages from '#messages/client/operation-step.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Operation } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect, type Answer } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { checkOperationQuota } from '../quota.ts';
import { operationOfRoute } from '../scope.ts';
import { checkVersion } from './stale.ts';
import { takeStep, type StepGiven } from './take.ts';
import { stepFlash } from './step-flash.ts';
import { transitionsOf } from './transitions.ts';

/** Leads an operation to the next state, or out of the sale again. */
export const advanceHandler = clientAction(advanceOperation, {
  find: operationOfRoute,
  act: async (context, { to, version, on, reason = '' }, operation) => {
    await checkVersion(context, operation, version);
    const day = dayOr(context, on);
    const step = await stepTo(context, operation, to);
    return takeAndTell(context, operation, step, {
      version,
      on: day,
      reason: reason === '' ? null : reason,
      facts: {
        ...(step === 'start-works' && { worksStartedOn: day }),
        ...(step === 'open-sale' && { saleOpenedOn: day }),
        ...(step === 'suspend-sale' && { suspensionReason: reason }),
      },
    });
  },
});

/** Gives an operation up. */
export const abandonHandler = clientAction(abandonOperation, {
  find: operationOfRoute,
  act: async (context, { version, on, reason, comment }, operation) => {
    const day = dayOr(context, on);
    const texts = messagesFor(context.locale, stepMessages);
    return takeAndTell(context, operation, 'abandon', {
      version,
      on: day,
      reason: fill(texts.reasonAndComment, { reason: texts.terminationReason[reason], comment }),
      facts: { abandonedOn: day, terminationReason: reason, comment },
    });
  },
});

/** Brings an operation back that had ended; it counts again among those that the offer limits. */
export const reopenHandler = clientAction(reopenOperation, {
  find: operationOfRoute,
  act: async (context, { version, reason }, operation) => {
    if (!isInProgress(operation.status)) await checkOperationQuota(context);
    const step = operation.status === 'closed' ? 'reopen-closed' : 'reopen-abandoned';
    const facts = { reopeningReason: reason };
    return takeAndTell(context, operation, step, { version, reason, facts });
  },
});

const dayOr = (context: ClientContext, on: string | undefined): Day =>
  (on ?? parisDay(context.deps.clock.businessNow())) as Day;

async function takeAndTell(
  context: ClientContext,
  operation: Operation,
  step: OperationStep,
  given: StepGiven,
): Promise<Answer> {
  const taken = await takeStep(context, operation, step, given);
  return redirect(backAddress(context), await stepFlash(context, operation, taken));
}

/** The step that leads from the present state to another. @throws ValidationFailure when none does */
async function stepTo(
  context: ClientContext,
  operation: Operation,
  to: OperationState,
): Promise<OperationStep> {
  const transitions = (await transitionsOf(context, [operation])).get(operation.id) ?? [];
  const transition = transitions.find((candidate) => candidate.to === to);
  if (transition) return transition.step;
  throw new ValidationFailure({ base: noTransition(operation.status, to)[context.locale] });
}
