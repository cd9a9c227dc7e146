import type { Text } from '../explain/calculation.ts';
import type { Rule } from './count.ts';

/** One legal deadline, as data; its period is a legal parameter. */
export interface DeadlineDefinition {
  /** Number in the table of deadlines. */
  readonly number: string;
  readonly title: Text;
  readonly rule: Rule;
  /** What happens on the day from which it is counted; begins no sentence. */
  readonly event: Text;
  /** What holds once it is over; follows « à partir du …, ». */
  readonly effect: Text;
  /**
   * `last`: the last day still belongs to it and the effect comes the day after. `earliest`: a minimum; what it
   * delays may be done on that very day.
   */
  readonly boundary: 'last' | 'earliest';
  /** `act`: something must be done in time. `wait`: another’s right runs out. `validity`: something stops holding. */
  readonly nature: 'act' | 'wait' | 'validity';
  /** The line of the table that applies when something changes the plain count, with the article it rests on. */
  readonly altered?: { readonly number: string; readonly title: Text; readonly source: string };
  /** Months before the end on which to warn as well. */
  readonly alertMonths?: readonly number[];
}
