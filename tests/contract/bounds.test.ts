import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { handlers } from '#mocks/handlers/index.ts';
import { unboundedIn } from '#tests/support/unbounded.ts';

const inputs = Object.entries(handlers).map(([name, { contract }]) => ({
  name,
  schema: contract.kind === 'action' ? contract.payload : contract.query,
}));

describe('what a route takes', () => {
  test.each(inputs)(
    'has an end: no text, list or record of $name may be as long as one likes',
    ({ schema }) => {
      expect(unboundedIn(schema)).toEqual([]);
    },
  );
});

test.each<[string, z.ZodType, string[]]>([
  ['a text', z.object({ a: z.string().trim() }), ['a']],
  ['an address', z.object({ a: z.object({ b: z.email() }) }), ['a.b']],
  ['a pattern without end', z.string().regex(/^[a-z]+$/), ['']],
  ['a pattern that may begin anywhere', z.string().regex(/\d{4}$/), ['']],
  ['a list', z.array(z.string().max(3)), ['']],
  ['anything', z.object({ a: z.unknown() }), ['a']],
  ['a text that is read further', z.string().pipe(z.email()).optional(), ['']],
  ['a bounded text that is read further', z.string().max(9).pipe(z.email()).nullable(), []],
  ['a pattern with an end', z.string().regex(/^[a-z+*]{1,3}\+?$/), []],
  ['a choice', z.union([z.enum(['a']), z.iso.date(), z.number()]), []],
])('the search for what has no end finds %s as it should', (_what, schema, found) => {
  expect(unboundedIn(schema)).toEqual(found);
});
