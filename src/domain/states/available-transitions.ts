import type { Text } from '../explain/calculation.ts';
import { isIn } from './is-in.ts';
import type { Machine, Transition, TransitionContext } from './machine.ts';
import { mayHappen, type Answer, type Subject } from './may-happen.ts';

/** A line of a menu: a step and whether it may be taken now. */
export interface AvailableTransition<State extends string, Name extends string> {
  readonly name: Name;
  readonly label: Text;
  readonly answer: Answer<State>;
}

/**
 * The steps that leave from the present state and that the person’s role may take, in the order of the
 * machine; each with its answer, so that a menu can show why one is not possible yet.
 */
export function availableTransitions<State extends string, Name extends string, Facts>(
  machine: Machine<State, Name, Facts>,
  subject: Subject<NoInfer<State>, NoInfer<Facts>>,
  context: TransitionContext,
): readonly AvailableTransition<State, Name>[] {
  const transitions = Object.entries(machine.transitions) as [Name, Transition<State, Facts>][];
  return transitions
    .filter(
      ([, { from, by }]) => isIn(from, subject.state) && by.some((actor) => context.actors.includes(actor)),
    )
    .map(([name, { label }]) => ({ name, label, answer: mayHappen(machine, name, subject, context) }));
}
