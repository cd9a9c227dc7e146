import { describe, expect, test } from 'vitest';
import { createWorkspace } from '../workspace.ts';
import { runIn } from './run-in.ts';

const manifest = `{
  "pages": "src/pages",
  "areas": ["client"],
  "keys": { "guest": { "type": "boolean" } },
  "patterns": { "operation": "\\\\A[0-9a-z]{4}\\\\z", "year": "[0-9]+" },
  "defaults": { "locale": "fr" },
  "routes": {
    "client.operation.create": { "uri": "operations/creer", "methods": ["GET"] },
    "client.operation.four": { "uri": "operations/four", "methods": ["GET", "DELETE"] },
    "client.operation.show": { "uri": "operations/{operation}", "methods": ["GET"], "page": "Client/Show", "can": "operation.list", "guest": true },
    "client.operation.delete": { "uri": "operations/{operation:code}", "methods": ["DELETE"] },
    "state.2fa": { "uri": "{locale}/states/{state}/{year?}", "methods": ["GET"], "wheres": { "state": "draft|sent" } },
    "table.bulk-edit": { "uri": "table/{row}", "methods": ["PUT"], "domain": "{team}.app.test", "bindings": { "team": "slug" } },
    "home": { "uri": "/", "methods": ["GET"] }
  }
}
`;
const workspace = () => createWorkspace(manifest, ['Client/Show']);
const explain = async (name: string): Promise<string> => (await runIn(workspace(), ['explain', name])).out;

describe('explain', () => {
  test('tells where a route stands, what it answers and what it asks for', async () => {
    const { code, out, err } = await runIn(workspace(), ['explain', 'client.operation.show']);
    expect([code, err]).toEqual([0, '']);
    expect(`\n${out}`).toMatchInlineSnapshot(`
      "
      client.operation.show  routes.manifest.json:10

      methods    GET (and HEAD)
      address    /operations/{operation}
      area       client
      page       Client/Show, ../../pages/Client/Show.tsx
      right      operation.list
      guest      true
      before it  client.operation.four (line 9) answers GET /operations/four first

      Parameter operation
        place   in the path, required
        format  \\A[0-9a-z]{4}\\z, from patterns.operation
                in JavaScript [0-9a-z]{4}
        type    OperationParameter
                an id of its own kind: that of a pattern other than operation does not fit

      Builder show
        name     show
        file     src/generated/routes/client/operation.ts
        made by  defineRoute: its parameters are required and stand in the path
        table    src/generated/routes/tables/client.ts

      src/generated/routes/client/operation.ts has no show: run generate.
      "
    `);
  });

  test('shows the builder with its comment as it stands in the output', async () => {
    const project = workspace();
    await runIn(project, ['generate']);
    const { out } = await runIn(project, ['explain', 'client.operation.show']);
    const file = project.output().get('routes/client/operation.ts') ?? '';
    const shown = out.slice(out.indexOf('/**'));
    expect(shown).toContain('export const show');
    expect(shown).not.toContain('export const delete_');
    expect(file).toContain(shown);
  });

  test('tells from where a format comes and how it was translated', async () => {
    expect(await explain('client.operation.show')).toContain('\\A[0-9a-z]{4}\\z, from patterns.operation');
    expect(await explain('client.operation.show')).toContain('in JavaScript [0-9a-z]{4}');
    expect(await explain('state.2fa')).toContain('draft|sent, from wheres.state of the route');
    expect(await explain('table.bulk-edit')).toContain('format    none');
  });

  test('tells why a parameter has its type', async () => {
    expect(await explain('client.operation.show')).toContain('an id of its own kind');
    const state = await explain('state.2fa');
    expect(state).toContain('the format lists its values');
    expect(state).toContain('the format admits digits only');
    expect(state).toContain('there is no format, so any text or number fits');
  });

  test('tells keys of bindings, defaults, and what stands in the domain', async () => {
    expect(await explain('client.operation.delete')).toContain('code, from {operation:code}; else id');
    expect(await explain('table.bulk-edit')).toContain('slug, from bindings; else id');
    expect(await explain('table.bulk-edit')).toContain('in the domain, required');
    expect(await explain('state.2fa')).toContain('"fr", from defaults');
    expect(await explain('state.2fa')).toContain('in the path, optional');
  });

  test('tells why a builder or its file has another name than the route', async () => {
    expect(await explain('client.operation.delete')).toContain(
      'delete_ (delete is a reserved word or a name that the file uses)',
    );
    expect(await explain('state.2fa')).toContain('_2fa (a name cannot begin with a digit)');
    expect(await explain('table.bulk-edit')).toContain('bulkEdit (words are joined in camelCase)');
    expect(await explain('table.bulk-edit')).toContain(
      'src/generated/routes/table_.ts (table is a name of the generator’s own files)',
    );
    expect(await explain('home')).toContain('routes/root.ts (a name of one part goes to root.ts)');
  });

  test('a name that does not exist is exit code 1 with what was probably meant', async () => {
    const { code, out, err } = await runIn(workspace(), ['explain', 'client.operation.shwo']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe('Route "client.operation.shwo" is not defined. Did you mean "client.operation.show"?\n');
    const machine = await runIn(workspace(), ['explain', 'x', '--json']);
    expect(machine.code).toBe(1);
    expect(JSON.parse(machine.out)).toMatchObject({ error: { type: 'UnknownRouteError' } });
  });

  test('a machine gets the same as JSON', async () => {
    const { out } = await runIn(workspace(), ['explain', 'client.operation.show', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      name: 'client.operation.show',
      manifest: { file: 'routes.manifest.json', line: 10 },
      parameters: [{ name: 'operation', in: 'path', format: { from: 'patterns.operation' } }],
      page: { name: 'Client/Show' },
      can: 'operation.list',
      keys: { guest: true },
      builder: { name: 'show', file: 'routes/client/operation.ts' },
      before: [{ name: 'client.operation.four', methods: ['GET'], address: '/operations/four' }],
    });
  });
});
