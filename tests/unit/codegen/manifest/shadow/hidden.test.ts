import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findHidden } from '#codegen/manifest/shadow/hidden.ts';
import { compileRoutes } from '#runtime/routes/match.ts';
import type { Method, RouteDefinition } from '#runtime/routes/types.ts';

const route = (order: number, given: Partial<RouteDefinition>): RouteDefinition => ({
  name: `r${order}`,
  uri: '/',
  methods: ['GET'],
  ...given,
});

/** Names of what hides the last of some routes, by method. */
function hides(...given: readonly Partial<RouteDefinition>[]): Record<string, string[]> {
  const routes = given.map((each, order) => route(order, each));
  const found = findHidden(routes).get(routes.length - 1) ?? [];
  return Object.fromEntries(found.map(({ method, by }) => [method, by.map((order) => `r${order}`)]));
}

const ulid = '[0-9a-hjkmnp-tv-z]{26}';
const x = (where: string): Partial<RouteDefinition> => ({ uri: 'a/{x}', wheres: { x: where } });

describe('a route that nothing reaches is found', () => {
  test.each<[title: string, routes: Partial<RouteDefinition>[], by: string[]]>([
    ['the same uri', [{ uri: 'a' }, { uri: 'a' }], ['r0']],
    ['another name of a parameter', [{ uri: 'a/{x}' }, { uri: 'a/{y}' }], ['r0']],
    ['a literal behind a parameter', [{ uri: 'a/{x}' }, { uri: 'a/new' }], ['r0']],
    ['a literal that a format accepts', [x('[a-z]+'), { uri: 'a/new' }], ['r0']],
    ['a literal that a format beyond comparison accepts', [x('(?!api).*'), { uri: 'a/new' }], ['r0']],
    ['a format behind none', [{ uri: 'a/{x}' }, x(ulid)], ['r0']],
    ['an equal format', [x(ulid), x(ulid)], ['r0']],
    ['an equal format beyond comparison', [x('(?!api).*'), x('(?!api).*')], ['r0']],
    ['a format beyond comparison behind none', [{ uri: 'a/{x}' }, x('(?!b)[a-z]+')], ['r0']],
    ['a narrower count', [x('[0-9]+'), x('[0-9]{4}')], ['r0']],
    ['a narrower class', [x('[0-9a-z]{26}'), x(ulid)], ['r0']],
    ['another way to write it', [x('\\d\\d*'), x('[0-9]+')], ['r0']],
    ['words that a format accepts', [x('[a-z]+'), x('draft|sent')], ['r0']],
    ['words that some routes share', [{ uri: 'a/draft' }, { uri: 'a/sent' }, x('draft|sent')], ['r0', 'r1']],
    ['a property', [x('\\p{L}+'), { uri: 'a/été' }], ['r0']],
    ['everything behind a rest', [{ uri: '{x}', wheres: { x: '.*' } }, { uri: 'a/{y}/b' }], ['r0']],
    ['all forms of an optional parameter', [{ uri: 'a' }, { uri: 'a/{x}' }, { uri: 'a/{y?}' }], ['r0', 'r1']],
    ['one form of an optional parameter', [{ uri: 'a/{y?}' }, { uri: 'a' }], ['r0']],
    ['two halves of a format', [x('[0-4].*'), x('[5-9].*'), x('[0-9]{3}')], ['r0', 'r1']],
    ['a literal part', [{ uri: 'a/{x}' }, { uri: 'a/v{y}.json' }], ['r0']],
    ['an encoded literal', [{ uri: 'a/é' }, { uri: 'a/%C3%A9' }], ['r0']],
    ['any host', [{ uri: 'a' }, { uri: 'a', domain: 'x.test' }], ['r0']],
    ['any host for a format', [{ uri: 'a/{x}' }, { uri: 'a/b', domain: '{t}.test' }], ['r0']],
    [
      'the same host',
      [
        { uri: 'a', domain: '{t}.test' },
        { uri: 'a', domain: '{s}.test' },
      ],
      ['r0'],
    ],
    [
      'a host that fits',
      [
        { uri: 'a', domain: '{t}.test' },
        { uri: 'a', domain: 'App.Test' },
      ],
      ['r0'],
    ],
    [
      'a host whose format fits',
      [
        { uri: 'a', domain: '{t}.test', wheres: { t: '[a-z]+' } },
        { uri: 'a', domain: '{t}.test', wheres: { t: 'app|api' } },
      ],
      ['r0'],
    ],
  ])('%s', (_title, routes, by) => {
    expect(hides(...routes)).toEqual({ GET: by });
  });

  test('method by method, HEAD along with GET', () => {
    expect(hides({ methods: ['GET'] }, { methods: ['POST'] })).toEqual({});
    expect(hides({ methods: ['POST'] }, { methods: ['PUT'] }, { methods: ['POST', 'PUT', 'PATCH'] })).toEqual(
      {
        POST: ['r0'],
        PUT: ['r1'],
      },
    );
    expect(hides({ methods: ['GET'] }, { methods: ['GET', 'HEAD'] })).toEqual({ GET: ['r0'] });
    expect(hides({ methods: ['GET'] }, { methods: ['HEAD'] })).toEqual({ HEAD: ['r0'] });
    expect(hides({ methods: ['HEAD'] }, { methods: ['GET'] })).toEqual({});
  });

  test('and told to have the very addresses of the one that hides it, so that no order would do', () => {
    const same = (a: Partial<RouteDefinition>, b: Partial<RouteDefinition>): boolean | undefined =>
      findHidden([route(0, a), route(1, b)]).get(1)?.[0]?.isSame;
    expect(same({ uri: 'a/{x}' }, { uri: 'a/{y}' })).toBe(true);
    expect(same(x('\\d+'), x('[0-9][0-9]*'))).toBe(true);
    expect(same({ uri: 'a/{x}' }, { uri: 'a/b' })).toBe(false);
    expect(same({ uri: 'a' }, { uri: 'a', domain: 'b.test' })).toBe(false);
  });
});

