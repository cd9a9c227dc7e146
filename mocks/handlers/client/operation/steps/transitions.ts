import type { OperationTransition } from '#contracts/client/operation/step.ts';
import type { TransitionContext } from '#domain/states/machine.ts';
import { operationMachine } from '#domain/states/operation/operation.ts';
import { operationTransitions } from '#domain/states/operation/transitions.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { transitionContext } from './transition-context.ts';
import { operationFacts, type StepSubject } from './facts.ts';
import { remediesOf } from './remedies.ts';

/** The steps out of the states of some operations, for whoever asks, in their language. */
export async function transitionsOf(
  context: ClientContext,
  subjects: readonly StepSubject[],
  given?: TransitionContext,
): Promise<ReadonlyMap<string, OperationTransition[]>> {
  const asking = given ?? (await transitionContext(context));
  const facts = await operationFacts(context, subjects);
  const { locale } = context;
  return new Map(
    subjects.map(({ id, status }) => [
      id,
      operationTransitions({ state: status, facts: facts.get(id) ?? {} }, asking).map(
        ({ label, reasons, ...transition }): OperationTransition => ({
          ...transition,
          label: label[locale],
          reason: reasons.length === 0 ? null : reasons.map(({ text }) => text[locale]).join(' '),
          remedies: transition.isForOthers ? [] : remediesOf(context, operationMachine, reasons, id),
        }),
      ),
    ]),
  );
}
