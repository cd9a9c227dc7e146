import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createWorkspace } from '../workspace.ts';
import { runIn } from './run-in.ts';

const lines = [
  '{',
  '  "pages": "src/pages",',
  '  "patterns": { "offer": "[0-9]+" },',
  '  "routes": {',
  '    "home": { "uri": "/", "methods": ["GET"] },',
  '    "client.offer.index": { "uri": "offers", "methods": ["GET"] },',
  '    "client.offer.show": { "uri": "offers/{offer}", "methods": ["GET"] },',
  '    "about": { "uri": "about", "methods": ["GET"] }',
  '  }',
  '}',
  '',
];
const manifest = lines.join('\n');

describe('add', () => {
  test('inserts one line behind its group, leaves the others and generates', async () => {
    const workspace = createWorkspace(manifest);
    const added = ['client.offer.store', 'get,post', '/offers/new/', '--can', 'offer.create'];
    const { code, out, err } = await runIn(workspace, ['add', ...added]);
    const line =
      '    "client.offer.store": { "uri": "offers/new", "methods": ["GET", "POST"], "can": "offer.create" },';
    expect([code, err]).toEqual([0, '']);
    expect(workspace.read('routes.manifest.json')).toBe(lines.toSpliced(6, 0, line).join('\n'));
    expect(out).toContain(`routes.manifest.json:7 ${line.trim().slice(0, -1)}\n`);
    expect(out).toContain('It stands before client.offer.show, which only its format keeps from');
    expect(workspace.output().get('routes/names.ts')).toContain('client.offer.store');
  });

  test('takes formats, bindings, a domain and declared keys, and keeps CRLF', async () => {
    const text = manifest
      .replace('"patterns"', '"keys": { "audit": { "type": "boolean", "required": false } }, "patterns"')
      .replaceAll('\n', '\r\n');
    const workspace = createWorkspace(text);
    const options = [
      '--where',
      'state=a|b=c',
      '--bind',
      'post=slug',
      '--domain',
      '{t}.test',
      '--set',
      'audit=true',
    ];
    const uri = 'posts/{post}/{state}';
    const { code } = await runIn(workspace, ['add', 'post.show', 'GET', uri, ...options, '--no-generate']);
    expect(code).toBe(0);
    const after = workspace.read('routes.manifest.json');
    expect(after.replaceAll('\r\n', '')).not.toContain('\n');
    expect((JSON.parse(after) as { routes: Record<string, unknown> }).routes['post.show']).toEqual({
      uri,
      methods: ['GET'],
      domain: '{t}.test',
      bindings: { post: 'slug' },
      wheres: { state: 'a|b=c' },
      audit: true,
    });
    expect(existsSync(workspace.options.out)).toBe(false);
  });

  test('makes the page and its contract from templates, names what is left to do, and overwrites nothing', async () => {
    const workspace = createWorkspace(
      manifest.replace('"patterns"', '"contracts": "src/contracts", "patterns"'),
    );
    const page = ['--page', 'Client/OfferList/Index'];
    const { code, out } = await runIn(workspace, ['add', 'client.offer.list', 'GET', 'list', ...page]);
    expect(code).toBe(0);
    expect(out).toContain('created src/pages/Client/OfferList/Index.tsx\n');
    expect(out).toContain('created src/contracts/client/offer-list/index.ts\n');
    expect(out).toMatch(/Next steps\n {2}1\. .*client\/offer-list\/index/);
    expect(workspace.read('src/pages/Client/OfferList/Index.tsx')).toBe(
      "import type { Props } from '../../../contracts/client/offer-list/index.ts';\n\n/** Index */\n" +
        'export default function Index(_props: Props) {\n  return <h1>Index</h1>;\n}\n',
    );
    workspace.write('src/pages/Client/OfferList/Index.tsx', 'export default () => null;\n');
    const second = await runIn(workspace, ['add', 'client.offer.list2', 'GET', 'list2', ...page]);
    expect(second.out).toContain('kept src/pages/Client/OfferList/Index.tsx\n');
    expect(workspace.read('src/pages/Client/OfferList/Index.tsx')).toBe('export default () => null;\n');
  });

  test('a project’s own templates win, one by one', async () => {
    const workspace = createWorkspace(manifest);
    workspace.write(
      'mine/page.tsx.txt',
      'export default function {{unique}}() {\n  return "{{route}}";\n}\n',
    );
    const args = ['add', 'a.b', 'GET', 'a', '--page', 'A/B', '--templates', 'mine'];
    expect((await runIn(workspace, args)).code).toBe(0);
    expect(workspace.read('src/pages/A/B.tsx')).toContain('function AB() {\n  return "a.b";');
  });

  test('--dry-run shows the difference and the files, and writes nothing', async () => {
    const workspace = createWorkspace(manifest);
    const args = ['add', 'client.offer.list', 'GET', 'list', '--page', 'Client/List', '--dry-run'];
    const { code, out } = await runIn(workspace, args);
    expect(code).toBe(0);
    expect(out).toContain(
      '+    "client.offer.list": { "uri": "list", "methods": ["GET"], "page": "Client/List" },',
    );
    expect(out).toContain('would create src/pages/Client/List.tsx\n');
    expect(workspace.read('routes.manifest.json')).toBe(manifest);
    expect(existsSync(join(workspace.folder, 'src'))).toBe(false);
  });

  test.each([
    [['home', 'GET', 'x'], 'routes.manifest.json:5:5 home: a route of this name stands already, on line 5.'],
    [['x', 'GET', 'offers'], /:9:\d+ x: .*"client\.offer\.index" \(line 6\)/],
    [
      ['Bad Name', 'GET', 'x'],
      'Bad Name: expected a route name such as "client.offer.show". Did you mean "Bad-Name"?',
    ],
    [['x', 'GETT', 'y'], /x: expected one of GET, .* Did you mean "GET"\?/],
    [['x', 'GET', '{y'], /x: .*\{y/],
    [['x', 'GET', '{y}', '--where', 'z=1'], /x: .*"z"/],
    [['x', 'GET', '{y}', '--where', 'y=(?R)'], 'cannot be translated to JavaScript'],
    [['x', 'POST', 'y', '--page', 'P'], /x: .* GET/],
    [['x', 'GET', 'y', '--page', '../P'], 'expected a page name'],
    [['x', 'GET', 'y', '--set', 'menue=1'], /x: unknown key "menue"/],
  ])('%j is refused with the reason, and nothing is written', async (args, reason) => {
    const workspace = createWorkspace(manifest);
    const { code, err } = await runIn(workspace, ['add', ...args]);
    expect(code).toBe(1);
    if (typeof reason === 'string') expect(err).toContain(reason);
    else expect(err).toMatch(reason);
    expect(workspace.read('routes.manifest.json')).toBe(manifest);
    expect(existsSync(join(workspace.folder, 'src'))).toBe(false);
  });

  test('a problem that stood there before keeps its line', async () => {
    const text = manifest.replace('"about", "methods": ["GET"]', '"about", "methods": ["GETT"]');
    const workspace = createWorkspace(text);
    const { code, err } = await runIn(workspace, ['add', 'client.offer.x', 'GET', 'x']);
    expect(code).toBe(1);
    expect(err).toContain('routes.manifest.json:8:44 about: expected one of GET');
  });

  test('a page file that nothing showed yet is what the new route is for', async () => {
    const workspace = createWorkspace(manifest, ['Client/Ready']);
    const args = ['add', 'client.ready', 'GET', 'ready', '--page', 'Client/Ready'];
    expect((await runIn(workspace, args)).code).toBe(0);
  });

  test.each([
    [['--before', 'home', '--after', 'home'], '--before or --after, not both.'],
    [
      ['--before', 'client.offer.shaw'],
      'No route "client.offer.shaw" to put it beside. Did you mean "client.offer.show"?',
    ],
    [['--where', 'nothing'], '"nothing" is no key=value.'],
    [['--templates', 'none', '--page', 'P'], 'of templates.'],
  ])('%j is a wrong command line', async (options, reason) => {
    const workspace = createWorkspace(manifest);
    const { code, err } = await runIn(workspace, ['add', 'x', 'GET', 'y', ...options]);
    expect(code).toBe(2);
    expect(err).toContain(reason);
    expect(workspace.read('routes.manifest.json')).toBe(manifest);
  });

  test('a wanted place is kept; one where the route is never reached, or hides another, is refused', async () => {
    const workspace = createWorkspace(manifest.replace('"patterns": { "offer": "[0-9]+" },', ''));
    const add = ['add', 'client.offer.new', 'GET', 'offers/new'];
    const late = await runIn(workspace, [...add, '--after', 'client.offer.show']);
    expect([late.code, late.err]).toEqual([
      1,
      expect.stringMatching(/:8:\d+ client\.offer\.new: is never reached/),
    ]);
    const early = await runIn(workspace, ['add', 'any', 'GET', '{any}', '--before', 'home']);
    expect([early.code, early.err]).toEqual([
      1,
      expect.stringMatching(/:6:\d+ any: would take the addresses of "client\.offer\.index"/),
    ]);
    const { code, out } = await runIn(workspace, [...add, '--before', 'home', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      name: 'client.offer.new',
      line: 5,
      reason: null,
      generated: { created: expect.arrayContaining(['routes/table.ts']) as string[] },
    });
  });

  test('two runs at once both come in', async () => {
    const workspace = createWorkspace(manifest);
    const runs = ['a', 'b', 'c'].map((name) =>
      runIn(workspace, ['add', `new.${name}`, 'GET', name, '--no-generate']),
    );
    expect((await Promise.all(runs)).map(({ code }) => code)).toEqual([0, 0, 0]);
    const { routes } = JSON.parse(workspace.read('routes.manifest.json')) as { routes: object };
    expect(Object.keys(routes)).toEqual(expect.arrayContaining(['new.a', 'new.b', 'new.c']));
  });
});
