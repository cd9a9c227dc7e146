import { describe, expect, test } from 'vitest';
import { createWorkspace } from '../workspace.ts';
import { runIn } from './run-in.ts';

const manifest = {
  pages: 'src/pages',
  patterns: { operation: '[0-9a-z]{4}' },
  defaults: { locale: 'fr' },
  routes: {
    home: { uri: '/', methods: ['GET'] },
    'operation.show': { uri: 'operations/{operation}', methods: ['GET', 'PUT'] },
    'state.show': { uri: '{locale}/states/{state}/{year?}', methods: ['GET'] },
    'team.show': { uri: 'team', methods: ['GET'], domain: '{team}.app.test' },
  },
};
const workspace = () => createWorkspace(manifest);

describe('url', () => {
  test.each([
    [['home'], '/'],
    [['operation.show', 'operation=ab12'], '/operations/ab12'],
    [['operation.show', 'ab12'], '/operations/ab12'],
    [['state.show', 'state=é=f'], '/fr/states/%C3%A9=f'],
    [['state.show', 'state=a', 'locale=en', 'year=2026'], '/en/states/a/2026'],
    [['operation.show', 'operation=ab12', 'tab=notes'], '/operations/ab12?tab=notes'],
    [
      ['home', '--query', 'f[a][]=1', '--query', 'f[a][]=2', '--hash', 'top'],
      '/?f%5Ba%5D%5B0%5D=1&f%5Ba%5D%5B1%5D=2#top',
    ],
    [['home', '--absolute', '--base-url', 'https://app.test:8443/sub'], 'https://app.test:8443/sub'],
    [
      ['team.show', 'team=blue', '--absolute', '--base-url', 'https://app.test'],
      'https://blue.app.test/team',
    ],
  ])('%j is %s', async (args, url) => {
    expect(await runIn(workspace(), ['url', ...args])).toEqual({ code: 0, out: `${url}\n`, err: '' });
  });

  test('a machine gets the address, the name and the methods', async () => {
    const { out } = await runIn(workspace(), ['url', 'operation.show', 'ab12', '--json']);
    expect(JSON.parse(out)).toEqual({
      url: '/operations/ab12',
      name: 'operation.show',
      methods: ['GET', 'PUT'],
    });
  });

  test.each([
    [['operation.sho'], 'Route "operation.sho" is not defined. Did you mean "operation.show"?'],
    [['operation.show'], 'missing parameter "operation"'],
    [['operation.show', 'operatoin=ab12'], 'Did you mean "operation"'],
    [['operation.show', 'operation=AB'], 'parameter "operation" = "AB" does not match the format'],
    [['team.show', 'team=a b'], 'host name'],
  ])('what the builder refuses is exit code 1 and said plainly: %j', async (args, says) => {
    const { code, out, err } = await runIn(workspace(), ['url', ...args]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(says);
    const machine = await runIn(workspace(), ['url', ...args, '--json']);
    expect([machine.code, machine.err]).toEqual([1, '']);
    expect(JSON.parse(machine.out)).toEqual({
      error: { type: expect.stringMatching(/Error$/) as string, message: err.trimEnd() },
    });
  });

  test.each([
    [['operation.show', 'ab12', 'tab=notes'], '"ab12" has no key'],
    [['operation.show', 'operation=ab12', 'operation=cd34'], '"operation" stands twice'],
    [['home', '--query', 'page'], '--query "page" is not of the form key=value'],
    [['home', '--absolute'], '--absolute needs --base-url'],
    [['home', '--absolute', '--base-url', 'app.test'], '--base-url "app.test" is no address'],
  ])('a wrong command line is exit code 2: %j', async (args, says) => {
    const { code, err } = await runIn(workspace(), ['url', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });
});
