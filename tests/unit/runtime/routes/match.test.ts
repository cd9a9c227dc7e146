import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildRouteWith } from '#runtime/routes/build.ts';
import { createCurrent } from '#runtime/routes/current.ts';
import { compileRoutes } from '#runtime/routes/match.ts';
import type { RouteDefinition } from '#runtime/routes/types.ts';

const route = (name: string, uri: string, more: Partial<RouteDefinition> = {}): RouteDefinition => ({
  name,
  uri,
  methods: ['GET'],
  ...more,
});
const ulid = '[0-9a-hjkmnp-tv-z]{26}';
const id = '01h455vb4pex5vsknk084sn02q';

const matcher = compileRoutes([
  route('home', '/'),
  route('index', 'operations'),
  route('store', 'operations', { methods: ['POST'] }),
  route('create', 'operations/creer'),
  route('show', 'operations/{operation}', { wheres: { operation: ulid } }),
  route('update', 'operations/{operation}', { methods: ['PUT', 'PATCH'], wheres: { operation: ulid } }),
  route('never', 'operations/{anything}/x'),
  route('hidden', 'operations/fixed/x'),
  route('files', 'f/{path}', { wheres: { path: '.*' } }),
  route('localized', '{country?}/{language?}/products/{id}', {
    wheres: { country: '[a-z]{2}', language: '[a-z]{2}' },
  }),
  route('download', 'download/file{extension?}'),
  route('team', 'users/{id}', { domain: '{team}.app.test' }),
  route('accent', 'é t/{id}'),
  route('date', 'd/{year}-{month}', { wheres: { year: '\\d{4}', month: '\\d{2}' } }),
]);
const { current, isCurrent } = createCurrent(matcher);

function found(address: string, method = 'GET', host?: string): unknown {
  const result = matcher.match(method, address, host === undefined ? {} : { host });
  return result?.kind === 'match' ? [result.route.name, result.parameters] : result;
}

describe('matching', () => {
  test.each([
    ['/', 'home', {}],
    ['', 'home', {}],
    ['/?a=1#b', 'home', {}],
    ['https://app.test', 'home', {}],
    ['/operations', 'index', {}],
    ['/operations/', 'index', {}],
    ['/operations/creer', 'create', {}],
    [`/operations/${id}`, 'show', { operation: id }],
    ['/operations/fixed/x', 'never', { anything: 'fixed' }],
    ['/f/a/b/c', 'files', { path: 'a/b/c' }],
    ['/products/1', 'localized', { id: '1' }],
    ['/ca/products/1', 'localized', { country: 'ca', id: '1' }],
    ['/ca/fr/products/1', 'localized', { country: 'ca', language: 'fr', id: '1' }],
    ['/download/file', 'download', {}],
    ['/download/file.pdf', 'download', { extension: '.pdf' }],
    ['/%C3%A9%20t/a%20b', 'accent', { id: 'a b' }],
    ['/d/2024-05', 'date', { year: '2024', month: '05' }],
  ])('%s is %s', (address, name, parameters) => {
    expect(found(address)).toEqual([name, parameters]);
  });

  test.each([
    '/Operations',
    '/operations/abc',
    '/operations//x',
    '//operations',
    '/nothing',
    '/%',
    '/f',
    '/x%zz',
    '/\ud800',
  ])('%s is no address of ours and never throws', (address) => {
    expect(found(address)).toBeNull();
  });

  test('a method that the address does not know is told apart from no address, with those it knows', () => {
    expect(found('/operations', 'DELETE')).toEqual({
      kind: 'methodNotAllowed',
      allowedMethods: ['GET', 'HEAD', 'POST'],
    });
    expect(found('/nothing', 'DELETE')).toBeNull();
    expect(found(`/operations/${id}`, 'patch')).toEqual(['update', { operation: id }]);
    expect(found('/operations', 'HEAD')).toEqual(['index', {}]);
  });

  test('a route with a domain needs its host, whatever the port and letter case', () => {
    expect(found('/users/1')).toBeNull();
    expect(found('/users/1', 'GET', 'Acme.app.test:8443')).toEqual(['team', { team: 'acme', id: '1' }]);
    expect(found('https://acme.app.test/users/1?x')).toEqual(['team', { team: 'acme', id: '1' }]);
    expect(found('https://a.b.app.test/users/1')).toBeNull();
  });

  test('atomic groups of two parameters of one route do not clash', () => {
    const atomic = '(?:(?=(?<_1>a+))\\k<_1>)b';
    const twice = compileRoutes([route('x', 'x/{a}/{b}', { wheres: { a: atomic, b: atomic } })]);
    expect(twice.match('GET', '/x/aab/ab')).toMatchObject({ parameters: { a: 'aab', b: 'ab' } });
  });

  test('what was built is what is read back', () => {
    const segment = fc
      .string({ unit: 'binary', minLength: 1 })
      .filter((text) => text.isWellFormed() && !text.includes('/') && text !== '.' && text !== '..');
    const routes = [
      route('two', 'a b/{x}/c/{y}'),
      route('opt', 'o/{x}/{y?}'),
      route('path', 'p/{x}', { wheres: { x: '.+' } }),
    ];
    const both = compileRoutes(routes);
    fc.assert(
      fc.property(fc.constantFrom(...routes.slice(0, 2)), segment, segment, (target, x, y) => {
        const address = buildRouteWith({}, target, { x, y });
        expect(both.match('GET', address)).toEqual({ kind: 'match', route: target, parameters: { x, y } });
        expect(new URL(address, 'https://app.test').pathname).toBe(address);
      }),
    );
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
        const x = segments.join('/');
        const target = routes[2];
        if (target)
          expect(both.match('GET', buildRouteWith({}, target, { x }))).toMatchObject({ parameters: { x } });
      }),
    );
  });

  test('the number of routes does not count: a thousandfold table is not even ten times slower', () => {
    const time = (count: number): number => {
      const routes = Array.from({ length: count }, (_, index) =>
        route(`r${index}`, `area${index % 50}/thing${index}/{id}/edit`),
      );
      const large = compileRoutes(routes);
      const address = `/area${(count - 1) % 50}/thing${count - 1}/42/edit`;
      const rounds = 20_000;
      let best = Infinity;
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const start = performance.now();
        for (let round = 0; round < rounds; round += 1) large.match('GET', address);
        best = Math.min(best, (performance.now() - start) / rounds);
      }
      expect(large.match('GET', address)).toMatchObject({ parameters: { id: '42' } });
      return best;
    };
    expect(time(10_000)).toBeLessThan(10 * time(10));
  });
});

describe('the current route', () => {
  test('gives name, parameters and query', () => {
    expect(current(`https://app.test/operations/${id}?f[a]=1#x`)).toMatchObject({
      name: 'show',
      parameters: { operation: id },
      query: { f: { a: '1' } },
    });
    expect(current('/operations/%')).toBeNull();
  });

  test('a star stands for any text, all else for itself', () => {
    expect(isCurrent(`/operations/${id}`, 'sh*')).toBe(true);
    expect(isCurrent(`/operations/${id}`, 's.ow')).toBe(false);
    expect(isCurrent(`/operations/${id}`, '*', { operation: { id } })).toBe(true);
    expect(isCurrent(`/operations/${id}`, 'show', { operation: 'other' })).toBe(false);
    expect(isCurrent('/operations?page=2', 'index', { page: 2 })).toBe(true);
    expect(isCurrent('/operations?page=2', 'index', { page: 3 })).toBe(false);
    expect(isCurrent('/nothing', '*')).toBe(false);
  });
});
