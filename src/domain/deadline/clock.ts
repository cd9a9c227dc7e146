import type { Text } from '../explain/calculation.ts';
import type { LegalParameter } from '../legal/parameter.ts';
import type { Day } from '../time/day.ts';
import type { HolidayRegion } from '../time/holidays.ts';
import type { DeadlineContext } from './context.ts';
import { countPeriod, type Counted } from './count.ts';
import type { DeadlineDefinition } from './definition.ts';
import type { DeadlineKind } from './definitions.ts';
import { parameterKey } from './parameter-key.ts';
import { parsePeriod } from './period.ts';
import { countingSteps, type DeadlineStep } from './steps.ts';

/** What a clock is given to run on. */
export interface Run {
  readonly kind: DeadlineKind;
  readonly definition: DeadlineDefinition;
  readonly startOn: Day;
  readonly context: DeadlineContext;
  readonly region: HolidayRegion;
  /** The legal parameter of a key on the day that decides. @throws LegalParameterError */
  readonly find: (key: string) => LegalParameter;
  /** The same on another day; `null` where the law has none. */
  readonly seek: (key: string, on: Day) => LegalParameter | null;
}

/**
 * Whether a deadline has an end: `counted`; `waiting` before it starts; `stopped` while something is awaited;
 * `unlimited`.
 */
export type ClockState = 'counted' | 'waiting' | 'stopped' | 'unlimited';

/** What a clock made of a deadline. */
export interface Clock {
  readonly state: ClockState;
  /** The counts one after another; the last gives the end. */
  readonly chain: readonly Counted[];
  readonly steps: readonly DeadlineStep[];
  /** What stops or changes the plain count, as a sentence. */
  readonly preamble?: Text;
  readonly isAltered?: boolean;
  /** The sources differ on this very count. */
  readonly isUnverified?: boolean;
  /** Another effect than that of the definition. */
  readonly effect?: Text;
  /** End by the strict reading, for information. */
  readonly strictEndsOn?: Day;
  /** Legal parameters that were used. */
  readonly parameters: readonly LegalParameter[];
}

/** The clock of most deadlines: one period from one event. @throws LegalParameterError, InvalidInputError */
export function plainClock(run: Run): Clock {
  const parameter = run.find(parameterKey(run.kind, run.context));
  if (parameter.value === 'unlimited') {
    return { state: 'unlimited', chain: [], steps: [], parameters: [parameter] };
  }
  const counted = countFrom(run, run.startOn, parameter.value);
  return { state: 'counted', chain: [counted], steps: countingSteps(counted), parameters: [parameter] };
}

/** Counts a period, by the rule of the deadline, from a day that may be another than that of its event. */
export function countFrom(
  run: Run,
  startOn: Day,
  period: string,
  event: Text = run.definition.event,
): Counted {
  return countPeriod({
    event,
    startOn,
    period: parsePeriod(period),
    rule: run.definition.rule,
    region: run.region,
  });
}
