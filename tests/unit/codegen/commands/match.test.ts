import { describe, expect, test } from 'vitest';
import { createWorkspace } from '../workspace.ts';
import { runIn } from './run-in.ts';

const manifest = `{
  "pages": "src/pages",
  "patterns": { "operation": "[0-9]+" },
  "routes": {
    "operation.create": { "uri": "operations/creer", "methods": ["GET"], "page": "Form", "can": "operation.create" },
    "operation.show": { "uri": "operations/{operation}", "methods": ["GET"] },
    "operation.update": { "uri": "operations/{operation}", "methods": ["PUT"] },
    "operation.any": { "uri": "operations/{any}", "methods": ["GET", "DELETE"] },
    "team.show": { "uri": "team/{id?}", "methods": ["GET"], "domain": "{team}.app.test" }
  }
}
`;
const workspace = () => createWorkspace(manifest, ['Form']);
const match = (...args: readonly string[]) => runIn(workspace(), ['match', ...args]);

describe('match', () => {
  test('tells the route, its parameters, page, right and line, and why others are passed over', async () => {
    const { code, out, err } = await match('GET', '/operations/creer?page=2');
    expect([code, err]).toEqual([0, '']);
    expect(`\n${out}`).toMatchInlineSnapshot(`
      "
      operation.create  routes.manifest.json:5
        address  GET /operations/creer
        page     Form
        right    operation.create

      Passed over
      NAME                METHOD      ADDRESS                  WHY
      operation.show:6    GET         /operations/{operation}  {operation} = "creer" is not of the format [0-9]+
      operation.update:7  PUT         /operations/{operation}  {operation} = "creer" is not of the format [0-9]+
      operation.any:8     GET|DELETE  /operations/{any}        fits too, but operation.create stands before it
      "
    `);
  });

  test('tells the parameters that it read, decoded', async () => {
    const { out } = await match('DELETE', '/operations/%C3%A9t%C3%A9');
    expect(out).toMatch(/^operation\.any {2}routes\.manifest\.json:8$/m);
    expect(out).toMatch(/^ {2}\{any\} +été$/m);
  });

  test('a route that fits too and stands later is shadowed', async () => {
    const { out } = await match('GET', '/operations/12');
    expect(out).toMatch(/^operation\.show /);
    expect(out).toMatch(/^operation\.any:8 .*fits too, but operation\.show stands before it$/m);
    expect(out).toMatch(/^operation\.update:7 .*answers to PUT$/m);
  });

  test('a value that is not of the format is told with parameter, value and format', async () => {
    const { out } = await match('PUT', '/operations/x');
    expect(out).toContain('{operation} = "x" is not of the format [0-9]+');
  });

  test('a slip of the pen in an address is told', async () => {
    const { code, out } = await match('GET', '/operation/creer');
    expect(code).toBe(1);
    expect(out).toMatch(/^operation\.create:5 .*has "operations" where the address has "operation"$/m);
  });

  test('GET is meant where only an address is given', async () => {
    expect((await match('/operations/12')).out).toBe((await match('get', '/operations/12')).out);
  });

  test('a route with a domain asks for its host', async () => {
    expect((await match('/team')).code).toBe(1);
    expect((await match('/team')).out).toMatch(
      /^team\.show:9 .*asks for the host \{team\}\.app\.test: --host$/m,
    );
    const { code, out } = await match('/team/3', '--host', 'blue.app.test:8443');
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}\{team\} +blue$/m);
    expect((await match('https://blue.app.test/team/3')).out).toBe(out);
  });

  test('no route at all is 404 and exit code 1', async () => {
    const { code, out } = await match('GET', '/nowhere');
    expect(code).toBe(1);
    expect(out).toMatch(/^GET \/nowhere: 404, no route fits\.$/m);
    expect((await match('/operations/%zz')).out).toContain('404, the address holds an escape');
  });

  test('none for the method is 405 with those that would do', async () => {
    const { code, out } = await match('POST', '/operations/creer');
    expect(code).toBe(1);
    expect(out).toMatch(/^POST \/operations\/creer: 405, the address answers to GET, HEAD, DELETE\.$/m);
  });

  test('a machine gets the same as JSON', async () => {
    const found = await match('GET', '/operations/12', '--json');
    expect(JSON.parse(found.out)).toMatchObject({
      status: 200,
      route: { name: 'operation.show', line: 6 },
      parameters: { operation: '12' },
      passedOver: expect.arrayContaining([
        expect.objectContaining({ name: 'operation.any', reason: 'shadowed' }),
      ]) as unknown,
    });
    const refused = await match('POST', '/operations/creer', '--json');
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.out)).toMatchObject({
      status: 405,
      allowedMethods: ['GET', 'HEAD', 'DELETE'],
    });
  });

  test.each([
    [['GET'], '"GET" is no address'],
    [['GTE', '/'], '"GTE" is no method'],
    [['GET', '/', '/'], 'one argument too many'],
    [[], 'match needs <'],
  ])('a wrong command line is exit code 2: %j', async (args, says) => {
    const { code, err } = await match(...args);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });
});
