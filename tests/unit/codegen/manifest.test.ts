import { describe, expect, test } from 'vitest';
import { check } from '#codegen/generate.ts';
import { ManifestError } from '#codegen/manifest/problem.ts';
import { createWorkspace } from './workspace.ts';

/** Problems of a manifest whose routes are these lines, each on a line of its own from line 4. */
async function problemsOf(
  routes: readonly string[],
  extra = '',
  pages: readonly string[] = [],
): Promise<string[]> {
  const text = `{\n  "pages": "src/pages",${extra}\n  "routes": {\n${routes.join(',\n')}\n  }\n}\n`;
  return problemsOfText(text, pages);
}

async function problemsOfText(text: string, pages: readonly string[] = []): Promise<string[]> {
  const { options } = createWorkspace(text, pages);
  const error: unknown = await check(options).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ManifestError)) throw new Error(`expected problems, found ${String(error)}`);
  return error.message.split('\n');
}

describe('every problem of a manifest is told with its line and column', () => {
  test('a file that is not there', async () => {
    const { options } = createWorkspace({});
    const missing = { ...options, manifest: `${options.manifest}.none` };
    await expect(check(missing)).rejects.toThrow('routes.manifest.json.none:1:1 cannot be read');
  });

  test('syntax, comments and trailing commas included', async () => {
    expect(await problemsOfText('')).toEqual(['routes.manifest.json:1:1 JSON syntax: value expected.']);
    expect(await problemsOfText('{ "pages": }')).toEqual([
      'routes.manifest.json:1:12 JSON syntax: value expected.',
    ]);
    expect((await problemsOfText('{\n  // note\n  "pages": "p", "routes": {} }'))[0]).toMatch(
      /json:2:3 JSON syntax/,
    );
    expect((await problemsOfText('{ "pages": "p", "routes": {}, }'))[0]).toMatch(
      /^routes.manifest.json:1:\d+ JSON syntax/,
    );
  });

  test('an unknown key, with the one that was meant', async () => {
    expect(
      await problemsOf(['    "a": { "url": "a", "uri": "a", "methods": ["GET"], "where": {} }']),
    ).toEqual([
      'routes.manifest.json:4:12 a: unknown key "url". Did you mean "uri"?',
      'routes.manifest.json:4:56 a: unknown key "where". Did you mean "wheres"?',
    ]);
  });

  test('a method that is none', async () => {
    const [problem] = await problemsOf(['    "a": { "uri": "a", "methods": ["get"] }']);
    expect(problem).toMatch(/^routes.manifest.json:4:36 a: expected one of GET, .*\. Did you mean "GET"\?$/);
  });

  test('a name that is none', async () => {
    const [problem] = await problemsOf(['    "a..b": { "uri": "a", "methods": ["GET"] }']);
    expect(problem).toBe('routes.manifest.json:4:5 a..b: expected a route name such as "client.offer.show".');
  });

  test('a name that stands twice', async () => {
    const line = '    "a": { "uri": "a", "methods": ["GET"] }';
    expect(await problemsOf([line, line])).toEqual(['routes.manifest.json:5:5 a: "a" stands twice.']);
  });

  test('an address that another route has already, whatever its parameters are called', async () => {
    expect(
      await problemsOf([
        '    "a": { "uri": "x/{a}", "methods": ["GET", "POST"] }',
        '    "b": { "uri": "/x/{b}", "methods": ["POST"] }',
      ]),
    ).toEqual(['routes.manifest.json:5:19 b: POST /x/{b} is already "a".']);
  });

  test('the same address on another domain or with another where is no problem', async () => {
    const { options } = createWorkspace({
      pages: 'src/pages',
      routes: {
        a: { uri: 'x/{a}', methods: ['GET'], wheres: { a: '[0-9]+' } },
        b: { uri: 'x/{a}', methods: ['GET'] },
        c: { uri: 'x/{a}', methods: ['GET'], domain: 'api.app.test' },
      },
    });
    expect((await check(options)).created).toContain('routes/root.ts');
  });

  test('a where or binding for a parameter that the uri lacks', async () => {
    expect(
      await problemsOf([
        '    "a": { "uri": "x/{offer}", "methods": ["GET"], "wheres": { "ofer": "x" }, "bindings": { "z": "id" } }',
      ]),
    ).toEqual([
      'routes.manifest.json:4:64 a: "ofer" is no parameter of x/{offer}. Did you mean "offer"?',
      'routes.manifest.json:4:93 a: "z" is no parameter of x/{offer}.',
    ]);
  });

  test('a format that JavaScript lacks, in a pattern too', async () => {
    const problems = await problemsOf(
      ['    "a": { "uri": "x/{o}", "methods": ["GET"], "wheres": { "o": "a(?R)" } }'],
      ' "patterns": { "p": "(x)\\\\1" },',
    );
    expect(problems[0]).toMatch(
      /^routes.manifest.json:2:44 patterns: .*cannot be translated.*back-reference/,
    );
    expect(problems[1]).toMatch(/^routes.manifest.json:4:65 a: "a\(\?R\)" cannot be translated/);
  });

  test('a uri that is malformed', async () => {
    const problems = await problemsOf([
      '    "a": { "uri": "x/{a b}", "methods": ["GET"] }',
      '    "b": { "uri": "x?y", "methods": ["GET"] }',
      '    "c": { "uri": "x//y", "methods": ["GET"] }',
      '    "d": { "uri": "x/{i}/{i}", "methods": ["GET"] }',
      '    "e": { "uri": "x/../y", "methods": ["GET", "GET"] }',
    ]);
    expect(
      problems.map((problem) => problem.slice('routes.manifest.json:'.length).split(' ').slice(0, 2)),
    ).toEqual([
      ['4:19', 'a:'],
      ['5:19', 'b:'],
      ['6:19', 'c:'],
      ['7:19', 'd:'],
      ['8:19', 'e:'],
      ['8:48', 'e:'],
    ]);
  });

  test('a page without a file, and a page file that nothing shows', async () => {
    expect(
      await problemsOf(
        ['    "a": { "uri": "a", "methods": ["GET"], "page": "Client/Dashbord" }'],
        ' "answers": ["Error/Gone"],',
        ['Client/Dashboard'],
      ),
    ).toEqual([
      'routes.manifest.json:2:12 pages: page file Client/Dashboard.tsx is shown by no route and no answer. Did you mean "Client/Dashbord"?',
      'routes.manifest.json:2:37 answers: page "Error/Gone" has no file Error/Gone.tsx.',
      'routes.manifest.json:4:52 a: page "Client/Dashbord" has no file Client/Dashbord.tsx. Did you mean "Client/Dashboard"?',
    ]);
  });

  test('blocks beside a page, tests and files without default export are no pages', async () => {
    const { options, write } = createWorkspace({ pages: 'src/pages', routes: {} });
    write('src/pages/Client/blocks/Card.tsx', 'export default 1;');
    write('src/pages/Client/list-row.tsx', 'export default 1;');
    write('src/pages/Client/Index.test.tsx', 'export default 1;');
    write('src/pages/Client/Parts.tsx', 'export const Part = 1;');
    expect((await check(options)).warnings).toEqual([]);
  });

  test('a page on a route that GET does not reach', async () => {
    const [problem] = await problemsOf(['    "a": { "uri": "a", "methods": ["POST"], "page": "A" }'], '', [
      'A',
    ]);
    expect(problem).toBe('routes.manifest.json:4:53 a: a route that shows a page answers to GET.');
  });

  test('builders that clash', async () => {
    expect(
      await problemsOf([
        '    "a.bulk-edit": { "uri": "x", "methods": ["GET"] }',
        '    "a.bulkEdit": { "uri": "y", "methods": ["GET"] }',
      ]),
    ).toEqual([
      'routes.manifest.json:5:5 a.bulkEdit: its builder a.ts: bulkEdit clashes with that of "a.bulk-edit".',
    ]);
  });
});
