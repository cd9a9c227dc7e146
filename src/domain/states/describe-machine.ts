import type { Text } from '../explain/calculation.ts';
import { actorNames } from './actor.ts';
import type { AnyMachine, Guard, Machine, Transition } from './machine.ts';
import { targetsOf } from './machine.ts';
import { textOf } from './reasons.ts';

type Language = keyof Text;
type Row = Transition<string, never>;

const words = {
  fr: {
    states: '| État | Code | Couleur | Final |',
    steps: '| Étape | De | Vers | Qui | Refus (message) | Enregistré | Effets |',
    created: '(création)',
    yes: 'oui',
    confirmable: 'à confirmer',
    overridable: 'le titulaire peut passer outre avec un motif',
    unverified: 'usage à vérifier',
    computed: 'calculé',
  },
  en: {
    states: '| State | Code | Colour | Final |',
    steps: '| Step | From | To | Who | Refusal (message) | Recorded | Effects |',
    created: '(creation)',
    yes: 'yes',
    confirmable: 'may be confirmed',
    overridable: 'the account holder may go on with a reason',
    unverified: 'practice to be verified',
    computed: 'worked out',
  },
} as const;

/** A machine as Markdown: a heading, the table of its states and the table of its steps. */
export function describeMachine(machine: AnyMachine, language: Language = 'fr'): string {
  const ownWords = words[language];
  const states = Object.entries(machine.states).map(([code, { label, colour, isFinal }]) =>
    row([label[language], `\`${code}\``, colour, isFinal ? ownWords.yes : '']),
  );
  const steps = Object.entries(machine.transitions).map(([name, step]) =>
    stepRow(machine, name, step, language),
  );
  return [
    `## ${machine.title[language]}`,
    '',
    ownWords.states,
    rule(4),
    ...states,
    '',
    ownWords.steps,
    rule(7),
    ...steps,
    '',
  ].join('\n');
}

function stepRow(machine: AnyMachine, name: string, step: Row, language: Language): string {
  const label = (state: string | null): string =>
    state === null ? words[language].created : (machine.states[state]?.label[language] ?? state);
  return row([
    `${step.label[language]} (\`${name}\`)`,
    step.from.map(label).join(', '),
    targetsOf(step).map(label).join(', '),
    step.by.map((actor) => actorNames[actor][language]).join(', ') +
      (step.trigger ? ` (${step.trigger[language]})` : ''),
    (step.guards ?? []).map((guard) => guardText(guard, language)).join('<br>'),
    recorded(machine, step, language),
    (step.effects ?? []).map(({ text }) => text[language]).join('<br>'),
  ]);
}

function guardText(guard: Guard<never>, language: Language): string {
  const ownWords = words[language];
  const notes = [
    guard.kind ? ownWords[guard.kind] : null,
    guard.source ?? null,
    guard.isUnverified ? ownWords.unverified : null,
  ].filter((note) => note !== null);
  // Texts are complete where nothing is known, which is how a table shows them.
  const text = textOf(guard, {} as never)[language];
  return notes.length > 0 ? `${text} (${notes.join(' ; ')})` : text;
}

function recorded(machine: Pick<Machine<string, string, never>, 'factNames'>, step: Row, language: Language) {
  const name = (fact: string): string =>
    (machine.factNames as Readonly<Record<string, Text>>)[fact]?.[language] ?? fact;
  const computed = (step.records?.computed ?? []).map(
    (fact) => `${name(fact)} (${words[language].computed})`,
  );
  return [...(step.records?.given ?? []).map(name), ...computed].join(', ');
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

function rule(columns: number): string {
  return `|${' --- |'.repeat(columns)}`;
}
