import type { Text } from '../../explain/calculation.ts';
import {
  isInProgress,
  operationPhases,
  operationStates,
  type OperationState,
} from '../../operation/states.ts';
import { isIn } from '../is-in.ts';
import { targetsOf } from '../machine.ts';
import { operationMachine } from './operation.ts';

/**
 * Why no single step leads from one state to another, and what leads there where something does:
 * `Une opération « Sous promesse » passe d’abord par « Acquise ».`
 */
export function noTransition(from: OperationState, to: OperationState): Text {
  const start = operationMachine.states[from].label;
  const end = operationMachine.states[to].label;
  if (!isInProgress(from)) {
    return {
      fr: `Une opération «\u00A0${start.fr}\u00A0» ne peut que reprendre l’état qu’elle avait avant.`,
      en: `An operation in the state “${start.en}” can only go back to the state it had before.`,
    };
  }
  if (to === 'abandoned') {
    return {
      fr: 'Une opération acquise ne s’abandonne plus : elle se clôture.',
      en: 'An operation that is owned is no longer abandoned: it is closed.',
    };
  }
  const next = isAhead(from, to) ? firstHop(from, to) : null;
  if (next === null) {
    return {
      fr: `Une opération ne revient pas de «\u00A0${start.fr}\u00A0» à «\u00A0${end.fr}\u00A0».`,
      en: `An operation does not go back from “${start.en}” to “${end.en}”.`,
    };
  }
  const hop = operationMachine.states[next].label;
  return {
    fr: `Une opération «\u00A0${start.fr}\u00A0» passe d’abord par «\u00A0${hop.fr}\u00A0».`,
    en: `An operation in the state “${start.en}” first goes through “${hop.en}”.`,
  };
}

const rankOf = (state: OperationState): number => operationStates.indexOf(state);
const isAhead = (from: OperationState, to: OperationState): boolean => rankOf(to) > rankOf(from);

/** The first state on the shortest way ahead; null when there is none. */
function firstHop(from: OperationState, to: OperationState): OperationState | null {
  const hops = operationPhases.filter((state) => isAhead(from, state) && hasStep(from, state));
  const lengths = hops.map((hop) => ({ hop, steps: distance(hop, to) }));
  const reaching = lengths.filter(({ steps }) => Number.isFinite(steps));
  return reaching.toSorted((a, b) => a.steps - b.steps)[0]?.hop ?? null;
}

/** Steps ahead from one state to another; infinite when there is no such way. */
function distance(from: OperationState, to: OperationState): number {
  if (from === to) return 0;
  const ahead = operationPhases.filter((state) => isAhead(from, state) && hasStep(from, state));
  return 1 + Math.min(...ahead.map((state) => distance(state, to)));
}

/** Whether any step leads straight from one state to another. */
export function hasStep(from: OperationState, to: OperationState): boolean {
  return Object.values(operationMachine.transitions).some(
    (transition) => isIn(transition.from, from) && targetsOf(transition).includes(to),
  );
}
