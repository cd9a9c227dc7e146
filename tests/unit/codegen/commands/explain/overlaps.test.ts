import { describe, expect, test } from 'vitest';
import { overlapsBefore } from '#codegen/commands/explain/overlaps.ts';
import { manifestSchema } from '#codegen/manifest/schema.ts';
import { buildModel } from '#codegen/model/build-model.ts';
import type { RouteModel } from '#codegen/model/model.ts';

interface Written {
  readonly uri: string;
  readonly methods?: readonly string[];
  readonly domain?: string;
  readonly wheres?: Readonly<Record<string, string>>;
}

function routesOf(written: readonly Written[]): readonly RouteModel[] {
  const routes = Object.fromEntries(
    written.map((route, index) => [`route${index}`, { methods: ['GET'], ...route }]),
  );
  // Not read from a file: the reader refuses a route that is never reached.
  const manifest = manifestSchema({}).parse({ pages: 'src/pages', routes });
  const model = buildModel(manifest, {
    manifestFile: 'routes.manifest.json',
    runtime: '#runtime',
    lineOf: () => 1,
    pages: [],
    routesOut: '/out/routes',
    contracts: null,
  });
  return model.routes;
}

/** The address that both may answer, the first route standing before the second. */
function meeting(first: Written, second: Written): string | undefined {
  const routes = routesOf([first, second]);
  const [, behind] = routes;
  return behind && overlapsBefore(behind, routes)[0]?.address;
}

const digits = { id: '[0-9]+' };

describe('a route before another meets it', () => {
  test.each<[first: Written, second: Written, address: string]>([
    [{ uri: 'a/new' }, { uri: 'a/{id}' }, '/a/new'],
    [{ uri: 'a/{id}' }, { uri: 'a/new' }, '/a/new'],
    [{ uri: 'a/{x}' }, { uri: '{y}/b' }, '/a/b'],
    [{ uri: 'a/12' }, { uri: 'a/{id}', wheres: digits }, '/a/12'],
    [
      { uri: 'a/{state}', wheres: { state: 'draft|sent' } },
      { uri: 'a/{id}', wheres: { id: '[a-z]+' } },
      '/a/draft',
    ],
    [{ uri: 'a/{b?}' }, { uri: 'a', methods: ['GET', 'POST'] }, '/a'],
    [{ uri: '{path}', wheres: { path: '.*' } }, { uri: 'a/b/c' }, '/a/b/c'],
    [{ uri: 'files/{name}.pdf' }, { uri: 'files/{name}' }, '/files/{name}'],
    [{ uri: 'a', domain: '{team}.test' }, { uri: 'a', domain: 'x.test' }, '/a'],
    [{ uri: 'a' }, { uri: 'a', domain: 'x.test' }, '/a'],
    [{ uri: '{x}', domain: '{team}.test' }, { uri: 'a', domain: '{site}.test' }, '/a'],
  ])('%j before %j', (first, second, address) => {
    expect(meeting(first, second)).toBe(address);
  });
});

describe('a route before another leaves it alone', () => {
  test.each<[why: string, first: Written, second: Written]>([
    ['other text', { uri: 'a/b' }, { uri: 'a/c' }],
    ['another length', { uri: 'a/{b}' }, { uri: 'a/{b}/c' }],
    ['another method', { uri: 'a/new', methods: ['POST'] }, { uri: 'a/{id}' }],
    ['a format', { uri: 'a/new' }, { uri: 'a/{id}', wheres: digits }],
    ['another domain', { uri: 'a', domain: 'y.test' }, { uri: 'a', domain: 'x.test' }],
    ['a domain of another shape', { uri: 'a', domain: 'y.z.test' }, { uri: 'a', domain: '{team}.test' }],
    [
      'values that differ',
      { uri: '{s}', wheres: { s: 'draft|sent' } },
      { uri: '{s}', wheres: { s: 'won|lost' } },
    ],
    ['text around a parameter', { uri: 'files/{name}.pdf' }, { uri: 'files/list' }],
  ])('%s', (_why, first, second) => {
    expect(meeting(first, second)).toBeUndefined();
  });

  test('being behind it', () => {
    const routes = routesOf([{ uri: 'a/new' }, { uri: 'a/{id}' }]);
    expect(routes.map((route) => overlapsBefore(route, routes).length)).toEqual([0, 1]);
  });
});
