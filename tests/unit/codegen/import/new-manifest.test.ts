import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatManifest } from '#codegen/edit/format-manifest.ts';
import { newManifest } from '#codegen/import/new-manifest.ts';
import { readSource } from '#codegen/import/read-source.ts';
import { createReport, type ReportGroup } from '#codegen/import/report.ts';
import type { SourceRoute } from '#codegen/import/source.ts';
import { ruleFindings } from '#codegen/manifest/rules.ts';
import { manifestSchema } from '#codegen/manifest/schema.ts';

interface Result {
  readonly text: string;
  readonly routes: Readonly<Record<string, unknown>>;
  readonly manifest: Readonly<Record<string, unknown>>;
  readonly groups: readonly ReportGroup[];
  /** Items of a kind as lines. */
  problemsNamed(kind: string): string[];
}

async function importText(text: string): Promise<Result> {
  const report = createReport();
  const imported = newManifest(await readSource(text), 'src/pages', report);
  const manifest = JSON.parse(imported.text) as Record<string, unknown>;
  const groups = report.groups();
  return {
    text: imported.text,
    routes: manifest.routes as Record<string, unknown>,
    manifest,
    groups,
    problemsNamed: (kind) =>
      (groups.find((group) => group.kind === kind)?.items ?? []).map(({ subject, detail }) =>
        detail === undefined ? subject : `${subject}: ${detail}`,
      ),
  };
}

const fixture = (name: string): Promise<Result> =>
  importText(readFileSync(`tests/fixtures/laravel/${name}`, 'utf8'));
const routesOf = (routes: object, rest: object = {}): Promise<Result> =>
  importText(JSON.stringify({ ...rest, routes }));

describe('a manifest from a Ziggy file', () => {
  test('has its routes in their order, HEAD dropped beside GET, in the canonical layout', async () => {
    const { text, routes } = await fixture('ziggy.js.txt');
    expect(Object.keys(routes)).toEqual([
      'sanctum.csrf-cookie',
      'home',
      'product.index',
      'product.show',
      'order.create',
      'order.show',
      'order.update',
      'order.invoice',
      'Ete-Promo',
      '_404',
      'storage.local',
    ]);
    expect(routes['product.show']).toEqual({
      uri: '{locale}/products/{product}',
      methods: ['GET'],
      bindings: { product: 'slug' },
    });
    expect(formatManifest(text)).toBe(text);
  });

  test('takes out formats that all routes of a parameter share, two at least', async () => {
    const { manifest, routes } = await fixture('ziggy.js.txt');
    expect(manifest.patterns).toEqual({ locale: 'fr|en', order: '\\d+' });
    expect(routes['storage.local']).toMatchObject({ wheres: { path: '.*' } });
    const differing = await routesOf({
      a: { uri: 'a/{id}', methods: ['GET'], wheres: { id: '\\d+' } },
      b: { uri: 'b/{id}', methods: ['GET'] },
    });
    expect(differing.manifest.patterns).toEqual({});
    expect(differing.routes.a).toMatchObject({ wheres: { id: '\\d+' } });
  });

  test('tells everything that has no counterpart', async () => {
    const { problemsNamed } = await fixture('ziggy.js.txt');
    expect(problemsNamed('unnamed')).toEqual(['GET|HEAD /up']);
    expect(problemsNamed('fallback')).toEqual(['fallback']);
    expect(problemsNamed('refused')).toEqual([
      expect.stringMatching(/^tenant\.home: .*"home"/) as string,
      expect.stringMatching(/^order\.late: .*"order\.create"/) as string,
      expect.stringMatching(/^order\.shadow: .*"storage\.local"/) as string,
    ]);
    expect(problemsNamed('refused').join(' ')).not.toContain('line');
    expect(problemsNamed('renamed')).toEqual(['Ete-Promo: was "Été Promo"', '_404: was "404"']);
    expect(problemsNamed('parameters')).toEqual(['Ete-Promo: {post-id} is {post_id}']);
    expect(problemsNamed('formats')).toEqual([
      expect.stringContaining('order.invoice: {page} (?R)x') as string,
    ]);
    expect(problemsNamed('defaults')).toEqual(['beta: true']);
    expect(problemsNamed('signIn')).toHaveLength(4);
    expect(problemsNamed('abilities')).toEqual(['order.show: view,order', 'order.update: update,order']);
    expect(problemsNamed('middleware')).toEqual(['web: 7 routes', 'verified: 1 route']);
    expect(problemsNamed('pages')).toHaveLength(10);
    expect(problemsNamed('notes')[0]).toContain('https://boutique.test');
  });

  test('a permission is an ability without a record; the first one where there are several', async () => {
    const { routes, problemsNamed } = await routesOf({
      a: { uri: 'a', methods: ['GET'], middleware: ['can:view,post', 'can:one', 'can:two'] },
    });
    expect(routes.a).toMatchObject({ can: 'one' });
    expect(problemsNamed('abilities')).toEqual(['a: view,post', 'a: two']);
  });
});

