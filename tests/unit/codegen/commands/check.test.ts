import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createWorkspace } from '../workspace.ts';
import { runIn } from './run-in.ts';

const manifest = (uri: string) => ({ pages: 'src/pages', routes: { home: { uri, methods: ['GET'] } } });

describe('check', () => {
  test('fails until generate has run, and writes nothing', async () => {
    const workspace = createWorkspace(manifest('/'));
    const { code, out } = await runIn(workspace, ['check']);
    expect(code).toBe(1);
    expect(out).toContain('+++ b/routes/root.ts');
    expect(out).toMatch(/^Not up to date: \d+ created\. Run npm run routes -- generate\.$/m);
    expect(() => workspace.output()).toThrow('ENOENT');
    await runIn(workspace, ['generate']);
    expect(await runIn(workspace, ['check'])).toEqual({ code: 0, out: 'Up to date.\n', err: '' });
  });

  test('shows created, changed and deleted files as unified differences', async () => {
    const workspace = createWorkspace(manifest('old'));
    await runIn(workspace, ['generate']);
    workspace.write(
      'routes.manifest.json',
      JSON.stringify({
        pages: 'src/pages',
        routes: { home: { uri: 'new', methods: ['GET'] }, 'team.show': { uri: 't', methods: ['GET'] } },
      }),
    );
    const { out } = await runIn(workspace, ['check']);
    expect(out).toMatch(
      /^--- \/dev\/null\n\+\+\+ b\/routes\/team\.ts\n@@ -0,0 \+1,\d+ @@\n\+\/\/ Generated/m,
    );
    expect(out).toMatch(/^--- a\/routes\/root\.ts\n\+\+\+ b\/routes\/root\.ts\n@@ -\d+,/m);
    expect(out).toMatch(/^-.*uri: 'old'/m);
    expect(out).toMatch(/^\+.*uri: 'new'/m);
    workspace.write('routes.manifest.json', JSON.stringify({ pages: 'src/pages', routes: {} }));
    expect((await runIn(workspace, ['check'])).out).toMatch(/^--- a\/routes\/root\.ts\n\+\+\+ \/dev\/null$/m);
  });

  test('finds what was edited, deleted or left behind by hand, and leaves what is not ours alone', async () => {
    const workspace = createWorkspace(manifest('/'));
    await runIn(workspace, ['generate']);
    const root = workspace.read('src/generated/routes/root.ts');
    workspace.write('src/generated/routes/root.ts', root.replace("uri: '/'", "uri: 'mine'"));
    rmSync(join(workspace.folder, 'src/generated/routes/names.ts'));
    workspace.write('src/generated/routes/stray.ts', root);
    workspace.write('src/generated/routes/ours.ts', 'export const ours = 1;\n');
    const { code, out } = await runIn(workspace, ['check', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      created: ['routes/names.ts'],
      changed: ['routes/root.ts'],
      deleted: ['routes/stray.ts'],
    });
    expect(out).not.toContain('ours');
    await runIn(workspace, ['generate']);
    expect((await runIn(workspace, ['check'])).code).toBe(0);
  });

  test('cuts a long difference and says how to see the whole', async () => {
    const routes = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`route${index}`, { uri: `r${index}`, methods: ['GET'] }]),
    );
    const workspace = createWorkspace({ pages: 'src/pages', routes });
    const cut = await runIn(workspace, ['check']);
    expect(cut.out).toMatch(/^… \d+ more lines: --full$/m);
    expect(cut.out).not.toContain('route59');
    const full = await runIn(workspace, ['check', '--full']);
    expect(full.out).not.toContain('more lines');
    expect(full.out).toContain('route59');
  });

  test('added lines are green and removed ones red on a terminal', async () => {
    const workspace = createWorkspace(manifest('old'));
    await runIn(workspace, ['generate']);
    workspace.write('routes.manifest.json', JSON.stringify(manifest('new')));
    const { out } = await runIn(workspace, ['check'], { isTerminal: true });
    const lines = out.split('\n');
    expect(lines.find((line) => line.includes("'old'"))).toSatisfy((line: string) =>
      line.startsWith('\u001B[31m-'),
    );
    expect(lines.find((line) => line.includes("'new'"))).toSatisfy((line: string) =>
      line.startsWith('\u001B[32m+'),
    );
  });

  test('a machine gets the lists and the differences as JSON', async () => {
    const { code, out, err } = await runIn(createWorkspace(manifest('/')), ['check', '--json']);
    expect([code, err]).toEqual([1, '']);
    expect(JSON.parse(out)).toMatchObject({
      upToDate: false,
      created: expect.arrayContaining(['routes/root.ts']) as unknown,
      diffs: { 'routes/root.ts': expect.stringContaining('+++ b/routes/root.ts') as string },
    });
  });
});