describe('a route that something reaches is left alone', () => {
  test.each<[title: string, routes: Partial<RouteDefinition>[]]>([
    ['a parameter behind a literal', [{ uri: 'a/new' }, { uri: 'a/{x}' }]],
    ['another format', [x('[0-9]+'), x('[a-z]+')]],
    ['a wider count', [x('[0-9]{4}'), x('[0-9]+')]],
    ['a word too many', [x('[a-z]+'), x('draft|2026')]],
    ['a literal that a format refuses', [x('(?!new).*'), { uri: 'a/new' }]],
    ['one form of an optional parameter', [{ uri: 'a/{x}' }, { uri: 'a/{y?}' }]],
    ['two fields, one of which is narrower', [{ uri: '{x}/b' }, { uri: 'a/{y}' }]],
    ['a slash inside a value', [{ uri: 'a/{x}' }, x('.+')]],
    ['no host', [{ uri: 'a', domain: '{t}' }, { uri: 'a' }]],
    [
      'another host',
      [
        { uri: 'a', domain: 'x.test' },
        { uri: 'a', domain: '{t}.test' },
      ],
    ],
    ['a host of two parts', [{ domain: '{t}.test' }, { domain: '{t}.test', wheres: { t: '.+' } }]],
    ['letter case', [{ uri: 'a/New' }, { uri: 'a/new' }]],
    ['a count that is too large to compare', [x('[0-9]{1,5000}'), x('[0-9]{3000}')]],
    [
      'the root behind a format that its index leaves out',
      [{ uri: '{x}', wheres: { x: 'a*' } }, { uri: '/' }],
    ],
  ])('%s', (_title, routes) => {
    expect(hides(...routes)).toEqual({});
  });
});

const formats = [
  '[ab]',
  '[ab]+',
  'a|b',
  '.*',
  'a?',
  '[^/]+',
  '(?!a).+',
  'ab*',
  '[a-z/]{2}',
  'b',
  '[^a]+',
  '(?:a|ab)(?:c|b)?',
];
const literal = fc.constantFrom('a', 'b', 'ab');
const parameter = fc.constantFrom('{1}', '{1?}', 'a{1}', '{1}b', '{1}-{2}', '{1?}{2?}');
const methods = fc.subarray<Method>(['GET', 'POST', 'HEAD'], { minLength: 1 });

