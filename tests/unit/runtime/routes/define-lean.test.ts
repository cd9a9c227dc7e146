import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configureRoutes } from '#runtime/routes/config.ts';
import { defineLeanRoute, FullBuilderMissingError } from '#runtime/routes/define-lean.ts';
import { defineRoute } from '#runtime/routes/define.ts';
import { setFullDefine } from '#runtime/routes/full-define.ts';
import type { BuildableRoute } from '#runtime/routes/types.ts';

type Builder = (...values: readonly unknown[]) => string;
const lean = (route: BuildableRoute): Builder => defineLeanRoute<Builder>(route);
const show: BuildableRoute = { name: 'show', uri: 'posts/{post}/{length}', wheres: { post: '[0-9]+' } };

afterEach(() => {
  setFullDefine(undefined);
  configureRoutes({});
});

describe('a lean builder by itself', () => {
  test('puts plain values in their places', () => {
    expect(lean(show)({ post: 12, length: 'a-b' })).toBe('/posts/12/a-b');
    expect(lean({ name: 'one', uri: 'p/{length}' })('x')).toBe('/p/x');
    expect(lean({ name: 'home', uri: '/' })()).toBe('/');
  });

  test('never guesses: all else says what is missing', () => {
    const cases: readonly (readonly unknown[])[] = [
      [{ post: 'a', length: 1 }],
      [{ post: 1 }],
      [{ post: 1, length: 1, page: 2 }],
      [{ post: 1, length: 'é' }],
      [{ post: 1, length: '..' }],
      [{ post: 1, length: true }],
      [[1, 2]],
      ['x'],
      [{ post: 1, length: 1 }, { hash: 'top' }],
      [null],
      [],
    ];
    for (const values of cases) expect(() => lean(show)(...values)).toThrow(FullBuilderMissingError);
  });
});

test('importing full.ts puts the full builder behind it', async () => {
  await import('#runtime/routes/full.ts');
  expect(lean(show)([1, 'é'])).toBe('/posts/1/%C3%A9');
});

describe('with the full builder behind it', () => {
  beforeEach(() => setFullDefine(defineRoute));

  const outcome = (build: () => string): unknown => {
    try {
      return build();
    } catch (error) {
      return error instanceof Error ? `${error.name}: ${error.message}` : error;
    }
  };
  const uris = fc.constantFrom(
    '/',
    'posts',
    'posts/{post}',
    'posts/{post}/{length}',
    'é/{post}',
    'a.b/{post}',
  );
  const value = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc.integer(),
    fc.constantFrom(null, undefined, '', true, -0, NaN, 2 ** 60, 10n, [], {}, { id: 3 }, '..', 'a/b', '%2F'),
  );
  const given = fc.oneof(
    value,
    fc.array(value, { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('post', 'length', 'page', 'id', 'toString'), value, { maxKeys: 3 }),
  );

  test('it gives what the full one gives, address or error, whatever it is given', () => {
    fc.assert(
      fc.property(uris, given, fc.boolean(), (uri, parameters, hasWhere) => {
        const route = { name: 'r', uri, ...(hasWhere && { wheres: { post: '[0-9a-z]+' } }) };
        const full = defineRoute<Builder>(route);
        expect(outcome(() => lean(route)(parameters))).toEqual(outcome(() => full(parameters)));
      }),
      { numRuns: 3_000 },
    );
  });

  test('what is configured holds for it as well', () => {
    configureRoutes({ baseUrl: 'https://app.test/sub' });
    expect(lean(show)({ post: 1, length: 2 })).toBe('/sub/posts/1/2');
  });
});
