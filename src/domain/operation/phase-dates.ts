import { operationPhases, type OperationPhase, type OperationState } from './states.ts';

/** One recorded change of state: `on` is the day of the fact (ISO), not of its entry. */
export interface PhaseChange {
  to: OperationState;
  on: string;
}

export interface PhaseStep {
  phase: OperationPhase;
  position: 'done' | 'current' | 'skipped' | 'ahead';
  /** Day on which the phase was entered, or is aimed at (`isTarget`), ISO; null when unknown. */
  on: string | null;
  isTarget: boolean;
}

export interface PhaseTargets {
  targetDeedOn: string | null;
  targetWorksEndOn: string | null;
  targetCloseOn: string | null;
}

const targetOf: Partial<Record<OperationPhase, keyof PhaseTargets>> = {
  owned: 'targetDeedOn',
  selling: 'targetWorksEndOn',
  closed: 'targetCloseOn',
};

/**
 * The eight steps of the phase stepper.
 *
 * A phase counts as done when it was entered at least once and lies before the current one; one that
 * was jumped over is `skipped`. An abandoned operation has no current step: what it reached stays done.
 */
export function phaseSteps(
  state: OperationState,
  changes: readonly PhaseChange[],
  targets: PhaseTargets,
): PhaseStep[] {
  const current = state === 'abandoned' ? -1 : operationPhases.indexOf(state);
  const enteredOn = (phase: OperationPhase): string | null =>
    changes.findLast((change) => change.to === phase)?.on ?? null;

  return operationPhases.map((phase, index): PhaseStep => {
    const on = enteredOn(phase);
    if (index === current) return { phase, position: 'current', on, isTarget: false };
    const isBehind = state === 'abandoned' ? on !== null : index < current;
    if (isBehind) return { phase, position: on === null ? 'skipped' : 'done', on, isTarget: false };
    const target = targetOf[phase];
    return { phase, position: 'ahead', on: target ? targets[target] : null, isTarget: true };
  });
}
