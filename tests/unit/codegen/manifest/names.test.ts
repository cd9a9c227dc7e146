import { describe, expect, test } from 'vitest';
import { generate } from '#codegen/generate.ts';
import { builderName } from '#codegen/model/identifiers.ts';
import { createWorkspace } from '../workspace.ts';
import { get, manifestOf, problemsOf } from './problems-of.ts';

const post = (name: string, uri: string): string => get(name, uri).replace('"GET"', '"POST"');

describe('a name that could not be written is told at its route, before anything is written', () => {
  test.each<[string, readonly string[], string]>([
    [
      'two builders of one file',
      [get('a.b-c', 'x'), get('a.b_c', 'y')],
      'its builder would be bC in a.ts, as that of "a.b-c": rename one of them.',
    ],
    [
      'a builder and the target of a form',
      [post('a.update', 'x'), get('a.update-form', 'y')],
      'its builder would be updateForm in a.ts, as the form target of "a.update": rename one of them.',
    ],
    [
      'a device of Windows as a file',
      [get('con.show', 'x')],
      'its builder would be below "con", a name that Windows keeps for a device: rename it.',
    ],
    [
      'a device of Windows as a folder',
      [get('a.aux.show', 'x')],
      'its builder would be below "aux", a name that Windows keeps for a device: rename it.',
    ],
    [
      'a parameter that no object can hold',
      [get('a.show', 'x/{__proto__}')],
      'has a parameter __proto__, which no object can hold as a value: rename it.',
    ],
  ])('%s', (_case, routes, problem) => {
    expect(problemsOf(manifestOf(routes))).toContain(problem);
  });

  test('forms beside other builders, and names that only begin like a device, are fine', () => {
    expect(
      problemsOf(manifestOf([post('a.update', 'x'), get('a.form', 'y'), get('console.show', 'z')])),
    ).toBe('');
  });
});

test('areas that would share a name, or that Windows has no file for, are told', () => {
  const routes = [get('a-b.x', 'x'), get('a--b.x', 'y'), get('con.x', 'z')];
  expect(problemsOf(manifestOf(routes, '"areas": ["a-b", "a--b", "con"]'))).toMatchInlineSnapshot(`
    "2:42 areas: its table would be aBRoutes, as that of "a-b": rename one of them.
    2:50 areas: "con" is a name that Windows keeps for a device: rename it.
    6:5 con.x: its builder would be below "con", a name that Windows keeps for a device: rename it."
  `);
});

test('groups named like what the file of all names imports get a name of their own there', async () => {
  const routes = {
    'route-table.x': { uri: 'x', methods: ['GET'] },
    'create-named-routes.x': { uri: 'y', methods: ['GET'] },
  };
  const workspace = createWorkspace({ pages: 'src/pages', routes });
  await generate(workspace.options);
  const named = workspace.output().get('routes/named.ts') ?? '';
  expect(named).toContain("import type * as createNamedRoutes2 from './create-named-routes.ts';");
  expect(named).toContain("'route-table.x': typeof routeTable2.x;");
});

test('queries of two builders whose names differ by an underscore get a name each', async () => {
  const workspace = createWorkspace({
    pages: 'src/pages',
    contracts: 'src/contracts',
    routes: {
      'a.show': { uri: 'x', methods: ['GET'], contract: 'one' },
      'a.show_': { uri: 'y', methods: ['GET'], contract: 'other' },
    },
  });
  for (const name of ['one', 'other'])
    workspace.write(`src/contracts/${name}.ts`, 'export interface Query {}\n');
  await generate(workspace.options);
  const builders = workspace.output().get('routes/a.ts') ?? '';
  expect(builders).toContain("import type { Query as ShowQuery } from '../../contracts/one.ts';");
  expect(builders).toContain("import type { Query as ShowQuery2 } from '../../contracts/other.ts';");
});

test('a module with an export `then` would be taken for a promise: its builder is `then_`', () => {
  expect(builderName('a.then')).toBe('then_');
});
