import { describe, expect, test } from 'vitest';
import type { Text } from '#domain/explain/calculation.ts';
import type { BadgeColour } from '#domain/states/machine.ts';
import { machines } from '#domain/states/machines.ts';
import * as officeMessages from '#messages/states/office.ts';
import * as tradeMessages from '#messages/states/trade.ts';
import { officeStates } from '#ui/data/office-states.ts';
import { appearanceOf, type StateAppearance } from '#ui/data/state-appearance.ts';
import type { Tone } from '#ui/data/tones.ts';
import { tradeStates } from '#ui/data/trade-states.ts';

type States = Readonly<Record<string, Readonly<Record<string, string>>>>;
const keysOf = (lives: States) =>
  Object.entries(lives).map(([entity, states]) => [entity, Object.keys(states)] as const);

/** What each colour of a machine becomes: beside the nine states of operations there are five tones. */
const tones: Readonly<Record<BadgeColour, Tone>> = {
  grey: 'sourcing',
  dark: 'sourcing',
  blue: 'info',
  indigo: 'info',
  violet: 'info',
  teal: 'info',
  orange: 'warn',
  yellow: 'warn',
  green: 'pos',
  red: 'neg',
};

describe.each([
  ['trade', tradeStates, tradeMessages],
  ['office', officeStates, officeMessages],
] as const)('the states of the %s', (_, lives: States, texts) => {
  test('have a word in both languages, and no word is left without its state', () => {
    expect(keysOf(texts.fr)).toEqual(keysOf(lives));
    expect(keysOf(texts.en)).toEqual(keysOf(lives));
  });
});

test('no drawing stands for two colours: where colours cannot be told apart, drawings can', () => {
  const tonesOf = new Map<unknown, Set<Tone>>();
  for (const states of Object.values({ ...tradeStates, ...officeStates })) {
    for (const state of Object.keys(states)) {
      const { icon, tone } = appearanceOf(states, state);
      tonesOf.set(icon, (tonesOf.get(icon) ?? new Set()).add(tone));
    }
  }
  expect([...tonesOf.values()].filter(({ size }) => size > 1)).toEqual([]);
});

/** The machines whose states have badges of their own. */
const own = ['operation', 'lot'];

test.each(Object.entries(machines).filter(([entity]) => !own.includes(entity)))(
  'the badges of %s say what its machine says, in its colours',
  (entity, machine) => {
    const appearances: Readonly<Record<string, StateAppearance>> =
      tradeStates[entity as keyof typeof tradeStates];
    const words = (texts: States) => texts[entity];
    const states: [string, { label: Text; colour: BadgeColour }][] = Object.entries(machine.states);
    expect(words(tradeMessages.fr)).toEqual(
      Object.fromEntries(states.map(([id, { label }]) => [id, label.fr])),
    );
    expect(words(tradeMessages.en)).toEqual(
      Object.fromEntries(states.map(([id, { label }]) => [id, label.en])),
    );
    for (const [id, { colour }] of states) expect(appearanceOf(appearances, id).tone, id).toBe(tones[colour]);
  },
);
