import { describe, expect, test } from 'vitest';
import { createWorkspace } from '../workspace.ts';
import { runIn } from './run-in.ts';

const loose = '{ "routes": { "home": { "methods": ["GET"], "uri": "/" } },\r\n  "pages": "src/pages" }';
const canonical =
  '{\r\n  "pages": "src/pages",\r\n  "routes": {\r\n    "home": { "uri": "/", "methods": ["GET"] }\r\n  }\r\n}\r\n';

describe('format', () => {
  test('puts the manifest into its layout once, line ends staying, and then finds nothing to do', async () => {
    const workspace = createWorkspace(`\uFEFF${loose}`);
    expect(await runIn(workspace, ['format'])).toEqual({
      code: 0,
      out: 'changed routes.manifest.json\n',
      err: '',
    });
    expect(workspace.read('routes.manifest.json')).toBe(canonical);
    const again = await runIn(workspace, ['format']);
    expect(again.out).toBe('routes.manifest.json is in its canonical layout.\n');
  });

  test('--check writes nothing, shows a unified difference and fails', async () => {
    const workspace = createWorkspace(loose);
    const { code, out } = await runIn(workspace, ['format', '--check']);
    expect(code).toBe(1);
    expect(out).toContain('--- a/routes.manifest.json\n+++ b/routes.manifest.json\n@@ ');
    expect(out).toContain('+    "home": { "uri": "/", "methods": ["GET"] }');
    expect(workspace.read('routes.manifest.json')).toBe(loose);
    workspace.write('routes.manifest.json', canonical);
    expect((await runIn(workspace, ['format', '--check'])).code).toBe(0);
  });

  test('--json tells whether it was canonical', async () => {
    const workspace = createWorkspace(loose);
    const { code, out } = await runIn(workspace, ['format', '--check', '--json']);
    expect([code, JSON.parse(out)]).toMatchObject([
      1,
      { canonical: false, diff: expect.stringContaining('--- a/') as string },
    ]);
  });

  test('a manifest with a key twice is refused with its place and stays', async () => {
    const text = '{ "pages": "a",\n  "pages": "b", "routes": {} }';
    const workspace = createWorkspace(text);
    const { code, err } = await runIn(workspace, ['format']);
    expect([code, err]).toEqual([1, 'routes.manifest.json:2:3 pages: "pages" stands twice.\n']);
    expect(workspace.read('routes.manifest.json')).toBe(text);
  });
});
