import { afterEach, describe, expect, test } from 'vitest';
import { buildRoute, buildRouteWith } from '#runtime/routes/build.ts';
import { configureRoutes } from '#runtime/routes/config.ts';
import { defineRoute } from '#runtime/routes/define.ts';
import { MissingParameterError, UnknownRouteError } from '#runtime/routes/errors.ts';
import { createNamedBuilder } from '#runtime/routes/named.ts';
import type { BuildableRoute } from '#runtime/routes/types.ts';

const show: BuildableRoute = {
  name: 'client.operation.show',
  uri: 'operations/{operation}',
  wheres: { operation: '[0-9a-hjkmnp-tv-z]{26}' },
};
const note: BuildableRoute = { name: 'note', uri: 'operations/{operation}/notes/{note}' };
const post: BuildableRoute = { name: 'post', uri: 'posts/{post:slug}' };
const file: BuildableRoute = { name: 'file', uri: 'f/{path}', wheres: { path: '.*' } };
const page: BuildableRoute = { name: 'page', uri: '{page}' };
const plain: BuildableRoute = { name: 'plain', uri: 'posts' };

afterEach(() => configureRoutes({}));

describe('errors name everything', () => {
  test('a missing parameter names route, uri and parameter', () => {
    expect(() => buildRoute(show)).toThrow(
      'Route "client.operation.show" (operations/{operation}): missing parameter "operation".',
    );
  });

  test('all missing parameters come at once, with what was given and the likely slip', () => {
    expect(() => buildRoute(note, { operaton: 'a', page: 2 })).toThrow(
      'Route "note" (operations/{operation}/notes/{note}): missing parameters "operation", "note". ' +
        'Given: "operaton", "page". Did you mean "operation" instead of "operaton"?',
    );
  });

  test('a format mismatch names value and format', () => {
    expect(() => buildRoute(show, 'abc')).toThrow(
      'Route "client.operation.show" (operations/{operation}): parameter "operation" = "abc" does not match ' +
        'the format [0-9a-hjkmnp-tv-z]{26}.',
    );
  });

  test('an unknown name is a typed error with a suggestion, inherited names included', () => {
    const build = createNamedBuilder([{ ...show, methods: ['GET'] }]);
    expect(() => build('client.operation.shw')).toThrow('Did you mean "client.operation.show"?');
    expect(() => build('toString')).toThrow(UnknownRouteError);
  });

  test('inherited properties are no parameters', () => {
    const route: BuildableRoute = { name: 'x', uri: 'x/{toString}' };
    expect(() => buildRoute(route, {})).toThrow(MissingParameterError);
  });
});

describe('values that have no place in an address are errors', () => {
  const lone = 'a\ud800';
  test.each([
    true,
    [1],
    {},
    Number.NaN,
    Infinity,
    2 ** 53,
    lone,
    '.',
    '..',
    'a/../b',
    new Date(0),
    () => 'x',
    Symbol('x'),
  ])('%s', (value) => {
    expect(() => buildRoute(page, { page: value })).toThrow(
      expect.objectContaining({ name: 'InvalidParameterError' }),
    );
  });

  test('dot segments made of two values are refused too', () => {
    const route: BuildableRoute = { name: 'x', uri: 'x/.{a?}{b?}' };
    expect(() => buildRoute(route, {})).toThrow('dot segment');
  });

  test('a model without its key names the key', () => {
    expect(() => buildRoute(post, { post: { title: 'x' } })).toThrow('an object with "slug"');
  });

  test('a domain value cannot leave its host', () => {
    const route: BuildableRoute = { name: 'team', uri: 'x', domain: '{team}.app.test' };
    for (const team of ['evil.com/', 'a@b', 'a:1', 'a.b', '#', '?', 'a\\b']) {
      expect(() =>
        buildRouteWith({ baseUrl: 'https://app.test' }, route, { team }, { absolute: true }),
      ).toThrow(expect.objectContaining({ name: 'InvalidParameterError' }));
    }
  });

  test('a lone surrogate, an invalid date or an endless object in the query is a typed error', () => {
    const endless: Record<string, unknown> = {};
    endless['self'] = endless;
    for (const query of [{ a: lone }, { a: new Date(Number.NaN) }, endless, { a: Number.NaN }]) {
      expect(() => buildRoute(plain, query)).toThrow(
        expect.objectContaining({ name: 'InvalidParameterError' }),
      );
    }
  });
});

