import type { OperationWay } from '#contracts/client/operation/step.ts';
import type { TransitionContext } from '#domain/states/machine.ts';
import { operationWays } from '#domain/states/operation/ways.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { stepAsker } from './asker.ts';
import { operationFacts, type StepSubject } from './facts.ts';

/** The steps out of the states of some operations, for whoever asks, in their language. */
export async function waysOf(
  context: ClientContext,
  subjects: readonly StepSubject[],
  given?: TransitionContext,
): Promise<ReadonlyMap<string, OperationWay[]>> {
  const asker = given ?? (await stepAsker(context));
  const facts = await operationFacts(context, subjects);
  const { locale } = context;
  return new Map(
    subjects.map(({ id, status }) => [
      id,
      operationWays({ state: status, facts: facts.get(id) ?? {} }, asker).map(
        ({ label, reasons, ...way }): OperationWay => ({
          ...way,
          label: label[locale],
          reason: reasons.length === 0 ? null : reasons.map((text) => text[locale]).join(' '),
        }),
      ),
    ]),
  );
}
