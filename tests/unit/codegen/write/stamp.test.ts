import { rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '#codegen/generate.ts';
import { takeStamp } from '#codegen/write/stamp.ts';
import { createWorkspace } from '../workspace.ts';

const manifest = { pages: 'src/pages', routes: { home: { uri: '/', methods: ['GET'], page: 'Home' } } };
/** As if the files had been there for a while. */
const later = () => Date.now() + 60_000;

const open = async () => {
  const workspace = createWorkspace(manifest, ['Home']);
  await generate(workspace.options);
  const { options } = workspace;
  return { ...workspace, take: (given = options) => takeStamp(given, options.out, later) };
};

test('is the same as long as nothing is touched', async () => {
  const { take } = await open();
  expect(take()).toEqual(expect.any(String));
  expect(take()).toBe(take());
});

test('files that changed a moment ago are not taken on trust', async () => {
  const { options } = await open();
  expect(takeStamp(options, options.out)).toBeNull();
});

test('differs after whatever could change the output', async () => {
  const { options, take, write, read, folder } = await open();
  const touches: readonly (() => void)[] = [
    () => write('routes.manifest.json', read('routes.manifest.json')),
    () => write('src/pages/Other.tsx', 'export default 1;\n'),
    () => write('src/pages/Home.tsx', 'export default 2;\n'),
    () => write('src/package.json', '{}'),
    () => rmSync(join(folder, 'src/generated/routes/root.ts')),
    () => write('src/generated/routes/stray.ts', 'export {};\n'),
    () => {
      const path = join(folder, 'src/generated/routes/names.ts');
      const { atime, mtime } = statSync(path);
      const text = read('src/generated/routes/names.ts');
      write('src/generated/routes/names.ts', text.replace('home', 'hime'));
      utimesSync(path, atime, mtime);
    },
  ];
  for (const touch of touches) {
    const before = take();
    touch();
    expect(take()).not.toBe(before);
  }
  expect(take({ ...options, only: ['home'] })).not.toBe(take());
});

test('a manifest that is none has no stamp', async () => {
  const { take, write } = await open();
  for (const text of ['{ "pages": ', 'null', '7']) {
    write('routes.manifest.json', text);
    expect(take()).toBeNull();
  }
});
