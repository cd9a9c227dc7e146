import type { Text } from '../explain/calculation.ts';
import type { Day } from '../time/day.ts';
import type { Actor } from './actor.ts';

/** Colours of a badge; the text always stands beside the colour. */
export const badgeColours = [
  'grey',
  'blue',
  'indigo',
  'violet',
  'teal',
  'orange',
  'green',
  'dark',
  'red',
  'yellow',
] as const;
export type BadgeColour = (typeof badgeColours)[number];

/** What is known of a record. Everything may be missing: a step that needs it then says so. */
export type Known<Facts> = { readonly [Fact in keyof Facts]?: Facts[Fact] | null };

/** Who asks, when, and what they have confirmed. */
export interface TransitionContext {
  readonly actors: readonly Actor[];
  /** The day of the place concerned. */
  readonly today: Day;
  /** Codes of warnings confirmed. */
  readonly confirmed?: readonly string[];
  /** Codes of refusals passed over by the account holder, with the reason given. */
  readonly overrides?: Readonly<Record<string, string>>;
}

/** A condition of a step. */
export interface Guard<Facts> {
  readonly code: string;
  /** Blocks by default; or warns until someone confirms; or yields to the account holder’s reason. */
  readonly kind?: 'confirmable' | 'overridable';
  /** Who may confirm; those who may take the step when absent. */
  readonly confirmedBy?: readonly Actor[];
  readonly holds: (facts: Facts, context: TransitionContext) => boolean;
  /** Why it refuses and what to do; complete even where nothing is known. */
  readonly text: Text | ((facts: Facts) => Text);
  /** Article or text that asks for it. */
  readonly source?: string;
  /** Practice that no text was read for. */
  readonly isUnverified?: boolean;
}

/** What happens elsewhere once a step is taken. */
export interface Effect<Facts> {
  readonly code: string;
  readonly text: Text;
  /** Only then; always when absent. */
  readonly when?: (facts: Facts) => boolean;
}

/** The state a step leads to: one, or one of several that the facts decide. */
export type Target<State extends string, Facts> =
  | State
  | {
      readonly oneOf: readonly State[];
      /** A method, whose parameters TypeScript compares loosely: any machine must fit `AnyMachine`. */
      choose(facts: Facts, from: State | null, context: TransitionContext): State | null;
    };

/** What a step writes down, beside who took it and when. */
export interface Records<Fact extends string> {
  /** Given by whoever takes the step: refused without. */
  readonly given?: readonly Fact[];
  /** Worked out or made by the platform. */
  readonly computed?: readonly Fact[];
}

/** One step of a life. */
export interface Transition<State extends string, Facts> {
  /** As a button or a line of history. */
  readonly label: Text;
  /** `null` is before the record exists. */
  readonly from: readonly (State | null)[];
  readonly to: Target<State, Facts>;
  readonly by: readonly Actor[];
  /** When the system takes it, in a sentence. */
  readonly trigger?: Text;
  readonly guards?: readonly Guard<Facts>[];
  readonly records?: Records<keyof Facts & string>;
  readonly effects?: readonly Effect<Facts>[];
  /** What to say, rather than the general sentence, from states where it is not possible. */
  readonly elsewhere?: Readonly<Partial<Record<State, Text | ((facts: Facts) => Text)>>>;
}

/** A state as people see it. */
export interface StateDisplay<Fact extends string> {
  readonly label: Text;
  readonly colour: BadgeColour;
  /** Nothing more is expected. */
  readonly isFinal?: true;
  /** Facts that are written down whenever a record is in this state. */
  readonly keeps?: readonly Fact[];
}

/** The life of a record, as data: states in order, steps by name. */
export interface Machine<State extends string, Name extends string, Facts> {
  readonly id: string;
  readonly title: Text;
  readonly states: Readonly<Record<State, StateDisplay<keyof Facts & string>>>;
  readonly transitions: Readonly<Record<Name, Transition<NoInfer<State>, Facts>>>;
  /** Names of the facts that steps write down, as a form shows them. */
  readonly factNames: Readonly<Partial<Record<keyof Facts & string, Text>>>;
}

/** Any machine, for what only reads: lists, documents, tests. */
export type AnyMachine = Machine<string, string, never>;

/** Ties a machine to its facts and lets its states and steps be inferred. */
export function defineMachine<Facts>() {
  return <State extends string, Name extends string>(
    machine: Machine<State, Name, Facts>,
  ): Machine<State, Name, Facts> => machine;
}

/** States of a machine, in order. */
export function statesOf<State extends string>(machine: {
  readonly states: Readonly<Record<State, unknown>>;
}): readonly State[] {
  return Object.keys(machine.states) as State[];
}

/** States that a step may lead to. */
export function targetsOf<State extends string>(transition: Transition<State, never>): readonly State[] {
  return typeof transition.to === 'string' ? [transition.to] : transition.to.oneOf;
}
