import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '#codegen/generate.ts';
import { createWorkspace } from './workspace.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TSC = join(ROOT, 'node_modules/@typescript/native/bin/tsc');

const get = (uri: string) => ({ uri, methods: ['GET'] });
const manifest = {
  pages: 'src/pages',
  patterns: { year: '[0-9]{4}', author: '[a-z]{3}' },
  defaults: { locale: 'fr' },
  routes: {
    post: get('{locale}/posts/{post:slug}'),
    home: get('{locale}/home'),
    writer: get('{locale}/writers/{author}'),
    archive: get('archive/{year?}/{month?}'),
    both: get('{locale}/a/{x}/{y?}'),
    split: get('{x}/in/{locale}/{y?}'),
  },
};

type Call = readonly [route: keyof typeof manifest.routes, given: readonly unknown[], address: string];

/** What a builder takes, and the address that it gives. */
const taken: readonly Call[] = [
  ['post', ['s'], '/fr/posts/s'],
  ['post', [{ id: 1, slug: 's' }], '/fr/posts/s'],
  ['post', [['s']], '/fr/posts/s'],
  ['post', [['en', 's']], '/en/posts/s'],
  ['post', [{ post: { id: 1, slug: 's' }, locale: 'en' }], '/en/posts/s'],
  ['home', [], '/fr/home'],
  ['home', ['de'], '/de/home'],
  ['home', [['de']], '/de/home'],
  ['home', [{ id: 'de' }], '/de/home'],
  ['writer', ['abc'], '/fr/writers/abc'],
  ['writer', [{ id: 'abc' }], '/fr/writers/abc'],
  ['archive', [], '/archive'],
  ['archive', [2026], '/archive/2026'],
  ['archive', [['2026', 5]], '/archive/2026/5'],
  ['archive', [[2026]], '/archive/2026'],
  ['both', ['x'], '/fr/a/x'],
  ['both', [['x']], '/fr/a/x'],
  ['both', [['x', { id: 1 }]], '/fr/a/x/1'],
  ['both', [['en', 'x', 'y']], '/en/a/x/y'],
  ['split', ['x'], '/x/in/fr'],
  ['split', [['x', 'y']], '/x/in/fr/y'],
  ['split', [['x', 'en', 'y']], '/x/in/en/y'],
];

/** What would be an error, or be read otherwise than it looks. */
const refused: readonly (readonly [route: keyof typeof manifest.routes, given: readonly unknown[]])[] = [
  ['post', []],
  ['post', [{ title: 's' }]],
  ['writer', [true]],
  ['archive', [{ id: 2026 }]],
  ['archive', ['may']],
  ['both', [{ id: 1 }]],
  ['both', [[]]],
  ['split', [['x']]],
];

test('the types of builders with defaults and optional parameters take what runs, and no more', async () => {
  const workspace = createWorkspace(manifest);
  await generate({ ...workspace.options, runtime: join(ROOT, 'src/runtime') });
  const root = join(workspace.options.out, 'routes/root.ts');
  const text = (route: string, given: readonly unknown[]): string =>
    `routes.${route}(${given.map((value) => JSON.stringify(value)).join(', ')});`;
  const lines = [
    `import * as routes from './generated/routes/root.ts';`,
    ...taken.map(([route, given]) => text(route, given)),
    ...refused.map(([route, given]) => `// @ts-expect-error not taken\n${text(route, given)}`),
  ];
  workspace.write('src/calls.ts', lines.join('\n'));
  workspace.write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        target: 'esnext',
        module: 'esnext',
        moduleResolution: 'bundler',
        allowImportingTsExtensions: true,
        skipLibCheck: true,
        types: [],
      },
      files: ['src/calls.ts'],
    }),
  );
  const checked = spawnSync(process.execPath, [TSC, '-p', workspace.folder], { encoding: 'utf8' });
  expect(`${checked.stdout}${checked.stderr}`).toBe('');

  const builders = (await import(root)) as Record<string, (...given: readonly unknown[]) => string>;
  for (const [route, given, address] of taken) {
    expect([route, given, builders[route]?.(...given)]).toEqual([route, given, address]);
  }
});
