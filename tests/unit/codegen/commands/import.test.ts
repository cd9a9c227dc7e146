import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createWorkspace, type Workspace } from '../workspace.ts';
import { runIn } from './run-in.ts';

const existing = [
  '{',
  '  "pages": "src/pages",',
  '',
  '  "patterns": { "order": "\\\\d+", "product": "[a-z]+" },',
  '  "routes": {',
  '      "order.show":   { "uri": "commandes/{order}", "methods": ["GET"] },',
  '      "home": { "uri": "/", "methods": ["GET"] },',
  '      "mine": { "uri": "promo/{any}", "methods": ["GET"] }',
  '  }',
  '}',
];

function workspaceWith(
  fixture: string,
  manifest: object | string = { pages: 'src/pages', routes: {} },
): Workspace {
  const workspace = createWorkspace(manifest);
  const stored = fixture.endsWith('.js') ? `${fixture}.txt` : fixture;
  copyFileSync(`tests/fixtures/laravel/${stored}`, join(workspace.folder, fixture));
  return workspace;
}

describe('import', () => {
  test('writes the manifest to standard output and the report to standard error', async () => {
    const { code, out, err } = await runIn(workspaceWith('route-list.json'), ['import', 'route-list.json']);
    expect(code).toBe(0);
    expect(Object.keys((JSON.parse(out) as { routes: object }).routes)).toHaveLength(8);
    expect(err).toMatch(/^8 of 12 routes imported from route:list\.\n\nRoutes without a name, left out: 2\n/);
    expect(err).toContain('  - GET|HEAD /up\n');
  });

  test('--out-manifest writes a file that the generator takes, and never over another', async () => {
    const workspace = workspaceWith('ziggy.js');
    const args = ['import', 'ziggy.js', '--out-manifest', 'new.json', '--pages', 'resources/pages'];
    const { code, out, err } = await runIn(workspace, args);
    expect([code, out]).toEqual([0, '']);
    expect(err).toContain('11 of 16 routes imported from Ziggy to new.json.');
    expect(JSON.parse(workspace.read('new.json'))).toMatchObject({ pages: 'resources/pages' });
    expect((await runIn(workspace, ['generate', '--manifest', 'new.json'])).code).toBe(0);
    const before = workspace.read('new.json');
    expect((await runIn(workspace, args)).code).toBe(3);
    expect(workspace.read('new.json')).toBe(before);
  });

  test('--merge adds what is not there in the order of the source, all other text staying', async () => {
    const workspace = workspaceWith('ziggy.js', existing.join('\r\n'));
    const { code, err } = await runIn(workspace, ['import', 'ziggy.js', '--merge']);
    expect(code).toBe(0);
    const after = workspace.read('routes.manifest.json').split('\r\n');
    expect(
      after.filter((line) => existing.includes(line) || existing.includes(line.replace(/,$/, ''))),
    ).toHaveLength(existing.length);
    const names = Object.keys((JSON.parse(after.join('\n')) as { routes: object }).routes);
    expect(names).toEqual([
      'order.show',
      'order.update',
      'order.invoice',
      'tenant.home',
      '_404',
      'storage.local',
      'order.late',
      'sanctum.csrf-cookie',
      'home',
      'product.index',
      'product.show',
      'mine',
    ]);
    expect(err).toMatch(/^ {2}- Ete-Promo: .*"mine"/m);
    expect(err).toContain('Routes that the manifest has already, untouched: 2\n  - home\n  - order.show\n');
    expect(err).toContain('  - product.show: {product} [a-z]+');
  });

  test('--merge with nothing new leaves the file untouched, and --out-manifest takes the result elsewhere', async () => {
    const workspace = workspaceWith('ziggy-formatted.js', existing.join('\r\n'));
    const args = ['import', 'ziggy-formatted.js', '--merge'];
    expect((await runIn(workspace, [...args, '--out-manifest', 'merged.json'])).code).toBe(0);
    expect(workspace.read('routes.manifest.json')).toBe(existing.join('\r\n'));
    expect((await runIn(workspace, args)).code).toBe(0);
    const merged = workspace.read('routes.manifest.json');
    expect(merged).toBe(workspace.read('merged.json'));
    const again = await runIn(workspace, args);
    expect([again.code, again.err.split('\n')[0]]).toEqual([0, '0 of 3 routes imported from Ziggy.']);
    expect(workspace.read('routes.manifest.json')).toBe(merged);
  });

  test('--merge never hides a route of the manifest: the new one is left out', async () => {
    const text =
      '{"pages":"src/pages","routes":{"z":{"uri":"z","methods":["GET"]},"a":{"uri":"x/y","methods":["GET"]}}}';
    const workspace = createWorkspace(text);
    const source = { z: 'z', any: 'x/{any}', other: 'other', a: 'x/y' };
    const routes = Object.entries(source).map(([name, uri]) => [name, { uri, methods: ['GET'] }]);
    workspace.write('routes.json', JSON.stringify({ routes: Object.fromEntries(routes) as object }));
    const { code, err } = await runIn(workspace, ['import', 'routes.json', '--merge']);
    expect(code).toBe(0);
    expect(err).toMatch(/any: with it, "a" is never reached/);
    const { routes: merged } = JSON.parse(workspace.read('routes.manifest.json')) as { routes: object };
    expect(Object.keys(merged)).toEqual(['z', 'other', 'a']);
  });

  test('--merge into a manifest with problems tells them and writes nothing', async () => {
    const text = '{ "pages": "src/pages", "routes": { "a": { "uri": "a" } } }';
    const workspace = workspaceWith('ziggy.js', text);
    const { code, err } = await runIn(workspace, ['import', 'ziggy.js', '--merge']);
    expect(code).toBe(1);
    expect(err).toMatch(/^routes\.manifest\.json:1:\d+ a: /);
    expect(workspace.read('routes.manifest.json')).toBe(text);
  });

  test('--json gives manifest and report to programs', async () => {
    const { code, out } = await runIn(workspaceWith('ziggy.js'), ['import', 'ziggy.js', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      source: 'Ziggy',
      total: 16,
      report: expect.arrayContaining([
        {
          kind: 'fallback',
          title: 'Fallback routes, left out',
          remedy: expect.any(String) as string,
          items: [{ subject: 'fallback' }],
        },
      ]) as unknown[],
      manifest: expect.stringContaining('"order.show": { "uri": "orders/{order}"') as string,
    });
  });

  test('a long group of the report is cut, and whole with --full', async () => {
    const workspace = workspaceWith('ziggy.js');
    const routes = Array.from({ length: 30 }, (_, index) => ({
      uri: `u${index}`,
      method: 'GET',
      name: null,
    }));
    workspace.write('routes.json', JSON.stringify([{ uri: 'a', method: 'GET', name: 'a' }, ...routes]));
    const short = await runIn(workspace, ['import', 'routes.json']);
    expect(short.err).toContain('  … and 18 more: --full\n');
    expect((await runIn(workspace, ['import', 'routes.json', '--full'])).err).toContain('  - GET /u29\n');
  });

  test.each([
    ['empty.json', '', 'the file is empty'],
    ['page.html', '<!doctype html><title>x</title>', 'the file is HTML'],
    ['picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]), 'is no text'],
    ['cut.json', '{"url":"x","routes":{"a":', 'Is the file complete?'],
    ['none.json', '[]', '0 of 0 routes imported'],
    ['useless.json', '[{"uri":"up","method":"GET","name":null}]', '0 of 1 routes imported'],
    ['absent.json', null, 'cannot be read: ENOENT'],
    ['huge.json', Buffer.alloc(65 * 1024 * 1024, ' '), 'too large for a file of routes'],
  ])('%s has nothing usable: told, exit code 1, and no manifest', async (name, content, reason) => {
    const workspace = createWorkspace({ pages: 'src/pages', routes: {} });
    const path = join(workspace.folder, name);
    if (content !== null) writeFileSync(path, content);
    const { code, out, err } = await runIn(workspace, ['import', name, '--out-manifest', 'new.json']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(reason);
    expect(existsSync(join(workspace.folder, 'new.json'))).toBe(false);
    const merged = await runIn(workspace, ['import', name, '--merge']);
    expect(merged.code).toBe(1);
    expect(JSON.parse(workspace.read('routes.manifest.json'))).toEqual({ pages: 'src/pages', routes: {} });
  });
});
