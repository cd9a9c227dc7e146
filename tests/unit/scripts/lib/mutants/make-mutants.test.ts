import { expect, test } from 'vitest';
import { mutantsOf, spread, withMutant } from '#scripts/lib/mutants/make-mutants.ts';

const faultsOf = (text: string): string[] => mutantsOf(text).map((mutant) => withMutant(text, mutant));

test('comparisons, conditions and operations give way to their neighbours, one at a time', () => {
  expect(faultsOf('const isOver = (a: number, b: number) => a < b && a + b === 3;')).toEqual([
    'const isOver = (a: number, b: number) => a < b || a + b === 3;',
    'const isOver = (a: number, b: number) => a <= b && a + b === 3;',
    'const isOver = (a: number, b: number) => a < b && a + b !== 3;',
    'const isOver = (a: number, b: number) => a < b && a - b === 3;',
  ]);
  expect(faultsOf('if (isKnown) tell();')).toEqual([
    'if (true) tell();',
    'if (false) tell();',
    'if (isKnown) ',
  ]);
});

test('calls are left out and lists not narrowed; texts, types and imports stay', () => {
  expect(faultsOf('await audit(tx);')).toEqual(['']);
  expect(faultsOf('const live = rows.filter(isLive).map(idOf);')).toEqual(['const live = rows.map(idOf);']);
  expect(faultsOf("import { a } from './a.ts';\ntype B = true;\nconst c = 'x' + a;")).toEqual([]);
});

test('a sample stands for the whole list', () => {
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4)).toEqual([0, 2, 5, 7]);
  expect(spread([1, 2], 4)).toEqual([1, 2]);
});