describe('a manifest from route:list', () => {
  test('has the routes with a name, permissions by the class of the middleware, and keys of bindings', async () => {
    const { routes } = await fixture('route-list.json');
    expect(routes).toMatchObject({
      'admin.users.index': { can: 'users.list' },
      'admin.users.update': { uri: 'admin/users/{user}', methods: ['PUT', 'PATCH'] },
      'api.posts.show': { uri: 'api/posts/{post:slug}', domain: 'api.boutique.test' },
      old: { methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] },
    });
  });

  test('tells unnamed and double names, closures, and that order and formats are lost', async () => {
    const { problemsNamed } = await fixture('route-list.json');
    expect(problemsNamed('unnamed')).toEqual(['GET|HEAD /export', 'GET|HEAD /up']);
    expect(problemsNamed('duplicate')).toEqual(['home: GET|HEAD /export/all']);
    expect(problemsNamed('fallback')).toEqual(['GET|HEAD /{fallbackPlaceholder}']);
    expect(problemsNamed('closures')).toEqual(['home']);
    expect(problemsNamed('signIn')).toHaveLength(5);
    expect(problemsNamed('notes').join(' ')).toMatch(/formats.*sorted by address/);
  });

  test('methods that nobody knows and entries that are no routes are told', async () => {
    const { routes, problemsNamed } = await fixture('route-list-old.json');
    expect(Object.keys(routes)).toEqual(['profile.show']);
    expect(problemsNamed('methods')).toEqual(['profile.link: LINK']);
    expect(problemsNamed('malformed')).toEqual(['entry 3']);
  });
});

describe('whatever the source says', () => {
  const odd = fc.constantFrom(
    'a',
    'a.b',
    'a..b',
    '.a',
    'a b',
    'é',
    '/',
    '',
    '__proto__',
    '7',
    'a::b',
    '-',
    'x.',
    'A.b',
  );
  const uri = fc.constantFrom(
    '/',
    'a',
    '/a/',
    'a//b',
    '..',
    '{a}',
    '{a?}',
    '{a-b}',
    '{2}',
    '{a}/{a}',
    '{',
    'a?b',
    '{a:slug}',
  );
  const where = fc.constantFrom('[0-9]+', '(?R)', '(', 'fr|en', '');
  const route = fc.record({
    uri,
    methods: fc.subarray(['GET', 'HEAD', 'POST', 'LINK']),
    domain: fc.constantFrom(null, '', '{t}.test', 'http://x.test/', 'a:8000'),
    wheres: fc.dictionary(fc.constantFrom('a', 'a-b', 't', 'z'), where),
    bindings: fc.dictionary(fc.constantFrom('a', 'z'), fc.constantFrom('slug', '')),
    middleware: fc.subarray(['auth', 'can:x', 'can:x,y', 'web']),
    action: fc.constantFrom(null, 'Closure'),
    name: fc.option(odd),
  });

  test('the manifest is one that the reader takes, and every route is in it or in the report', () => {
    fc.assert(
      fc.property(fc.array(route, { maxLength: 8 }), (routes: SourceRoute[]) => {
        const report = createReport();
        const source = { kind: 'Ziggy', routes, defaults: {}, malformed: [], address: null } as const;
        const { text, names } = newManifest(source, 'src/pages', report);
        const parsed = manifestSchema({}).safeParse(JSON.parse(text));
        expect(parsed.error?.issues ?? []).toEqual([]);
        expect(parsed.data && ruleFindings(parsed.data, { lineOf: () => 0, isWhole: true })).toEqual([]);
        const leftOut = report
          .groups()
          .filter(({ kind }) => ['unnamed', 'duplicate', 'fallback', 'refused', 'methods'].includes(kind));
        const count = leftOut.flatMap(({ items }) => items).length;
        expect(names.length + count).toBeGreaterThanOrEqual(routes.length);
        expect(Object.keys(parsed.data?.routes ?? {})).toEqual(names);
      }),
    );
  });

  test('ten thousand routes are imported in a few seconds', async () => {
    const routes = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [
        `group${index % 100}.route${index}`,
        { uri: `g${index % 100}/r${index}/{id}`, methods: ['GET', 'HEAD'], wheres: { id: '\\d+' } },
      ]),
    );
    const { manifest } = await routesOf(routes);
    expect(Object.keys(manifest.routes as object)).toHaveLength(10_000);
    expect(manifest.patterns).toEqual({ id: '\\d+' });
  });
});
