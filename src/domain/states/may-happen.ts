import { DomainError } from '../domain-error.ts';
import type { Text } from '../explain/calculation.ts';
import { isIn } from './is-in.ts';
import type { Effect, Machine, Transition, TransitionContext } from './machine.ts';
import { guardReasons, missingReasons, type Reason, roleReasons, stateReasons } from './reasons.ts';

/** A record: its state, null before it exists, and what is known of it. */
export interface Subject<State extends string, Facts> {
  readonly state: State | null;
  readonly facts: Facts;
}

/** May this happen: yes, with what follows; or no, with every reason at once. */
export type Answer<State extends string> =
  | {
      readonly ok: true;
      readonly to: State;
      readonly effects: readonly { readonly code: string; readonly text: Text }[];
      /** Codes of the warnings that were confirmed or passed over: the history keeps them. */
      readonly lifted: readonly string[];
    }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

/** A machine has no step of this name. */
export class UnknownTransitionError extends DomainError {
  override readonly name = 'UnknownTransitionError';

  constructor(machine: string, name: string, known: readonly string[]) {
    super('unknown_transition', `${machine} has no step "${name}": it has ${known.join(', ')}.`);
  }
}

/**
 * Whether a step may be taken, and if not, why: all that fails, in words for the person who asks.
 *
 * @throws UnknownTransitionError when the machine has no such step
 */
export function mayHappen<State extends string, Name extends string, Facts>(
  machine: Machine<State, Name, Facts>,
  name: NoInfer<Name>,
  subject: Subject<NoInfer<State>, NoInfer<Facts>>,
  context: TransitionContext,
): Answer<State> {
  if (!Object.hasOwn(machine.transitions, name)) {
    throw new UnknownTransitionError(machine.id, name, Object.keys(machine.transitions));
  }
  const transition = machine.transitions[name];
  const { facts, state } = subject;
  const isFrom = isIn(transition.from, state);
  const asked = isFrom ? guardReasons(transition, facts, context) : { reasons: [], lifted: [] };
  const reasons = [
    ...(isFrom ? [] : stateReasons(machine, transition, subject)),
    ...roleReasons(transition, context),
    ...(isFrom ? missingReasons(machine, transition, facts) : []),
    ...asked.reasons,
  ];
  const to = isFrom ? targetOf(transition, subject, context) : null;
  if (reasons.length === 0 && to !== null) {
    return { ok: true, to, effects: effectsOf(transition.effects ?? [], facts), lifted: asked.lifted };
  }
  return { ok: false, reasons: reasons.length > 0 ? reasons : [targetUnknown] };
}

const targetUnknown: Reason = {
  code: 'target_unknown',
  kind: 'blocking',
  canLift: false,
  text: {
    fr: 'L’état à atteindre n’est pas connu : complétez la fiche.',
    en: 'The state to reach is not known: complete the record.',
  },
};

function targetOf<State extends string, Facts>(
  { to }: Transition<State, Facts>,
  { facts, state }: Subject<State, Facts>,
  context: TransitionContext,
): State | null {
  if (typeof to === 'string') return to;
  const chosen = to.choose(facts, state, context);
  return chosen !== null && to.oneOf.includes(chosen) ? chosen : null;
}

function effectsOf<Facts>(effects: readonly Effect<Facts>[], facts: Facts) {
  return effects
    .filter(({ when }) => when === undefined || when(facts))
    .map(({ code, text }) => ({ code, text }));
}
