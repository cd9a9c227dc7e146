import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { buildRouteWith } from '#runtime/routes/build.ts';
import { configureRoutes } from '#runtime/routes/config.ts';
import { defineFlexibleRoute } from '#runtime/routes/define-flexible.ts';
import { defineRoute } from '#runtime/routes/define.ts';
import type { BuildableRoute, BuildOptions } from '#runtime/routes/types.ts';

type Builder = (parameters?: unknown, options?: BuildOptions) => string;
const id = '01h455vb4pex5vsknk084sn02q';
const show: BuildableRoute = {
  name: 'client.operation.show',
  uri: 'operations/{operation}',
  wheres: { operation: '[0-9a-hjkmnp-tv-z]{26}' },
};
const simple: readonly BuildableRoute[] = [
  show,
  { name: 'two', uri: 'a b/{x}/c/{y}' },
  { name: 'side', uri: 's/{x}-{y}.json' },
  { name: 'path', uri: 'f/{x}', wheres: { x: '.*' } },
  { name: 'root', uri: '{x}', wheres: { x: '.*' } },
  { name: 'page', uri: '{x}' },
  { name: 'dots', uri: 'd/.{x}/e/{y}.' },
  { name: 'bound', uri: 'posts/{x:slug}' },
  { name: 'key', uri: 'posts/{x}/edit', bindings: { x: 'key' } },
  { name: 'inherited', uri: 'x/{toString}/{constructor}' },
];

afterEach(() => configureRoutes({}));

/** An address, or what the error tells. */
function outcome(build: () => string): string {
  try {
    return build();
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : 'no error';
  }
}

describe('builders of generated code', () => {
  test('take parameters and options, or options alone where the uri has no parameter', () => {
    const build: Builder = defineRoute(show);
    for (const given of [id, [id], { operation: id }, { id }, { operation: { id } }]) {
      expect(build(given, { query: { tab: 'lots' }, hash: 'a' })).toBe(`/operations/${id}?tab=lots#a`);
    }
    const index: (options?: BuildOptions) => string = defineRoute({ name: 'index', uri: 'operations' });
    const home: (options?: BuildOptions) => string = defineFlexibleRoute({ name: 'home', uri: '/' });
    expect(index({ query: { page: 2 } })).toBe('/operations?page=2');
    expect(home({ query: { page: 2 } })).toBe('/?page=2');
    expect([index(), home()]).toEqual(['/operations', '/']);
  });

  test('do nothing before their first call, so that unused routes cost no time', () => {
    const build: Builder = defineRoute({ name: 'x', uri: 'x/{y}', wheres: { y: '(' } });
    expect(() => build('a')).toThrow(SyntaxError);
  });

  test('need the base address for an absolute one, and take up a later configuration', () => {
    const build: Builder = defineRoute(show);
    expect(() => build(id, { absolute: true })).toThrow(
      expect.objectContaining({ name: 'MissingBaseUrlError', route: show.name, uri: show.uri }),
    );
    configureRoutes({ baseUrl: 'https://app.test/sub', defaults: { operation: id } });
    expect(build(id, { absolute: true })).toBe(`https://app.test/sub/operations/${id}`);
    expect(build()).toBe(`/sub/operations/${id}`);
  });

  test('fill optional parameters, domains and defaults where they are flexible', () => {
    const route = {
      name: 'x',
      uri: '{locale}/x/{y?}',
      domain: '{team}.app.test',
      defaults: { locale: 'fr' },
    };
    const build: Builder = defineFlexibleRoute(route);
    expect(build(['acme', 'z'])).toBe('/fr/x/z');
    configureRoutes({ baseUrl: 'http://app.test:8000' });
    expect(build({ team: 'acme' }, { absolute: true })).toBe('http://acme.app.test:8000/fr/x');
  });

  test('errors carry what they tell as fields', () => {
    const build: Builder = defineRoute(show);
    const { name: route, uri } = show;
    expect(() => build({ opreation: id })).toThrow(
      expect.objectContaining({
        route,
        uri,
        parameters: ['operation'],
        given: ['opreation'],
        suggestion: 'operation',
      }),
    );
    expect(() => build('abc')).toThrow(
      expect.objectContaining({
        route,
        uri,
        parameter: 'operation',
        value: 'abc',
        format: show.wheres?.['operation'],
      }),
    );
    expect(() => build(id, { query: { a: { 'b c': Number.NaN } } })).toThrow(
      expect.objectContaining({
        name: 'InvalidParameterError',
        route,
        parameter: 'a[b c]',
        value: Number.NaN,
      }),
    );
  });
});

describe('the short way of simple routes', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[./a%?#-]{0,6}$/),
    fc.constantFrom(id, '', null, undefined, '//a', '/\\a', '..', './', 'a/', true, [1], 1e-9, 2 ** 53, 7n),
    fc.double(),
    fc.record({ id: fc.string(), slug: fc.option(fc.string()), key: fc.constant('k') }),
  );
  const parameters = fc.oneof(
    value,
    fc.array(value, { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'X', 'operation', 'q', '_query', '__proto__', 'toString'), value),
  );
  const options = fc.record(
    {
      query: fc.dictionary(
        fc.string(),
        fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string())),
      ),
      hash: fc.string(),
    },
    { requiredKeys: [] },
  );

  test('gives the same address or error as the long way', () => {
    const builders = new Map(simple.map((route): [BuildableRoute, Builder] => [route, defineRoute(route)]));
    fc.assert(
      fc.property(fc.constantFrom(...simple), parameters, options, (route, given, more) => {
        const build = builders.get(route);
        expect(outcome(() => build?.(given, more) ?? '')).toBe(
          outcome(() => buildRouteWith({}, route, given, more)),
        );
      }),
      { numRuns: 3000 },
    );
  });

  test('writes path and query as a plain reading of the rules does', () => {
    const encode = (text: string, kept: RegExp): string =>
      Array.from(text, (letter) =>
        kept.test(letter)
          ? letter
          : Array.from(new TextEncoder().encode(letter), (byte) =>
              `%${byte.toString(16).padStart(2, '0')}`.toUpperCase(),
            ).join(''),
      ).join('');
    const inPath = (text: string): string => encode(text, /[\w\-.~@:;,=+!*|&]/);
    const pairs = (key: string, nested: unknown): string[] =>
      typeof nested === 'object' && nested !== null
        ? Object.entries(nested).flatMap(([name, inner]) => pairs(key ? `${key}[${name}]` : name, inner))
        : [`${encode(key, /[\w\-.~]/)}=${encode(String(nested), /[\w\-.~]/)}`];
    const text = fc
      .oneof(fc.string({ unit: 'binary', minLength: 1 }), fc.stringMatching(/^[\w-]{1,30}$/))
      .filter((given) => given.isWellFormed() && !given.includes('/') && !/^\.\.?$/.test(given));
    const leaf = fc.oneof(text, fc.integer());
    const query = fc.dictionary(
      text,
      fc.oneof(leaf, fc.array(leaf, { minLength: 1 }), fc.dictionary(text, leaf)),
      { noNullPrototype: true },
    );
    const build: Builder = defineRoute({ name: 'two', uri: 'a b/{x}/c/{y}' });
    fc.assert(
      fc.property(text, text, query, (x, y, given) => {
        const search = pairs('', given).join('&');
        const expected = `/a%20b/${inPath(x)}/c/${inPath(y)}${search === '' ? '' : `?${search}`}`;
        expect(build({ x, y }, { query: given })).toBe(expected);
      }),
    );
  });
});