/** Routes of up to three segments over few letters, so that they often meet. */
function routesOf(
  whereSources: readonly string[],
  parts: fc.Arbitrary<string> = fc.oneof(literal, parameter),
): fc.Arbitrary<RouteDefinition[]> {
  const one = fc.record({
    segments: fc.array(parts, { maxLength: 3 }),
    formats: fc.array(
      whereSources.length === 0
        ? fc.constant(undefined)
        : fc.option(fc.constantFrom(...whereSources), { nil: undefined }),
      {
        minLength: 7,
        maxLength: 7,
      },
    ),
    domain: fc.option(fc.constantFrom('a.t', 'b.t', '{d}.t', '{d}'), { nil: undefined, freq: 4 }),
    methods,
  });
  return fc.array(one, { minLength: 2, maxLength: 5 }).map((given) =>
    given.map(({ segments, formats: own, domain, methods: answered }, order): RouteDefinition => {
      const uri = segments
        .map((text, at) => text.replace(/\{(\d)/g, (_whole, digit) => `{p${at}_${digit}`))
        .join('/');
      const names = [
        ...Array.from(uri.matchAll(/\{(\w+)/g), ([, name = '']) => name),
        ...(domain?.includes('{') ? ['d'] : []),
      ];
      const entries = names.flatMap((name, at) => (own[at] === undefined ? [] : [[name, own[at]] as const]));
      return {
        name: `r${order}`,
        uri: uri || '/',
        methods: answered,
        wheres: Object.fromEntries(entries),
        ...(domain === undefined ? {} : { domain }),
      };
    }),
  );
}

const hosts = [undefined, 'a.t', 'b.t', 'ab.t', 'x', 'x.y.t'];
const paths = ['/'];
for (const a of ['', 'a', 'b', 'ab', 'ac', 'a-b', 'x'])
  for (const b of [null, '', 'a', 'b', 'aab', 'x-x'])
    for (const c of [null, 'a', 'b', 'bb', 'x'])
      paths.push(`/${[a, b, c].filter((part) => part !== null).join('/')}`);

/** Methods of each route that some of the addresses above reach. */
function reached(routes: readonly RouteDefinition[]): Set<string> {
  const matcher = compileRoutes(routes);
  const found = new Set<string>();
  for (const path of paths) {
    for (const host of hosts) {
      for (const method of ['GET', 'POST', 'HEAD']) {
        const result = matcher.match(method, path, host === undefined ? {} : { host });
        if (result?.kind === 'match') found.add(`${result.route.name} ${method}`);
      }
    }
  }
  return found;
}

/** An address of a route with these values, in order, for its parameters; `null` when a format refuses one. */
function addressWith(
  { uri, domain = '', wheres = {} }: RouteDefinition,
  values: readonly string[],
): { path: string; host: string } | null {
  const rest = [...values];
  let fits = true;
  const fill = (source: string): string =>
    source.replace(/\{(\w+)(\??)\}/g, (_whole, name: string) => {
      const value = rest.shift() ?? 'x';
      fits &&= new RegExp(`^(?:${wheres[name] ?? '[^/]+'})$`, 'su').test(value);
      return value;
    });
  const host = fill(domain);
  const path = fill(uri);
  // A host holds neither, whatever a format says.
  return fits && !/[\s/]/.test(host) ? { host, path: `/${encodeURI(path === '/' ? '' : path)}` } : null;
}

const value = fc.oneof(
  fc.constantFrom('a', 'b', 'ab', 'x', 'b/a', 'acb'),
  fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'x', '/', 'é', '-', '.', '\n'), maxLength: 4 }),
);

describe('for all tables', () => {
  test('no address reaches a method that is told to be hidden', () => {
    const values = fc.array(fc.array(value, { minLength: 8, maxLength: 8 }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(routesOf(formats), values, (routes, filled) => {
        const hidden = findHidden(routes);
        if (hidden.size === 0) return;
        const found = reached(routes);
        const matcher = compileRoutes(routes);
        for (const [order, hiddenMethods] of hidden) {
          for (const { method } of hiddenMethods) {
            expect(found).not.toContain(`r${order} ${method}`);
            for (const each of filled) {
              const hiding = routes[order] as RouteDefinition;
              const address = addressWith(hiding, each);
              const result = address && matcher.match(method, address.path, { host: address.host });
              expect(result?.kind === 'match' && result.route === hiding).toBe(false);
            }
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('without formats, a method is told if and only if no address reaches it', () => {
    const segment = fc.constantFrom('a', 'b', '{1}', '{1?}');
    const simple = routesOf([], segment);
    fc.assert(
      fc.property(simple, (routes) => {
        const found = reached(routes);
        const hidden = findHidden(routes);
        for (const [order, { methods: asked }] of routes.entries()) {
          const hiddenMethods = hidden.get(order)?.map(({ method }) => method) ?? [];
          for (const method of asked) {
            if (method === 'HEAD' && asked.includes('GET')) continue;
            const isReached = found.has(`r${order} ${method}`);
            expect([method, hiddenMethods.includes(method)]).toEqual([method, !isReached]);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('ten thousand routes are compared in a moment, whether few or many of them are hidden', () => {
  const id = '[0-9a-hjkmnp-tv-z]{26}';
  const table = (first: Partial<RouteDefinition>): RouteDefinition[] => [
    route(0, first),
    ...Array.from({ length: 2_000 }, (_, n) => [
      { uri: `a${n}` },
      { uri: `a${n}/new` },
      { uri: `a${n}/{x}`, wheres: { x: id } },
      { uri: `a${n}/{x}/edit`, wheres: { x: id } },
      { uri: `a${n}/{x}/{tab?}`, wheres: { x: id } },
    ]).flatMap((group, n) => group.map((each, m) => route(1 + 5 * n + m, each))),
  ];
  for (const [first, count] of [
    [{ uri: 'first' }, 0],
    [{ uri: '{any}', wheres: { any: '.*' } }, 10_000],
  ] as const) {
    const start = performance.now();
    expect(findHidden(table(first)).size).toBe(count);
    // A tenth of that on an idle machine: this is about orders of magnitude.
    expect(performance.now() - start).toBeLessThan(4_000);
  }
});
