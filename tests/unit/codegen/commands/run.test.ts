import { describe, expect, test } from 'vitest';
import { commands } from '#codegen/commands/index.ts';
import { GENERATOR_VERSION } from '#codegen/write/header.ts';
import { createWorkspace } from '../workspace.ts';
import { runIn } from './run-in.ts';

const manifest = { pages: 'src/pages', routes: { home: { uri: '/', methods: ['GET'] } } };
const nowhere = { folder: '/nonexistent' };

describe('help', () => {
  test('lists every command with its summary, the common options and the exit codes', async () => {
    const { code, out, err } = await runIn(nowhere, ['--help']);
    expect([code, err]).toEqual([0, '']);
    const lines = out.split('\n').map((line) => line.trim().split(/ {2,}/));
    for (const { name, summary } of commands) expect(lines).toContainEqual([name, summary]);
    expect(out).toContain('--manifest <file>');
    expect(out).toMatch(/^ {2}3 {2}a file or another run is in the way$/m);
    expect((await runIn(nowhere, ['help'])).out).toBe(out);
    expect((await runIn(nowhere, ['-h'])).out).toBe(out);
  });

  test('of a command tells its arguments, options and examples', async () => {
    const { code, out } = await runIn(nowhere, ['help', 'url']);
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "url: the address of a route

        npm run routes -- url <name> [<parameter>…] [options]

      Built by the same code as in the application. What the address does not name goes to the query, as do the
      keys of --query, brackets included: filter[status][0]=draft.

      Arguments
        <name>          name of the route
        [<parameter>…]  key=value, or the values alone in the order of the address

      Options
        --query <key=value>  added to the query (may repeat)
        --hash <text>        the fragment
        --absolute           with scheme and host; needs --base-url
        --base-url <url>     where the application is, folder included

      Options of every command
        --manifest <file>      the manifest (routes.manifest.json)
        --out <folder>         folder of the generated code (src/generated)
        --runtime <specifier>  what the generated code imports its runtime from (#runtime)
        --allow-missing-pages  a page without a file is a warning: for a project that is only beginning
        --json                 answer, or problems, as JSON on standard output
        --no-color             no colours; as NO_COLOR=1 does
        -h, --help             this text

      Exit codes
        0  done, or nothing to do
        1  not up to date, problems in the manifest, nothing found
        2  the command line is wrong
        3  a file or another run is in the way

      Examples
        npm run routes -- url client.operation.index --query page=2
            a list at its second page
        npm run routes -- url client.operation.show operation=01h455vb4pex5vsknk084sn02q
            one operation
        npm run routes -- url home --absolute --base-url https://example.test/sub
            an address to send to somebody
      "
    `);
    expect((await runIn(nowhere, ['url', '--help'])).out).toBe(out);
  });

  test('of every command has the name and the summary of the list', async () => {
    for (const { name, summary, load } of commands) {
      expect(await load()).toMatchObject({ name, summary });
    }
  });

  test('is bold only where colours are wanted', async () => {
    const plain = await runIn(nowhere, ['--help'], { isTerminal: true, env: { NO_COLOR: '1' } });
    const bold = await runIn(nowhere, ['--help'], { isTerminal: true });
    expect(bold.out).toContain('\u001B[1mCommands\u001B[22m');
    expect(plain.out).toBe((await runIn(nowhere, ['--help'])).out);
    expect((await runIn(nowhere, ['--help', '--no-color'], { isTerminal: true })).out).toBe(plain.out);
  });

  test('--version tells the version that stands in generated headers', async () => {
    expect(await runIn(nowhere, ['--version'])).toEqual({ code: 0, out: `${GENERATOR_VERSION}\n`, err: '' });
  });
});

describe('a wrong command line is exit code 2, with what was probably meant', () => {
  const cases: readonly (readonly [line: string, says: string])[] = [
    ['lst', 'Unknown command "lst". Did you mean "list"?'],
    ['help lst', 'Unknown command "lst". Did you mean "list"?'],
    ['list --sorted name', 'Unknown option --sorted. Did you mean "--sort"?'],
    ['list --zzzzzzzzz', 'Unknown option --zzzzzzzzz.\n'],
    ['list -x', 'Unknown option -x.'],
    ['list --json=yes', '--json takes no value, found "yes".'],
    ['list --name', '--name needs a value: --name <pattern>.'],
    ['list --name --json', '--name needs a value, found the option "--json".'],
    ['list everything', 'list: "everything" is one argument too many.'],
    ['url', 'url needs <name>, as in: url '],
    ['--json', '--json stands without a command.'],
  ];
  test.each(cases)('routes %s', async (line, says) => {
    const { code, out, err } = await runIn(nowhere, line.split(' '));
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(says);
    expect(err).toContain('--help');
  });

  test('none at all shows the help on standard error', async () => {
    const { code, out, err } = await runIn(nowhere, []);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe((await runIn(nowhere, ['--help'])).out);
  });
});

describe('options', () => {
  test('may stand before the command', async () => {
    const workspace = createWorkspace(manifest);
    workspace.write('other.json', JSON.stringify({ ...manifest, routes: {} }));
    expect((await runIn(workspace, ['--manifest', 'other.json', 'list'])).err).toContain('No route is left');
    expect((await runIn(workspace, ['list'])).out).toContain('home');
  });

  test('the last one counts where one cannot repeat, so that a script’s own can be overruled', async () => {
    const workspace = createWorkspace(manifest);
    const { out } = await runIn(workspace, ['list', '--name', 'x', '--name', 'home']);
    expect(out).toContain('1 route\n');
  });

  test('a value that begins with a dash is given with an equals sign', async () => {
    const { err } = await runIn(createWorkspace(manifest), ['list', '--name=-x']);
    expect(err).toContain('--name "-x" fits none.');
  });
});

describe('what goes wrong', () => {
  test('in the manifest is exit code 1, with places for people and as JSON for machines', async () => {
    const workspace = createWorkspace(
      '{\n  "pages": "src/pages",\n  "routes": { "home": { "uri": "/" } }\n}',
    );
    for (const line of ['generate', 'check', 'list', 'match /', 'url home', 'explain home']) {
      const args = line.split(' ');
      const { code, out, err } = await runIn(workspace, args);
      expect([line, code, out]).toEqual([line, 1, '']);
      expect(err).toMatch(/^routes\.manifest\.json:3:23 home: /);
      const machine = await runIn(workspace, [...args, '--json']);
      expect([line, machine.code, machine.err]).toEqual([line, 1, '']);
      expect(JSON.parse(machine.out)).toMatchObject({ problems: [{ line: 3, column: 23, subject: 'home' }] });
    }
  });

  test('a manifest that is not there is said with its name', async () => {
    const { code, err } = await runIn(createWorkspace(manifest), ['list', '--manifest', 'absent.json']);
    expect(code).toBe(1);
    expect(err).toMatch(/^absent\.json:1:1 cannot be read: /);
  });

  test('a file in the way is exit code 3', async () => {
    const workspace = createWorkspace(manifest);
    workspace.write('src/generated/routes/root.ts', 'mine');
    expect(await runIn(workspace, ['generate'])).toMatchObject({
      code: 3,
      out: '',
      err: expect.stringContaining('routes/root.ts was not generated and is in the way'),
    });
  });

  test('a folder in place of a file is exit code 3, said in one line', async () => {
    const workspace = createWorkspace(manifest);
    workspace.write('src/generated', 'a file');
    const { code, err } = await runIn(workspace, ['generate']);
    expect(code).toBe(3);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
