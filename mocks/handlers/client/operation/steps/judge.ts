import type { Machine, TransitionContext } from '#domain/states/machine.ts';
import { mayHappen, type Answer, type Subject } from '#domain/states/may-happen.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { refusal, type ReasonFields } from './refusal.ts';
import { remediesOf } from './remedies.ts';
import { transitionContext } from './transition-context.ts';

/** The answer of a machine that lets a step happen. */
export type Allowed<State extends string> = Extract<Answer<State>, { ok: true }>;

/** A record, what the person lifts, and how refusals are told. */
export interface Judged<State extends string, Facts>
  extends Subject<State, Facts>, Pick<TransitionContext, 'confirmed' | 'overrides'> {
  /** Who asks; by the rights over operations unless given. */
  readonly transition?: TransitionContext;
  /** The field in which a reason can be met. */
  readonly fields?: ReasonFields | undefined;
  /** The operation whose pages put refusals right; without it no page is linked to. */
  readonly operationId?: string;
  /** The lot or the sale that is refused, whose own page is linked to. */
  readonly recordId?: string | undefined;
}

/**
 * Whether a step may be taken now, by the rules of a machine.
 *
 * @throws ValidationFailure with every reason against it at its field, HttpFailure 403 when the step is for others
 */
export async function judgeStep<State extends string, Step extends string, Facts>(
  context: ClientContext,
  machine: Machine<State, Step, Facts>,
  step: NoInfer<Step>,
  judged: Judged<NoInfer<State>, NoInfer<Facts>>,
): Promise<Allowed<State>> {
  const { confirmed = [], overrides = {}, fields, operationId, recordId } = judged;
  const who = { ...(judged.transition ?? (await transitionContext(context))), confirmed, overrides };
  const answer = mayHappen(machine, step, judged, who);
  if (answer.ok) return answer;
  const { reasons } = answer;
  const remedies =
    operationId === undefined ? [] : remediesOf(context, machine, reasons, operationId, recordId);
  throw refusal(context, reasons, fields, remedies);
}
