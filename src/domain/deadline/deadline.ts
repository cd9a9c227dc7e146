import { InvalidInputError } from '../domain-error.ts';
import type { Text } from '../explain/calculation.ts';
import { deadlineParameters } from '../legal/deadline-parameters.ts';
import { findParameter, seekParameter, type LegalParameter } from '../legal/parameter.ts';
import { addToDay, type Day } from '../time/day.ts';
import { alertsOf } from './alerts.ts';
import { type Clock, type ClockState, plainClock, type Run } from './clock.ts';
import type { DeadlineContext } from './context.ts';
import type { Rule } from './count.ts';
import type { DeadlineDefinition } from './definition.ts';
import { deadlineDefinitions, type DeadlineKind, isDeadlineKind } from './definitions.ts';
import { formulaOf, sentenceOf } from './sentence.ts';
import { closingSteps, type DeadlineStep } from './steps.ts';
import { permitLapseClock } from './clocks/permit-lapse.ts';
import { permitReviewClock } from './clocks/permit-review.ts';
import { preemptionClock } from './clocks/preemption.ts';
import { retentionClock } from './clocks/retention.ts';
import { thirdPartyAppealClock } from './clocks/third-party-appeal.ts';
import { withdrawalClock } from './clocks/withdrawal.ts';

/** A legal deadline, counted. */
export interface Deadline {
  readonly calculation: 'deadline';
  readonly kind: DeadlineKind;
  /** Number in the table of deadlines; `2` and `8b` when what they are about changed the count. */
  readonly number: string;
  readonly title: Text;
  readonly nature: DeadlineDefinition['nature'];
  /** Day of the event that was given. */
  readonly startOn: Day;
  /** Day from which the last count runs, itself not counted; null while nothing runs. */
  readonly countedFromOn: Day | null;
  readonly rule: Rule;
  readonly state: ClockState;
  /** Last day, until 24:00 (a minimum: first day on which it is reached); null unless `counted`. */
  readonly endsOn: Day | null;
  /** It is a minimum: its consequence holds on its last day already. */
  readonly isEarliest: boolean;
  /** First day on which its consequence holds; null unless `counted`. */
  readonly effectOn: Day | null;
  /** Third parties’ appeal only: end by the strict reading, for information. */
  readonly strictEndsOn: Day | null;
  readonly alertsOn: readonly Day[];
  /** `18/11/2026 + 10 jours = 28/11/2026 samedi → 30/11/2026`; empty where there is no end. */
  readonly formula: Text;
  readonly explanation: Text;
  readonly steps: readonly DeadlineStep[];
  /** Articles that decide it. */
  readonly source: string;
  readonly isUnverified: boolean;
  /** The legal parameters used, to be kept with the record. */
  readonly parameters: readonly LegalParameter[];
}

/**
 * Counts a legal deadline from the day of its event, by the law of that day.
 *
 * @throws LegalParameterError when no period is known for that day
 * @throws InvalidInputError when the kind is unknown, the context contradicts itself or lacks what decides the period,
 * or the end would lie beyond the calendar
 */
export function deadline(kind: DeadlineKind, startOn: Day, context: DeadlineContext = {}): Deadline {
  // Kinds are read back from records, which types do not guard.
  if (!isDeadlineKind(kind)) throw new InvalidInputError('kind', kind, 'a kind of deadline');
  const definition = deadlineDefinitions[kind];
  const { parameters = deadlineParameters, region = 'national' } = context;
  const lawOn = kind === 'informal_appeal' ? (context.decidedOn ?? startOn) : startOn;
  const find = (key: string): LegalParameter => findParameter(parameters, key, lawOn);
  const seek = (key: string, on: Day) => seekParameter(parameters, key, on);
  const clock = runClock({ kind, definition, startOn, context, region, find, seek });
  const altered = clock.isAltered ? definition.altered : undefined;
  return {
    calculation: 'deadline',
    kind,
    number: altered?.number ?? definition.number,
    title: altered?.title ?? definition.title,
    nature: definition.nature,
    isEarliest: definition.boundary === 'earliest',
    startOn,
    rule: clock.chain.at(-1)?.rule ?? definition.rule,
    state: clock.state,
    strictEndsOn: clock.strictEndsOn ?? null,
    ...outcome(definition, startOn, clock),
    source: [
      ...new Set([...clock.parameters.map(({ source }) => source), ...(altered ? [altered.source] : [])]),
    ].join(' ; '),
    isUnverified:
      clock.isUnverified === true || clock.parameters.some(({ isUnverified }) => isUnverified === true),
    parameters: clock.parameters,
  };
}

type Outcome = 'countedFromOn' | 'endsOn' | 'effectOn' | 'alertsOn' | 'formula' | 'explanation' | 'steps';

function outcome(definition: DeadlineDefinition, startOn: Day, clock: Clock): Pick<Deadline, Outcome> {
  const effect = clock.effect ?? definition.effect;
  const last = clock.state === 'counted' ? clock.chain.at(-1) : undefined;
  const formula = formulaOf(last === undefined ? [] : clock.chain);
  if (last === undefined) {
    const explanation = sentenceOf(clock, effect, null);
    return {
      countedFromOn: null,
      endsOn: null,
      effectOn: null,
      alertsOn: [],
      formula,
      explanation,
      steps: clock.steps,
    };
  }
  const { endsOn } = last;
  const effectOn = definition.boundary === 'earliest' ? endsOn : addToDay(endsOn, { days: 1 });
  return {
    countedFromOn: last.startOn,
    endsOn,
    effectOn,
    alertsOn: alertsOf(definition, startOn, endsOn),
    formula,
    explanation: sentenceOf(clock, effect, effectOn),
    steps: [...clock.steps, ...closingSteps(last, effectOn, effect, definition.boundary)],
  };
}

const clocks: Readonly<Partial<Record<DeadlineKind, (run: Run) => Clock>>> = {
  buyer_withdrawal: withdrawalClock,
  urban_preemption: preemptionClock,
  permit_review: permitReviewClock,
  third_party_appeal: thirdPartyAppealClock,
  permit_lapse: permitLapseClock,
  retention_release: retentionClock,
};

/** Runs the clock of a deadline. @throws LegalParameterError, InvalidInputError */
function runClock(run: Run): Clock {
  return (clocks[run.kind] ?? plainClock)(run);
}
