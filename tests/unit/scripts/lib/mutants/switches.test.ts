import { afterEach, expect, test } from 'vitest';
import { mutantsOf } from '#scripts/lib/mutants/make-mutants.ts';
import { withSwitches } from '#scripts/lib/mutants/switches.ts';

const key = Symbol.for('ilot.fault');
const switchOn = (id: number | undefined): unknown => Reflect.set(globalThis, key, id);
afterEach(() => switchOn(undefined));

const text = `
const isLate = true;
return (rows, limit) => {
  const told = [];
  const tell = (row) => told.push(row);
  if (limit > 0 && rows.length + 1 > limit) tell('many');
  return [rows.filter((row) => row < limit).length, told.length, isLate];
};`;

/** What the code answers with each of its faults on, the sound code last. */
function answersOf(rows: readonly number[], limit: number): string[] {
  const faults = mutantsOf(text).map((mutant, id) => ({ id, mutant }));
  // The text is the test's own, and is run as the runner's process would.
  // oxlint-disable-next-line no-implied-eval, typescript/no-unsafe-type-assertion
  const made = new Function(withSwitches(text, faults))() as (
    rows: readonly number[],
    limit: number,
  ) => unknown;
  return [...faults.map(({ id }) => id), undefined].map((id) => {
    switchOn(id);
    return JSON.stringify(made(rows, limit));
  });
}

test('each fault is on by its number alone, within another one too, and the code is sound without', () => {
  const answers = answersOf([1, 2, 3], 3);
  expect(answers.at(-1)).toBe('[2,1,true]');
  expect(new Set(answers)).toEqual(new Set(['[2,1,true]', '[2,0,true]', '[3,1,true]']));
  expect(answersOf([1, 2], 3).at(-1)).toBe('[2,0,true]');
});

test('what is only read as a module loads has no switch', () => {
  expect(
    mutantsOf(text)
      .filter(({ within }) => within === null)
      .map(({ label }) => label),
  ).toEqual(['true  →  false']);
  expect(withSwitches('const a = 1;', [])).toBe('const a = 1;');
});
