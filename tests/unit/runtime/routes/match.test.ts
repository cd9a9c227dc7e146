import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { buildRouteWith } from '#runtime/routes/build.ts';
import { configureRoutes } from '#runtime/routes/config.ts';
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

  test('whatever the route, what was built leads back to it with its parameters', () => {
    const free = fc
      .string({ unit: 'binary', minLength: 1 })
      .filter((text) => text.isWellFormed() && !text.includes('/') && !/^\.\.?$/.test(text));
    const path = fc.array(free, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
    const kinds: readonly (readonly [string | undefined, fc.Arbitrary<string>])[] = [
      [undefined, free],
      ['[0-9]+', fc.nat().map(String)],
      ['[a-z]{2}|x-y', fc.constantFrom('fr', 'en', 'x-y')],
      ['\\p{L}+', fc.stringMatching(/^[a-zéß]{1,8}$/)],
      ['(?!api$)\\w+', fc.constantFrom('apis', 'web')],
      ['.+', path],
    ];
    const piece = fc.oneof(
      fc.constantFrom('operations', 'é t', 'a.b', 'x(y)').map((text) => ({ text, kind: -1, value: '' })),
      fc
        .nat({ max: kinds.length - 1 })
        .chain((kind) => (kinds[kind]?.[1] ?? free).map((value) => ({ text: '', kind, value }))),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
        const wheres: Record<string, string> = {};
        const parameters: Record<string, string> = {};
        const parts = pieces.map(({ text, kind, value }, index) => {
          if (kind === -1) return text;
          const where = kinds[kind]?.[0];
          if (where !== undefined) wheres[`p${index}`] = where;
          parameters[`p${index}`] = value;
          return `{p${index}}`;
        });
        // Two values that may hold slashes can share them out in several ways.
        fc.pre(pieces.filter(({ kind }) => kind === kinds.length - 1).length < 2);
        const target = route('target', parts.join('/'), { wheres });
        const decoys = [
          route('store', target.uri, { wheres, methods: ['POST'] }),
          route('other', 'other/{x}/y'),
        ];
        const address = buildRouteWith({}, target, parameters);
        const result = compileRoutes([...decoys, target]).match('GET', address);
        expect(result).toEqual({ kind: 'match', route: target, parameters });
      }),
      { numRuns: 500 },
    );
  });

  test('with some of its optional parameters left out, an address leads back to those given or is refused', () => {
    const formats: readonly (string | undefined)[] = [undefined, undefined, '[0-9]+', '[a-z]{2}'];
    const values = fc.constantFrom('1', '23', 'fr', 'en', 'x-y', 'é');
    const piece = fc
      .record({
        text: fc.constantFrom('', '', '', 'a', 'b-'),
        isOptional: fc.boolean(),
        where: fc.constantFrom(...formats),
        given: values,
        isGiven: fc.boolean(),
      })
      .map(({ given, isGiven, ...rest }) => ({
        ...rest,
        value: isGiven || !rest.isOptional ? given : undefined,
      }));
    let built = 0;
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
        const uri = pieces
          .map(({ text, isOptional }, index) => `${text}{p${index}${isOptional ? '?' : ''}}`)
          .join('/');
        const named = (pick: (given: (typeof pieces)[number]) => string | undefined) =>
          Object.fromEntries(
            pieces.flatMap((given, index) => {
              const picked = pick(given);
              return picked === undefined ? [] : [[`p${index}`, picked]];
            }),
          ) as Record<string, string>;
        const target = route('target', uri, { wheres: named(({ where }) => where) });
        const parameters = named(({ value }) => value);
        let address = '';
        try {
          address = buildRouteWith({}, target, parameters);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          expect(['MissingParameterError', 'FormatMismatchError']).toContain((error as Error).name);
          return;
        }
        built += 1;
        expect(compileRoutes([target]).match('GET', address)).toEqual({
          kind: 'match',
          route: target,
          parameters,
        });
      }),
      { numRuns: 1_000 },
    );
    expect(built).toBeGreaterThan(50);
  });

  test('of two optional parameters side by side, one may be there alone', () => {
    const both = compileRoutes([route('x', 'x/{a?}{b?}', { wheres: { a: '[0-9]+', b: '[a-z]+' } })]);
    expect(both.match('GET', '/x/1')).toMatchObject({ parameters: { a: '1' } });
    expect(both.match('GET', '/x/b')).toMatchObject({ parameters: { b: 'b' } });
    expect(both.match('GET', '/x/1b')).toMatchObject({ parameters: { a: '1', b: 'b' } });
    expect(both.match('GET', '/x')).toMatchObject({ parameters: {} });
  });

  test('segment by segment or by one expression: the answer is the same', () => {
    const wheres = { a: '[0-9]+', b: '[a-z]*', c: '\\w{2}|x' };
    const plain = compileRoutes([route('x', 'r/{a}/s/{b}/{c}/{d}', { wheres })]);
    // An optional last parameter that must be there all the same takes the way of the expression.
    const whole = compileRoutes([route('x', 'r/{a}/s/{b}/{c}/{d?}', { wheres: { ...wheres, d: '[^/]+' } })]);
    const segment = fc.constantFrom('1', '23', 'a', '', 'x', 'zz', 'é', 'r', 's', '%C3%A9', '%2F');
    fc.assert(
      fc.property(fc.array(segment, { minLength: 4, maxLength: 4 }), ([a, b, c, d]) => {
        fc.pre(d !== '' && d !== undefined);
        const address = `/r/${a}/s/${b}/${c}/${d}`;
        const [one, other] = [plain.match('GET', address), whole.match('GET', address)];
        expect(one?.kind === 'match' && one.parameters).toEqual(other?.kind === 'match' && other.parameters);
      }),
    );
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

  test('a nested query need only hold what is asked for, and an empty one must be absent', () => {
    const address = '/operations?f[a]=1&f[b]=2&s[]=open&s[]=closed';
    expect(isCurrent(address, 'index', { f: { a: 1 } })).toBe(true);
    expect(isCurrent(address, 'index', { s: ['closed'] })).toBe(true);
    expect(isCurrent(address, 'index', { f: { b: 2 }, s: ['open', 'closed'] })).toBe(true);
    expect(isCurrent(address, 'index', { f: { a: 2 } })).toBe(false);
    expect(isCurrent(address, 'index', { f: { c: 1 } })).toBe(false);
    expect(isCurrent(address, 'index', { f: 'a' })).toBe(false);
    expect(isCurrent(address, 'index', { s: ['lost'] })).toBe(false);
    expect(isCurrent(address, 'index', { s: [] })).toBe(false);
    expect(isCurrent('/operations', 'index', { s: [] })).toBe(true);
  });

  describe('below a sub-folder', () => {
    afterEach(() => configureRoutes({}));

    test.each([
      ['/sub/operations?page=2', 'index'],
      ['https://app.test/sub/operations', 'index'],
      ['/sub', 'home'],
      ['/sub/?a=1', 'home'],
      ['/sub#top', 'home'],
    ])('%s is read as builders write it', (address, name) => {
      configureRoutes({ baseUrl: 'https://app.test/sub/' });
      expect(current(address)?.name).toBe(name);
    });

    test.each(['/operations', '/subway/operations', 'https://app.test/operations'])(
      '%s lies outside',
      (address) => {
        configureRoutes({ baseUrl: 'https://app.test/sub' });
        expect(current(address)).toBeNull();
      },
    );
  });
});

describe('what the fast way must not change', () => {
  test('a uri of optional parameters alone is the root when none is given', () => {
    const { match } = compileRoutes([route('any', '{a?}/{b?}')]);
    expect(match('GET', '/')).toMatchObject({ kind: 'match', parameters: {} });
    expect(match('GET', '/x')).toMatchObject({ kind: 'match', parameters: { a: 'x' } });
    expect(match('GET', '/x/y')).toMatchObject({ kind: 'match', parameters: { a: 'x', b: 'y' } });
  });

  test('a character outside the first plane counts as one, in every kind of format', () => {
    for (const where of ['.{2}', '[^a]{2}', '\\W{2}', '\\D\\S']) {
      const { match } = compileRoutes([route('two', 't/{x}', { wheres: { x: where } })]);
      expect(match('GET', '/t/😀😀')).toMatchObject({ kind: 'match', parameters: { x: '😀😀' } });
      expect(match('GET', '/t/😀')).toBeNull();
    }
  });
});
