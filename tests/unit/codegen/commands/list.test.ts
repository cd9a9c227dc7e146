import { describe, expect, test } from 'vitest';
import { createWorkspace } from '../workspace.ts';
import { runIn } from './run-in.ts';

const manifest = {
  pages: 'src/pages',
  areas: ['admin', 'client'],
  patterns: { operation: '[0-9]+' },
  routes: {
    home: { uri: '/', methods: ['GET'] },
    'client.operation.store': { uri: 'operations', methods: ['POST'], can: 'operation.create' },
    'client.operation.show': {
      uri: 'operations/{operation}',
      methods: ['GET'],
      page: 'Client/Operation/Show',
      can: 'operation.list',
    },
    'client.operation.update': { uri: 'operations/{operation}', methods: ['PUT', 'PATCH'] },
    'admin.dashboard': { uri: 'admin', methods: ['GET'], domain: '{team}.app.test', can: 'dashboard.list' },
  },
};
const workspace = () => createWorkspace(manifest, ['Client/Operation/Show']);
const names = (out: string): unknown =>
  (JSON.parse(out) as { routes: { name: string }[] }).routes.map(({ name }) => name);

describe('list', () => {
  test('shows all routes in the order of the manifest, aligned, and their number', async () => {
    const { code, out, err } = await runIn(workspace(), ['list']);
    expect([code, err]).toEqual([0, '']);
    expect(`\n${out}`).toMatchInlineSnapshot(`
      "
      METHOD     ADDRESS                  NAME                     PAGE                   RIGHT             AREA
      GET        /                        home                                                              shared
      POST       /operations              client.operation.store                          operation.create  client
      GET        /operations/{operation}  client.operation.show    Client/Operation/Show  operation.list    client
      PUT|PATCH  /operations/{operation}  client.operation.update                                           client
      GET        {team}.app.test/admin    admin.dashboard                                 dashboard.list    admin

      5 routes
      "
    `);
  });

  test('leaves nothing out when it is piped, and keeps to the width of a terminal', async () => {
    const piped = await runIn(workspace(), ['list'], { columns: 60 });
    const shown = await runIn(workspace(), ['list', '--no-color'], { columns: 60, isTerminal: true });
    expect(piped.out).not.toContain('…');
    expect(shown.out).toContain('…');
    expect(Math.max(...shown.out.split('\n').map((line) => line.length))).toBe(60);
  });

  test.each([
    ['--name client.operation.*', ['store', 'show', 'update']],
    ['--method post', ['store']],
    ['--method HEAD', ['home', 'show', 'dashboard']],
    ['--page Client/*', ['show']],
    ['--can operation.*', ['store', 'show']],
    ['--uri operations/', ['show', 'update']],
    ['--uri app.test', ['dashboard']],
    ['--area client', ['store', 'show', 'update']],
    ['--area shared', ['home']],
    ['--area client --method GET', ['show']],
  ])('%s leaves what fits', async (line, last) => {
    const { code, out } = await runIn(workspace(), ['list', '--json', ...line.split(' ')]);
    expect(code).toBe(0);
    expect((names(out) as string[]).map((name) => name.split('.').at(-1))).toEqual(last);
  });

  test.each([
    ['name', ['admin.dashboard', 'client.operation.show', 'client.operation.store']],
    ['uri', ['home', 'client.operation.store', 'client.operation.show']],
  ])('--sort %s sorts, and else the manifest decides', async (sort, first) => {
    const { out } = await runIn(workspace(), ['list', '--json', '--sort', sort]);
    expect((names(out) as string[]).slice(0, 3)).toEqual(first);
  });

  test('tells which filter left nothing, how many there were, and what was probably meant', async () => {
    const { code, out, err } = await runIn(
      workspace(),
      'list --name client.* --can operation.creat'.split(' '),
    );
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(
      'No route is left: --can "operation.creat" fits none of the 3 that the others leave. Did you mean "operation.create"?\n',
    );
    const machine = await runIn(workspace(), ['list', '--json', '--page', 'Nowhere']);
    expect(machine.code).toBe(1);
    expect(JSON.parse(machine.out)).toEqual({
      total: 5,
      routes: [],
      emptied: '--page "Nowhere" fits none.',
    });
  });

  test('a machine gets the definition, the area, the line and the builder of each route', async () => {
    const { out } = await runIn(workspace(), ['list', '--json', '--name', '*.show']);
    expect(JSON.parse(out)).toMatchObject({
      total: 5,
      routes: [
        {
          name: 'client.operation.show',
          uri: 'operations/{operation}',
          methods: ['GET'],
          wheres: { operation: '[0-9]+' },
          page: 'Client/Operation/Show',
          can: 'operation.list',
          area: 'client',
          line: expect.any(Number) as number,
          builder: { file: 'routes/client/operation.ts', name: 'show' },
        },
      ],
    });
  });

  test.each([
    ['--method GETT', '"GETT" is no method'],
    ['--sort line', '--sort takes name or uri, found "line".'],
  ])('%s is a wrong command line', async (line, says) => {
    const { code, err } = await runIn(workspace(), ['list', ...line.split(' ')]);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });
});
