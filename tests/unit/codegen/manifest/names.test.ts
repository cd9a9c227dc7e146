import { describe, expect, test } from 'vitest';
import { builderName } from '#codegen/model/identifiers.ts';
import { get, manifestOf, problemsOf } from './problems-of.ts';

const post = (name: string, uri: string): string => get(name, uri).replace('"GET"', '"POST"');

describe('a name that could not be written is told at its route, before anything is written', () => {
  test.each<[string, readonly string[], string]>([
    [
      'two builders of one file',
      [get('a.b-c', 'x'), get('a.b_c', 'y')],
      'its builder would be bC in a.ts, as that of "a.b-c": rename one of them.',
    ],
    [
      'a builder and the target of a form',
      [post('a.update', 'x'), get('a.update-form', 'y')],
      'its builder would be updateForm in a.ts, as the form target of "a.update": rename one of them.',
    ],
    [
      'a device of Windows as a file',
      [get('con.show', 'x')],
      'its builder would be below "con", a name that Windows keeps for a device: rename it.',
    ],
    [
      'a device of Windows as a folder',
      [get('a.aux.show', 'x')],
      'its builder would be below "aux", a name that Windows keeps for a device: rename it.',
    ],
    [
      'a parameter that no object can hold',
      [get('a.show', 'x/{__proto__}')],
      'has a parameter __proto__, which no object can hold as a value: rename it.',
    ],
  ])('%s', (_case, routes, told) => {
    expect(problemsOf(manifestOf(routes))).toContain(told);
  });

  test('forms beside other builders, and names that only begin like a device, are fine', () => {
    expect(
      problemsOf(manifestOf([post('a.update', 'x'), get('a.form', 'y'), get('console.show', 'z')])),
    ).toBe('');
  });
});

test('a module with an export `then` would be taken for a promise: its builder is `then_`', () => {
  expect(builderName('a.then')).toBe('then_');
});
