import fc from 'fast-check';
import { actors } from '#domain/states/actor.ts';
import type { AnyMachine } from '#domain/states/machine.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { addToDay } from '#domain/time/day.ts';
import { today } from './rows.ts';

export type Facts = Readonly<Record<string, unknown>>;

/** Names of the facts that a machine reads or writes. */
export function factsOf(machine: AnyMachine): readonly string[] {
  const read = new Set<string>();
  const spy = new Proxy({}, { get: (_, name) => (typeof name === 'string' && read.add(name), undefined) });
  const context = { actors: ['owner'], today } as const;
  for (const { guards, effects, records, to } of Object.values(machine.transitions)) {
    for (const guard of guards ?? []) guard.holds(spy as never, context);
    for (const { when } of effects ?? []) when?.(spy as never);
    if (typeof to !== 'string') to.choose(spy as never, null, context);
    for (const name of [...(records?.given ?? []), ...(records?.computed ?? [])]) read.add(name);
  }
  return [...read, ...Object.keys(machine.factNames)];
}

const words = [
  'closed',
  'abandoned',
  'study',
  'works',
  'owned',
  'offer',
  'countered',
  'asis',
  'vir',
  'vefa',
  'tab',
  'none',
  'unilateral',
  'authentic',
  'private',
  'email',
  'delivery',
  'purchase',
  'sale',
  'bank',
  'profile',
  'Un texte assez long pour une justification.',
];

const days = Array.from({ length: 41 }, (_, index) => addToDay(today, { days: 10 * (index - 20) }));

/** Some value of a fact, guessed from its name; null where it is not learned. */
function valueOf(name: string, draw: (below: number) => number): unknown {
  if (draw(4) === 0) return null;
  if (/(?:On|Until)$/.test(name)) return days[draw(days.length)];
  if (/(?:Cents|Count|Bps|M2)$/.test(name)) return [0, 0, 0, 1, 3, 10_000, 10_000, 24_000_000][draw(8)];
  if (/^(?:is|has|are|uses|needs|does)[A-Z]/.test(name)) return draw(4) > 0;
  if (/(?:Items|breaches|Fields|Month|Scopes)$/.test(name)) return [];
  if (name.endsWith('Ids')) return ['one'];
  return words[draw(words.length)];
}

/** Whole numbers that a seed decides (mulberry32; only their spread matters). */
function drawerOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** One attempt of a walk: which step, and what is learned before it. */
export interface Attempt {
  readonly pick: number;
  readonly learned: Facts;
}

/** Attempts for a walk through a machine. */
export function attemptsOf(machine: AnyMachine): fc.Arbitrary<readonly Attempt[]> {
  const names = factsOf(machine);
  const attempt = fc.nat().map((seed): Attempt => {
    const draw = drawerOf(seed);
    const learned = names.map((name) => [name, valueOf(name, draw)] as const);
    return { pick: draw(10_000), learned: Object.fromEntries(learned.filter(([, value]) => value !== null)) };
  });
  return fc.array(attempt, { minLength: 1, maxLength: 100, size: 'max' });
}

/** A step that may happen, with the state it leads to. */
function stepFrom(
  machine: AnyMachine,
  state: string | null,
  facts: Facts,
  pick: number,
): { readonly to: string; readonly computed: readonly string[]; readonly records: readonly string[] } | null {
  const leaving = Object.entries(machine.transitions).flatMap(([name, transition]) => {
    if (!transition.from.includes(state)) return [];
    const answer = mayHappen(machine, name, { state, facts: facts as never }, { actors, today });
    const { given = [], computed = [] } = transition.records ?? {};
    const written = { computed: computed.map(String), records: [...given, ...computed].map(String) };
    return answer.ok ? [{ to: answer.to, ...written }] : [];
  });
  // Most attempts wait for a step that goes on; some end the walk, or stay where it is.
  const further = leaving.filter(({ to }) => machine.states[to]?.isFinal !== true && to !== state);
  const choices = pick % 20 > 0 ? further : leaving;
  return choices[Math.floor(pick / 20) % Math.max(choices.length, 1)] ?? null;
}

/** Takes steps that may happen, by someone with every role, and tells each state entered with its facts. */
export function walk(
  machine: AnyMachine,
  attempts: readonly Attempt[],
): readonly { readonly state: string; readonly facts: Facts }[] {
  const visits: { state: string; facts: Facts }[] = [];
  let state: string | null = null;
  let recorded: Facts = {};
  for (const { pick, learned } of attempts) {
    const facts: Facts = { ...recorded, ...learned, previousState: recorded['previousState'] };
    const step = stepFrom(machine, state, facts, pick);
    if (step === null) continue;
    const computed = step.computed.map((fact) => [fact, facts[fact] ?? 'computed']);
    const known: Facts = { ...facts, ...Object.fromEntries(computed), previousState: state };
    state = step.to;
    visits.push({ state, facts: known });
    // What a step wrote down stays; what was merely true on that day may change.
    const kept = [...Object.keys(recorded), ...step.records, ...(machine.states[state]?.keeps ?? [])];
    recorded = Object.fromEntries([...kept, 'previousState'].map((fact) => [fact, known[fact]]));
  }
  return visits;
}
