import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainMatch } from '#runtime/routes/explain-match.ts';
import { compileRoutes } from '#runtime/routes/match.ts';
import type { RouteDefinition } from '#runtime/routes/types.ts';

const route = (name: string, uri: string, more: Partial<RouteDefinition> = {}): RouteDefinition => ({
  name,
  uri,
  methods: ['GET'],
  ...more,
});
const digits = { id: '[0-9]+' };
const routes = [
  route('index', 'operations'),
  route('store', 'operations', { methods: ['POST'] }),
  route('team', 'operations/{id}', { domain: '{team}.app.test' }),
  route('show', 'operations/{id}', { wheres: digits }),
  route('update', 'operations/{id}', { wheres: digits, methods: ['PUT', 'PATCH'] }),
  route('slug', 'operations/{slug}'),
  route('edit', 'operations/{id}/edit', { wheres: digits }),
  route('files', 'f/{path}', { wheres: { path: '[a-z/]+' } }),
  route('page', '{page?}'),
];

/** Names and outcomes of the explanations of an address. */
function reasonsFor(address: string, method = 'GET', host?: string): string[] {
  return explainMatch(routes, method, address, host === undefined ? {} : { host }).map(
    ({ route: { name }, outcome }) => `${name}: ${outcome}`,
  );
}

test('each route of the same shape says why it was passed over, in the order of the table', () => {
  expect(explainMatch(routes, 'get', '/operations/abc')).toEqual([
    { route: routes[2], outcome: 'domain', value: '', format: '{team}.app.test' },
    { route: routes[3], outcome: 'where', parameter: 'id', value: 'abc', format: '[0-9]+' },
    { route: routes[4], outcome: 'where', parameter: 'id', value: 'abc', format: '[0-9]+' },
    { route: routes[5], outcome: 'match' },
  ]);
  expect(explainMatch(routes, 'DELETE', '/operations').at(0)).toEqual({
    route: routes[0],
    outcome: 'method',
    value: 'DELETE',
    format: 'GET, HEAD',
  });
});

test('what a match before it hides is shadowed, and a host makes its routes fit', () => {
  expect(reasonsFor('/operations/42')).toEqual([
    'team: domain',
    'show: match',
    'update: method',
    'slug: shadowed',
  ]);
  expect(reasonsFor('/operations/42', 'GET', 'acme.app.test')).toEqual([
    'team: match',
    'show: shadowed',
    'update: method',
    'slug: shadowed',
  ]);
  expect(reasonsFor('/operations')).toEqual(['index: match', 'store: method', 'page: shadowed']);
});

test('a literal segment that is a slip away is told with the right one', () => {
  expect(explainMatch(routes, 'GET', '/Operations/42/edit')).toEqual([
    { route: routes[6], outcome: 'literal', value: 'Operations', format: 'operations' },
  ]);
  expect(reasonsFor('/operations/42/edti')).toEqual(['edit: literal']);
  expect(reasonsFor('/nothing/42/at/all')).toEqual([]);
});

test('values with slashes are judged as a whole', () => {
  expect(reasonsFor('/f/a/b')).toEqual(['files: match']);
  expect(explainMatch(routes, 'GET', '/f/a/1')).toMatchObject([
    { outcome: 'where', parameter: 'path', value: 'a/1' },
  ]);
});

test('at most fifty are told, the match among them; a malformed address has none', () => {
  const many = Array.from({ length: 80 }, (_, index) =>
    route(`r${index}`, 'x/{id}', { methods: [index === 70 ? 'GET' : 'PUT'] }),
  );
  const explained = explainMatch(many, 'GET', '/x/1');
  expect(explained).toHaveLength(50);
  expect(explained.at(-1)).toEqual({ route: many[70], outcome: 'match' });
  expect(explainMatch(many, 'GET', '/x/%')).toEqual([]);
});

test('it names the same match as the matcher', () => {
  const matcher = compileRoutes(routes);
  const segment = fc.constantFrom('operations', 'f', 'edit', '1', 'a', 'é', '%2F', '', '..');
  fc.assert(
    fc.property(
      fc.array(segment, { maxLength: 4 }),
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
      fc.constantFrom({}, { host: 'acme.app.test' }),
      (segments, method, options) => {
        const address = `/${segments.join('/')}`;
        const found = matcher.match(method, address, options);
        const taken = explainMatch(routes, method, address, options).find(
          ({ outcome }) => outcome === 'match',
        );
        expect(taken?.route).toBe(found?.kind === 'match' ? found.route : undefined);
      },
    ),
  );
});
