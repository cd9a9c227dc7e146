import { expect, test } from 'vitest';
import { defineRoute } from '#runtime/routes/define.ts';
import { defineForm, formTarget, type FormTarget } from '#runtime/routes/form.ts';
import { parseQuery } from '#runtime/routes/query.ts';
import type { BuildOptions } from '#runtime/routes/types.ts';

test('forms with GET and POST go to the address as it is', () => {
  expect(formTarget('GET', '/a?b=1#c')).toEqual({ action: '/a?b=1#c', method: 'get' });
  expect(formTarget('POST', '/a?b=1#c')).toEqual({ action: '/a?b=1#c', method: 'post' });
});

test('other methods are a POST whose query tells them, before the fragment and after all else', () => {
  expect(formTarget('PUT', '/a')).toEqual({ action: '/a?_method=PUT', method: 'post' });
  expect(formTarget('DELETE', '/a#b?c')).toEqual({ action: '/a?_method=DELETE#b?c', method: 'post' });
  const { action } = formTarget('PATCH', '/a?_method=PUT&q=1');
  expect(parseQuery(action.slice('/a'.length))).toEqual({ _method: 'PATCH', q: '1' });
});

test('a form of a route takes what its builder takes', () => {
  const build: (parameters: { a: string }, options?: BuildOptions) => string = defineRoute({
    name: 'a.update',
    uri: 'a/{a}',
  });
  const update: (parameters: { a: string }, options?: BuildOptions) => FormTarget = defineForm(build, 'PUT');
  expect(update({ a: 'x' }, { query: { q: 1 }, hash: 'h' })).toEqual({
    action: '/a/x?q=1&_method=PUT#h',
    method: 'post',
  });
  expect(() => update({ a: '' })).toThrow('missing parameter "a"');
});
