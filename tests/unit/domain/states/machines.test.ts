import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actors } from '#domain/states/actor.ts';
import { machines } from '#domain/states/machines.ts';
import { badgeColours, statesOf, targetsOf, type AnyMachine } from '#domain/states/machine.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { today } from '#tests/support/states/rows.ts';
import { attemptsOf, factsOf, walk } from '#tests/support/states/walk.ts';

const all: [string, AnyMachine][] = Object.entries(machines);

/** The only steps that leave a state of which nothing more is expected. */
const waysOutOfFinalStates: Readonly<Record<string, readonly string[]>> = {
  operation: ['closed: reopen-closed', 'abandoned: reopen-abandoned'],
  notary_sale: ['delivered: settle'],
};

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function refusals(machine: AnyMachine, facts: object) {
  return [null, ...statesOf(machine)].flatMap((state) =>
    Object.keys(machine.transitions).flatMap((name) =>
      actors.flatMap((actor) => {
        const answer = mayHappen(machine, name, { state, facts: facts as never }, { actors: [actor], today });
        return answer.ok ? [] : answer.reasons;
      }),
    ),
  );
}

describe.each(all)('%s', (_entity, machine) => {
  const steps = Object.entries(machine.transitions);

  test('every state can be reached from nothing', () => {
    const reached = new Set<string | null>([null]);
    // Each round reaches one state further at least, or none is left to reach.
    statesOf(machine).forEach(() => {
      for (const [, step] of steps) {
        if (step.from.some((from) => reached.has(from))) targetsOf(step).forEach((to) => reached.add(to));
      }
    });
    expect([...reached].filter((state) => state !== null).toSorted()).toEqual(statesOf(machine).toSorted());
  });

  test('no step leads out of a final state, except those listed; one leads out of every other', () => {
    const leaving = statesOf(machine).map((state) => ({
      state,
      isFinal: machine.states[state]?.isFinal === true,
      names: steps.filter(([, { from }]) => from.includes(state)).map(([name]) => `${state}: ${name}`),
    }));
    expect(leaving.filter(({ isFinal }) => isFinal).flatMap(({ names }) => names)).toEqual(
      waysOutOfFinalStates[machine.id] ?? [],
    );
    expect(leaving.filter(({ isFinal, names }) => !isFinal && names.length === 0)).toEqual([]);
  });

  test('every text is there in both languages, with typographic apostrophes', () => {
    for (const { label, colour } of Object.values(machine.states)) {
      expect(badgeColours).toContain(colour);
      expect(textsOf(label).filter((text) => text !== '')).toHaveLength(2);
    }
    const described = [
      machine.title,
      machine.states,
      machine.factNames,
      ...steps.map(([, { label }]) => label),
    ];
    expect(textsOf(described).filter((text) => text === '' || text.includes("'"))).toEqual([]);
  });

  test('every fact that a step asks for has a name', () => {
    const given = steps.flatMap(([, { records }]) => records?.given ?? []).map(String);
    expect(given.filter((fact) => !Object.hasOwn(machine.factNames, fact))).toEqual([]);
  });

  test('a record of which nothing is known gets reasons in whole sentences, never an error', () => {
    const nothing = Object.fromEntries(factsOf(machine).map((fact) => [fact, null]));
    for (const facts of [{}, nothing]) {
      for (const { text } of refusals(machine, facts)) {
        for (const said of [text.fr, text.en]) {
          expect(said).not.toMatch(/[{}']|undefined|\bnull\b|NaN|Infinity|\[object/);
          expect(said).toMatch(/^[A-Z0-9À-Ý].*[.?]$/u);
        }
      }
    }
  });

  test('codes of the guards of a step differ', () => {
    for (const [name, { guards = [] }] of steps) {
      expect([name, new Set(guards.map(({ code }) => code)).size]).toEqual([name, guards.length]);
    }
  });

  test('no walk enters a state without the facts that it keeps', () => {
    const visited = new Set<string>();
    fc.assert(
      fc.property(attemptsOf(machine), (attempts) => {
        for (const { state, facts } of walk(machine, attempts)) {
          visited.add(state);
          const missing = (machine.states[state]?.keeps ?? []).filter(
            (fact) => facts[fact] === undefined || facts[fact] === null,
          );
          expect([state, missing]).toEqual([state, []]);
        }
      }),
      { numRuns: 150, seed: 20_261_120 },
    );
    // The walks would prove nothing where they do not go.
    expect(statesOf(machine).filter((state) => !visited.has(state))).toEqual([]);
  });

  test('whatever is known, the texts hold no placeholder', () => {
    fc.assert(
      fc.property(attemptsOf(machine), (attempts) => {
        const facts = Object.assign({}, ...attempts.map(({ learned }) => learned)) as object;
        for (const { text } of refusals(machine, facts)) {
          expect(`${text.fr} ${text.en}`).not.toMatch(/[{}]|undefined|\bnull\b|NaN|Infinity|\[object/);
        }
      }),
      { numRuns: 8, seed: 20_261_120 },
    );
  });
});