describe('what was given is where it belongs', () => {
  test('a model stands by its binding, and by id when it lacks it', () => {
    expect(buildRoute(post, { post: { id: 1, slug: 'été' } })).toBe('/posts/%C3%A9t%C3%A9');
    expect(buildRoute(post, { post: { id: 1 } })).toBe('/posts/1');
    expect(buildRoute(post, { id: 1, slug: 'x' })).toBe('/posts/x');
    expect(buildRoute(post, [{ id: 1 }])).toBe('/posts/1');
    expect(buildRoute({ ...page, bindings: { page: 'key' } }, { page: { key: 'k' } })).toBe('/k');
  });

  test('a model stands for the one parameter that no default fills', () => {
    const localized: BuildableRoute = { name: 'l', uri: '{locale}/posts/{post:slug}' };
    const model = { id: 1, slug: 'x' };
    expect(buildRouteWith({ defaults: { locale: 'fr' } }, localized, model)).toBe('/fr/posts/x');
    expect(buildRoute({ ...localized, defaults: { locale: 'en' } }, model)).toBe('/en/posts/x');
    expect(buildRouteWith({ defaults: { post: 'y' } }, post, model)).toBe('/posts/x');
    expect(buildRouteWith({ defaults: { locale: 'fr' } }, localized, { locale: 'en', post: model })).toBe(
      '/en/posts/x',
    );
    expect(() => buildRoute(localized, model)).toThrow(MissingParameterError);
  });

  test('an optional parameter is refused where it would be read as the one missing before it', () => {
    const archive: BuildableRoute = { name: 'archive', uri: 'archive/{year?}/{month?}' };
    expect(() => buildRoute(archive, { month: '05' })).toThrow('missing parameter "year"');
    expect(buildRoute(archive, { year: 2026, month: '05' })).toBe('/archive/2026/05');
    expect(buildRoute(archive)).toBe('/archive');
    // Their formats or the text between them tell the two apart.
    const apart = { ...archive, wheres: { year: '\\d{4}', month: '\\d{2}' } };
    expect(buildRoute(apart, { month: '05' })).toBe('/archive/05');
    expect(buildRoute({ name: 'a', uri: 'a/{x?}/b/{y?}' }, { y: 1 })).toBe('/a/b/1');
    expect(buildRoute({ name: 'a', uri: '{x?}/{id}' }, { id: 1 })).toBe('/1');
  });

  test.each<[string, object, readonly string[]]>([
    ['nothing but themselves between them', { uri: 'd/{x?}{y?}', given: { y: 5 } }, ['x']],
    ['a required one between them', { uri: '{a?}/{b}/{c?}', given: { b: 1, c: 2 } }, ['a']],
    ['a required one with slashes', { uri: '{a?}/{b}', given: { b: 'x/y' }, wheres: { b: '.+' } }, ['a']],
    ['two of them', { uri: 'e/{x?}/{y?}/{z?}', given: { z: 1 } }, ['x', 'y']],
    ['one that the next would take', { uri: 'f/{x?}/{y?}/{z?}', given: { x: 1, z: 2 } }, ['y']],
  ])('an optional parameter is asked for where another would take its place: %s', (_, made, missing) => {
    const { given, ...route } = made as { uri: string; given: Record<string, unknown> };
    expect(() => buildRoute({ name: 'x', ...route }, given)).toThrow(
      expect.objectContaining({ name: 'MissingParameterError', parameters: missing }),
    );
  });

  test.each<[string, object]>([
    ['URLSearchParams', new URLSearchParams('a=1')],
    ['Map', new Map([['a', 1]])],
    ['FormData', new FormData()],
  ])('a %s as query, whose entries would be lost, is refused by name', (kind, query) => {
    const problem = `parameter "query" is a ${kind}, needs a well-formed text or a plain object (Object.fromEntries)`;
    // Types admit these objects, which have no key of their own.
    expect(() => buildRoute(plain, {}, { query: query as Record<string, string> })).toThrow(problem);
    expect(() => buildRoute(plain, { _query: query })).toThrow(problem);
    expect(() => buildRoute(plain, query)).toThrow(problem);
    expect(() => defineRoute<(given: object) => string>(note)(query)).toThrow(problem);
    expect(() => buildRoute(plain, { filter: query })).toThrow(problem.replace('"query"', '"filter"'));
  });

  test('a falsy default fills a missing value', () => {
    const route: BuildableRoute = { name: 'x', uri: '{level}/x' };
    expect(buildRouteWith({ defaults: { level: 0 } }, route)).toBe('/0/x');
    expect(buildRouteWith({ defaults: { level: '' } }, route)).toBe('/x');
    expect(buildRoute({ ...route, defaults: { level: 3 } })).toBe('/3/x');
  });

  test('a bound default is found by name:key', () => {
    expect(buildRouteWith({ defaults: { 'post:slug': 'x' } }, post)).toBe('/posts/x');
  });

  test('options.query wins over what is left over, the hash comes last', () => {
    expect(buildRoute(plain, { a: 1, b: 2 }, { query: { a: 3 }, hash: '#à' })).toBe('/posts?a=3&b=2#%C3%A0');
    expect(buildRoute(show, '0'.repeat(26), { query: { operation: 'q' } })).toBe(
      `/operations/${'0'.repeat(26)}?operation=q`,
    );
  });

  test('numbers are written in plain decimal', () => {
    expect(buildRoute(page, 1e-7)).toBe('/0.0000001');
    expect(buildRoute(page, -1.5e-9)).toBe('/-0.0000000015');
    expect(buildRoute(page, -0)).toBe('/0');
    expect(buildRoute(page, 12345678901234567890n)).toBe('/12345678901234567890');
  });

  test('slashes of a value stay where the where admits them', () => {
    expect(buildRoute(file, 'a//b')).toBe('/f/a//b');
    expect(buildRoute(page, 'a//b')).toBe('/a/b');
  });

  test('an address never begins with two slashes', () => {
    for (const value of ['//evil.com', '///evil.com', '/\\evil.com']) {
      expect(buildRoute(page, value)).toMatch(/^\/[^/\\]/);
      expect(buildRoute({ ...page, wheres: { page: '.*' } }, value)).toMatch(/^\/[^/\\]/);
      expect(buildRoute({ name: 'x', uri: '{a?}/{page}' }, { page: value })).toMatch(/^\/[^/\\]/);
    }
  });

  test('an absolute address needs a base address', () => {
    expect(() => buildRoute(plain, {}, { absolute: true })).toThrow('baseUrl');
    configureRoutes({ baseUrl: 'https://app.test' });
    expect(buildRoute(plain, {}, { absolute: true })).toBe('https://app.test/posts');
    expect(buildRoute({ name: 'home', uri: '/' }, { a: 1 }, { absolute: true })).toBe('https://app.test?a=1');
  });
});
