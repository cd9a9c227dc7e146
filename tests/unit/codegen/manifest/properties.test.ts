import { writeFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ManifestError } from '#codegen/manifest/problem.ts';
import { readManifest } from '#codegen/manifest/read.ts';
import { createWorkspace, type Workspace } from '../workspace.ts';

/** Reads a text as the manifest of a workspace; whatever is thrown must be problems at places of the text. */
function readAs({ options }: Workspace, text: string): void {
  writeFileSync(options.manifest, text);
  const read = { ...options, runtime: '#r', allowMissingPages: false, only: [], except: [] };
  try {
    readManifest(read);
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error;
    expect(error.problems.length).toBeGreaterThan(0);
    const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
    for (const { line, column, message } of error.problems) {
      expect(message).not.toBe('');
      expect(line).toBeGreaterThanOrEqual(1);
      expect(column).toBeGreaterThanOrEqual(1);
      expect(line).toBeLessThanOrEqual(lines.length);
      expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
    }
    expect(error.message.split(/\r|\n/)).toHaveLength(Math.min(201, error.problems.length));
  }
}

const odd = fc.constantFrom<unknown>(
  null,
  true,
  0,
  '',
  'x',
  [],
  {},
  ['x'],
  { x: 'y' },
  '__proto__',
  '{x}',
  '(',
  'GET',
);
const name = fc.constantFrom(
  'a',
  'a.b',
  'a::b',
  'A.b',
  '404',
  '__proto__',
  'constructor',
  'toString',
  'é',
  '',
  'delete_',
  'x',
);
const uri = fc.constantFrom(
  '',
  '/',
  'a',
  'a/{x}',
  '{x?}',
  '{x}/{y:id}',
  '{x}{x}',
  'a//b',
  '{',
  '%',
  'a?b',
  '{toString}',
  '{__proto__}',
);
const format = fc.constantFrom(
  '.*',
  '[0-9]+',
  '(a',
  '\\1',
  '^a$',
  'a|b',
  '',
  '(?!a).*',
  '[a-z]{1,9999}',
  '((((a*)*)*)*)*',
);
const record = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 9, arbitrary: fc.dictionary(fc.oneof(name, fc.constant('y')), value, { maxKeys: 3 }) },
    { weight: 1, arbitrary: odd },
  );
const usually = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: value }, { weight: 1, arbitrary: odd });

const route = fc.record(
  {
    uri: usually(uri),
    methods: usually(fc.subarray(['GET', 'HEAD', 'POST', 'PUT', 'get'], { minLength: 1 })),
    domain: usually(fc.constantFrom('{x}.test', 'a.test', 'a:1', '{team}')),
    wheres: record(format),
    bindings: record(format),
    page: usually(fc.constantFrom('A', 'A/B', 'a')),
    contract: usually(fc.constantFrom('a', 'a/b', 'A')),
    kind: usually(fc.constantFrom('a', 'b')),
    other: odd,
  },
  { requiredKeys: ['uri', 'methods'] },
);

const manifest = fc.record(
  {
    pages: usually(fc.constantFrom<unknown>('src/pages', ['src/pages', 'more'])),
    contracts: usually(fc.constant('src/contracts')),
    areas: usually(fc.array(fc.constantFrom('a', 'shared', 'b', 'B'), { maxLength: 3 })),
    keys: record(
      fc.record(
        { type: fc.constantFrom('string', 'strings', 'number', 'boolean', 'x'), values: odd },
        { requiredKeys: ['type'] },
      ),
    ),
    patterns: record(format),
    defaults: record(fc.oneof(fc.integer(), fc.string())),
    answers: usually(fc.array(fc.constantFrom('A', 'b'), { maxLength: 2 })),
    routes: usually(record(route)),
    other: odd,
  },
  { requiredKeys: ['pages', 'routes'] },
);

const sample = JSON.stringify(
  {
    pages: 'src/pages',
    areas: ['client'],
    keys: { kind: { type: 'string', values: ['a', 'b'] } },
    patterns: { offer: '[0-9a-z]{26}' },
    defaults: { locale: 'fr' },
    routes: {
      'client.index': { uri: 'offers', methods: ['GET'], page: 'A', kind: 'a' },
      'client.show': { uri: '{locale}/offers/{offer}', methods: ['GET', 'PUT'], wheres: { offer: '\\d+' } },
      'client.tab': { uri: 'offers/{offer}/{tab?}', methods: ['GET'], domain: '{team}.app.test' },
    },
  },
  null,
  2,
);

describe('whatever the file holds, it is read or its problems are told, each at a place of it', () => {
  test('any JSON', () => {
    const workspace = createWorkspace('{}');
    fc.assert(
      fc.property(fc.json(), (text) => readAs(workspace, text)),
      { numRuns: 300 },
    );
  });

  test('anything that looks like a manifest', () => {
    const workspace = createWorkspace('{}', ['A']);
    fc.assert(
      fc.property(manifest, fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        readAs(workspace, JSON.stringify(value, null, indent));
      }),
      { numRuns: 300 },
    );
  });

  test('a manifest in which letters were lost, doubled or typed', () => {
    const workspace = createWorkspace('{}', ['A']);
    const change = fc.tuple(fc.nat(sample.length), fc.nat(4), fc.string({ maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        let text = sample;
        for (const [at, length, added] of changes) text = text.slice(0, at) + added + text.slice(at + length);
        readAs(workspace, text);
      }),
      { numRuns: 300 },
    );
  });

  test('any bytes', () => {
    const { options } = createWorkspace('{}');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        writeFileSync(options.manifest, bytes);
        const read = { ...options, runtime: '#r', allowMissingPages: false, only: [], except: [] };
        expect(() => readManifest(read)).toThrow(ManifestError);
      }),
      { numRuns: 300 },
    );
  });
});
