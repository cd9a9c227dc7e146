import { describe, expect, test } from 'vitest';
import { createWorkspace } from '../workspace.ts';
import { runIn } from './run-in.ts';

const home = { uri: '/', methods: ['GET'] };
const manifest = (routes: object) => ({ pages: 'src/pages', routes });

/** A clock that goes on by 200 ms whenever it is read. */
function clock(): () => number {
  let ms = 0;
  return () => (ms += 200);
}

describe('generate', () => {
  test('lists the files that it wrote and sums them up', async () => {
    const workspace = createWorkspace(manifest({ home, 'team.show': { uri: 'team', methods: ['GET'] } }));
    const first = await runIn(workspace, ['generate']);
    expect([first.code, first.err]).toEqual([0, '']);
    expect(first.out).toContain('created routes/team.ts\n');
    expect(first.out).toMatch(/^\d+ created in 0\.0 s\n$/m);
    workspace.write('routes.manifest.json', JSON.stringify(manifest({ home })));
    const second = await runIn(workspace, ['generate'], { now: clock() });
    expect(second.out).toMatch(/^changed routes\/names\.ts$/m);
    expect(second.out).toMatch(/^deleted routes\/team\.ts$/m);
    expect(second.out).toMatch(/^\d+ changed, 1 deleted in 0\.\d s$/m);
    expect(await runIn(workspace, ['generate'])).toEqual({ code: 0, out: 'Up to date.\n', err: '' });
  });

  test('--only and --except choose routes by patterns of their names, and may repeat', async () => {
    const route = (uri: string) => ({ uri, methods: ['GET'] });
    const workspace = createWorkspace(
      manifest({
        'a.show': route('a'),
        'b.show': route('b'),
        'b.edit': route('b/edit'),
        'c.show': route('c'),
      }),
    );
    await runIn(workspace, ['generate', '--only', 'a.*', '--only', 'b.*', '--except', '*.edit']);
    const output = workspace.output();
    expect([...output.keys()].filter((path) => /^routes\/[abc]\.ts$/.test(path))).toEqual([
      'routes/a.ts',
      'routes/b.ts',
    ]);
    expect(output.get('routes/b.ts')).not.toContain('edit');
  });

  test('a machine gets the lists as JSON and nothing else', async () => {
    const workspace = createWorkspace(manifest({ home }));
    const { out, err } = await runIn(workspace, ['generate', '--json']);
    expect(JSON.parse(out)).toMatchObject({ upToDate: false, changed: [], deleted: [] });
    expect(err).toBe('');
    expect(JSON.parse((await runIn(workspace, ['generate', '--json'])).out)).toMatchObject({
      upToDate: true,
      created: [],
    });
  });

  test('a page without a file is a warning on standard error where that is wanted', async () => {
    const workspace = createWorkspace(manifest({ home: { ...home, page: 'Home' } }));
    expect((await runIn(workspace, ['generate'])).code).toBe(1);
    const { code, err } = await runIn(workspace, ['generate', '--allow-missing-pages']);
    expect(code).toBe(0);
    expect(err).toMatch(/^warning: routes\.manifest\.json:\d+:\d+ home: page "Home" has no file/);
  });
});
