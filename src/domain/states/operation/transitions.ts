import type { Text } from '../../explain/calculation.ts';
import type { OperationState } from '../../operation/states.ts';
import type { Day } from '../../time/day.ts';
import { isIn } from '../is-in.ts';
import { targetsOf, type TransitionContext } from '../machine.ts';
import { mayHappen, type Answer } from '../may-happen.ts';
import type { Reason } from '../reasons.ts';
import type { OperationFacts } from './facts.ts';
import { operationMachine } from './operation.ts';

export type OperationStep = keyof typeof operationMachine.transitions;

/** Every step of an operation, in the order of its life. */
export const operationSteps = Object.keys(operationMachine.transitions) as OperationStep[];

/** A step out of the present state. */
export interface OperationTransition {
  readonly step: OperationStep;
  readonly to: OperationState;
  readonly label: Text;
  /** The system alone takes it. */
  readonly isAutomatic: boolean;
  /** Why it cannot be taken now, what the person would still be asked for aside; empty when it can. */
  readonly reasons: readonly Reason[];
  /** It is not for this person. */
  readonly isForOthers: boolean;
}

/** The steps out of the present state, each with where it would lead and what stands against it. */
export function operationTransitions(
  subject: { readonly state: OperationState; readonly facts: OperationFacts },
  context: TransitionContext,
): readonly OperationTransition[] {
  return operationSteps.flatMap((step): readonly OperationTransition[] => {
    const transition = operationMachine.transitions[step];
    if (!isIn(transition.from, subject.state)) return [];
    const facts = { ...subject.facts, ...askedLater(step, context.today) };
    const answer = mayHappen(operationMachine, step, { state: subject.state, facts }, context);
    const judged = { step, label: transition.label, ...objections(answer) };
    const isAutomatic = transition.by.every((actor) => actor === 'system');
    return targetsFrom(step, facts, subject.state, context, answer).map((to) => ({
      ...judged,
      to,
      isAutomatic,
    }));
  });
}

/** The reason that decides: what no right helps against, then whom the step is for, then what is missing. */
function objections(answer: Answer<OperationState>): Pick<OperationTransition, 'reasons' | 'isForOthers'> {
  if (answer.ok) return { reasons: [], isForOthers: false };
  const others = answer.reasons.filter(({ code }) => code === 'wrong_role');
  const deciding = others.length > 0 ? others : answer.reasons;
  return { reasons: deciding, isForOthers: others.length > 0 };
}

/** The state that the facts choose, or all that the step may lead to. */
function targetsFrom(
  step: OperationStep,
  facts: OperationFacts,
  state: OperationState,
  context: TransitionContext,
  answer: Answer<OperationState>,
): readonly OperationState[] {
  if (answer.ok) return [answer.to];
  const transition = operationMachine.transitions[step];
  const chosen = typeof transition.to === 'string' ? null : transition.to.choose(facts, state, context);
  return chosen === null ? targetsOf(transition) : [chosen];
}

/** What a person says only when they take the step, as if they had. */
function askedLater(step: OperationStep, today: Day): OperationFacts {
  const given: readonly string[] = operationMachine.transitions[step].records?.given ?? [];
  const said: OperationFacts = {
    worksStartedOn: today,
    saleOpenedOn: today,
    suspensionReason: '…',
    closedOn: today,
    abandonedOn: today,
    terminationReason: '…',
    reopeningReason: '…',
  };
  const asked = Object.entries(said).filter(([fact]) => given.includes(fact));
  return {
    ...(Object.fromEntries(asked) as OperationFacts),
    ...(step === 'abandon' && { comment: '…'.repeat(20) }),
  };
}
