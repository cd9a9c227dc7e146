import { Hono } from 'hono';
import { afterEach, describe, expect, test } from 'vitest';
import { mergeQuery } from '#runtime/protocol/merge-query.ts';
import { defineRoute } from '#runtime/routes/define.ts';
import { parseQuery, stringifyQuery } from '#runtime/routes/query.ts';
import { bracketedArrays, repeatedArrays } from '#runtime/routes/array-forms.ts';
import { setQueryArrays, type QueryArrays } from '#runtime/routes/query-arrays.ts';

afterEach(() => setQueryArrays(undefined));

const query = { tags: ['x', 'y'], f: { s: [1, null, 2] }, rows: [{ id: 1 }], none: [] };

describe('lists in a query', () => {
  test.each<[string, QueryArrays | undefined, string, string]>([
    [
      'with indices',
      undefined,
      'tags[0]=z&tags[1]=w',
      'tags[0]=x&tags[1]=y&f[s][0]=1&f[s][2]=2&rows[0][id]=1',
    ],
    [
      'with brackets',
      bracketedArrays,
      'tags[]=z&tags[]=w',
      'tags[]=x&tags[]=y&f[s][]=1&f[s][]=2&rows[0][id]=1',
    ],
    [
      'by repeating their key',
      repeatedArrays,
      'tags=z&tags=w&tags=v',
      'tags=x&tags=y&f[s]=1&f[s]=2&rows[0][id]=1',
    ],
  ])('%s', (_name, arrays, renewed, written) => {
    setQueryArrays(arrays);
    expect(decodeURIComponent(stringifyQuery(query))).toBe(written);
    expect(parseQuery(written)).toMatchObject({ tags: ['x', 'y'], rows: [{ id: '1' }] });
    const search = defineRoute<(options: { query: object }) => string>({ name: 'search', uri: 'search' });
    expect(decodeURIComponent(search({ query }))).toBe(`/search?${written}`);
    // What is there already stays as it is, and a list given anew takes its place.
    expect(decodeURIComponent(mergeQuery(`/a?${written}`, { tags: ['z', 'w', 'v'] }))).toContain(renewed);
    expect(mergeQuery(`/a?${written}`, { q: 1 }).match(/tags/g)).toHaveLength(2);
  });

  test('repeated, they are what Hono reads', async () => {
    setQueryArrays(repeatedArrays);
    const app = new Hono().get('/', (context) => context.json(context.req.queries('tags') ?? []));
    const answer = await app.request(`/?${stringifyQuery({ tags: ['x', 'é&='] })}`);
    expect(await answer.json()).toEqual(['x', 'é&=']);
  });

  test('by default the last of two equal keys wins', () => {
    expect(parseQuery('a=1&a=2')).toEqual({ a: '2' });
  });
});
