import type { Text } from '../explain/calculation.ts';
import { actorList, type Actor } from './actor.ts';
import type { Guard, Machine, Transition, TransitionContext } from './machine.ts';

/** Why a step may not be taken, and whether the person who asks can lift that. */
export interface Reason {
  readonly code: string;
  readonly kind: 'blocking' | 'confirmable' | 'overridable';
  readonly text: Text;
  /** True where the person’s own confirmation, or reason, would do. */
  readonly canLift: boolean;
}

/** Says that a step does not leave from the present state. */
export function stateReasons<State extends string, Name extends string, Facts>(
  machine: Machine<State, Name, Facts>,
  transition: Transition<State, Facts>,
  { state, facts }: { readonly state: State | null; readonly facts: Facts },
): readonly Reason[] {
  const special = state === null ? undefined : transition.elsewhere?.[state];
  const text = special ? textOf({ text: special }, facts) : generally(machine, state);
  return [{ code: 'illegal_state', kind: 'blocking', text, canLift: false }];
}

function generally<State extends string, Facts>(
  { states }: Machine<State, string, Facts>,
  state: State | null,
): Text {
  if (state === null) {
    return {
      fr: 'Cette étape n’est pas possible : la fiche n’existe pas encore.',
      en: 'This step is not possible: the record does not exist yet.',
    };
  }
  const { label } = states[state];
  return {
    fr: `Cette étape n’est pas possible depuis l’état « ${label.fr} ».`,
    en: `This step is not possible from the state “${label.en}”.`,
  };
}

/** Says that the person has no role for a step, and who has. */
export function roleReasons<Facts>(
  { by, trigger }: Pick<Transition<string, Facts>, 'by' | 'trigger'>,
  { actors }: TransitionContext,
): readonly Reason[] {
  if (by.some((actor) => actors.includes(actor))) return [];
  const people = by.filter((actor) => actor !== 'system');
  const text = people.length > 0 ? reserved(people) : automatic(trigger);
  return [{ code: 'wrong_role', kind: 'blocking', text, canLift: false }];
}

function reserved(people: readonly Actor[]): Text {
  const { fr, en } = actorList(people);
  return {
    fr: `Vous n’avez pas les droits pour cette étape, réservée au rôle ${fr}.`,
    en: `You may not take this step, which is reserved for the role ${en}.`,
  };
}

function automatic(trigger: Text | undefined): Text {
  return {
    fr: `Cette étape est automatique${trigger ? ` : ${trigger.fr}` : ''}.`,
    en: `This step happens by itself${trigger ? `: ${trigger.en}` : ''}.`,
  };
}

/** Names the facts that a step needs and that were not given. */
export function missingReasons<State extends string, Name extends string, Facts>(
  { factNames }: Machine<State, Name, Facts>,
  { records }: Transition<State, Facts>,
  facts: Facts,
): readonly Reason[] {
  return (records?.given ?? [])
    .filter((fact) => isMissing(facts[fact]))
    .map((fact) => ({
      code: `missing:${fact}`,
      kind: 'blocking',
      text: {
        fr: `Renseignez : ${factNames[fact]?.fr ?? fact}.`,
        en: `Fill in: ${factNames[fact]?.en ?? fact}.`,
      },
      canLift: false,
    }));
}

/** Nothing known, an empty text or an empty list. */
function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** The conditions that fail and nobody entitled has lifted, and the codes of those that somebody has. */
export function guardReasons<State extends string, Facts>(
  transition: Transition<State, Facts>,
  facts: Facts,
  context: TransitionContext,
): { readonly reasons: readonly Reason[]; readonly lifted: readonly string[] } {
  const failing = (transition.guards ?? []).filter((guard) => !guard.holds(facts, context));
  const isLifted = new Map(
    failing.map((guard) => [guard, lifts(guard, liftersOf(guard, transition), context)]),
  );
  return {
    reasons: failing
      .filter((guard) => isLifted.get(guard) !== true)
      .map((guard) => reasonOf(guard, liftersOf(guard, transition), facts, context)),
    lifted: failing.filter((guard) => isLifted.get(guard) === true).map(({ code }) => code),
  };
}

function liftersOf<Facts>(guard: Guard<Facts>, { by }: { readonly by: readonly Actor[] }): readonly Actor[] {
  if (guard.kind === 'overridable') return ['owner'];
  return guard.kind === 'confirmable' ? (guard.confirmedBy ?? by) : [];
}

/** The system passes on what the person behind the event has confirmed. */
function isEntitled(lifters: readonly Actor[], { actors }: TransitionContext): boolean {
  return actors.some((actor) => actor === 'system' || lifters.includes(actor));
}

function lifts<Facts>(guard: Guard<Facts>, lifters: readonly Actor[], context: TransitionContext): boolean {
  if (guard.kind === undefined || !isEntitled(lifters, context)) return false;
  if (guard.kind === 'confirmable') return context.confirmed?.includes(guard.code) === true;
  const { overrides = {} } = context;
  return Object.hasOwn(overrides, guard.code) && (overrides[guard.code] ?? '').trim() !== '';
}

function reasonOf<Facts>(
  guard: Guard<Facts>,
  lifters: readonly Actor[],
  facts: Facts,
  context: TransitionContext,
): Reason {
  const kind = guard.kind ?? 'blocking';
  const text = textOf(guard, facts);
  const canLift = kind !== 'blocking' && isEntitled(lifters, context);
  const way = wayOut(kind, canLift, lifters);
  return { code: guard.code, kind, canLift, text: { fr: text.fr + way.fr, en: text.en + way.en } };
}

/** The words of a condition, for what is known. */
export function textOf<Facts>({ text }: Pick<Guard<Facts>, 'text'>, facts: Facts): Text {
  return typeof text === 'function' ? text(facts) : text;
}

function wayOut(kind: Reason['kind'], canLift: boolean, lifters: readonly Actor[]): Text {
  if (kind === 'blocking') return { fr: '', en: '' };
  if (kind === 'confirmable') {
    if (canLift) return { fr: ' Confirmez pour continuer.', en: ' Confirm to go on.' };
    const { fr, en } = actorList(lifters.filter((actor) => actor !== 'system'));
    return { fr: ` Rôle qui peut le confirmer : ${fr}.`, en: ` Role that may confirm it: ${en}.` };
  }
  return canLift
    ? { fr: ' Indiquez un motif pour passer outre.', en: ' Give a reason to go on all the same.' }
    : {
        fr: ' Le titulaire peut passer outre en indiquant un motif.',
        en: ' The account holder may go on all the same by giving a reason.',
      };
}
