import { expect, test } from 'vitest';
import { flattenErrors, orderLines } from '#runtime/forms/error-list.ts';
import { splitErrors } from '#runtime/forms/server-errors.ts';

test('server errors go to their fields, in dots or brackets; the others are told for the form', () => {
  const errors = {
    name: 'a',
    'lots.0.priceCents': 'b',
    'lots[1][name]': 'c',
    base: 'd',
    version: 'e',
    unknown: 'f',
  };
  expect(splitErrors(errors, ['name', 'lots'])).toEqual({
    fields: { name: 'a', 'lots.0.priceCents': 'b', 'lots.1.name': 'c' },
    form: { base: 'd', version: 'e', unknown: 'f' },
  });
});

test('a form with a field named like a form error still tells it for the form', () => {
  expect(splitErrors({ version: 'périmé' }, ['version']).form).toEqual({ version: 'périmé' });
});

test('nested errors become paths, those of a list itself included, elements left aside', () => {
  const tree = {
    name: { type: 'too_small', message: 'a', ref: { name: 'name', type: 'text', message: 'dom' } },
    lots: [undefined, { price: { type: 'custom', message: 'b' } }],
    tags: { root: { type: 'min', message: 'c' } },
    type: { type: 'required', message: 'd' },
  };
  expect(flattenErrors(tree)).toEqual([
    { name: 'name', message: 'a' },
    { name: 'lots.1.price', message: 'b' },
    { name: 'tags', message: 'c' },
    { name: 'type', message: 'd' },
  ]);
});

test('the summary follows the order of the screen, errors of the form first, fields not shown last', () => {
  const line = (name: string, isField = true) => ({ name, message: 'x', isField });
  const lines = [line('hidden'), line('b'), line('a'), line('base', false)];
  expect(orderLines(lines, ['a', 'b']).map(({ name }) => name)).toEqual(['base', 'a', 'b', 'hidden']);
});
