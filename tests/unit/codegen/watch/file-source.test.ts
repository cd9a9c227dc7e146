import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFileSource } from '#codegen/watch/file-source.ts';

interface Watched {
  readonly folder: string;
  readonly seen: Set<string>;
  write(path: string, text?: string): void;
  /** Waits for word of a change there that comes after `change` was made. */
  after(change: () => void, path: string): Promise<void>;
}

function watched(): Watched {
  const folder = mkdtempSync(join(tmpdir(), 'routes-watch-'));
  const seen = new Set<string>();
  const waiting = new Map<string, () => void>();
  const source = openFileSource(
    (path) => {
      const name = path.slice(folder.length + 1);
      seen.add(name);
      waiting.get(name)?.();
    },
    (error) => expect.unreachable(error.message),
  );
  const write = (path: string, text = ''): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('manifest.json');
  write('src/pages/A/One.tsx');
  write('src/generated/routes/root.ts');
  source.follow({
    manifest: join(folder, 'manifest.json'),
    out: join(folder, 'src/generated'),
    trees: [{ kind: 'page', folder: join(folder, 'src/pages') }],
    packages: [],
  });
  onTestFinished(() => {
    source.close();
    rmSync(folder, { recursive: true });
  });
  return {
    folder,
    seen,
    write,
    after: (change, path) =>
      new Promise((resolve) => {
        waiting.set(path, resolve);
        change();
      }),
  };
}

test('a file is followed through renames over it, removals and returns', async () => {
  const { after, write, folder } = watched();
  const replace = (path: string) => (): void => {
    write(`${path}~`, 'new');
    renameSync(join(folder, `${path}~`), join(folder, path));
  };
  for (const path of ['manifest.json', 'src/pages/A/One.tsx']) {
    await after(replace(path), path);
    await after(() => write(path, 'in place'), path);
    await after(replace(path), path);
    await after(() => rmSync(join(folder, path)), path);
    await after(() => write(path, 'back'), path);
    await after(() => write(path, 'in place again'), path);
  }
});

test('folders that come, move and come back are followed with all below them', async () => {
  const { after, write, folder } = watched();
  await after(() => write('src/pages/B/C/Two.tsx'), 'src/pages/B');
  await after(() => write('src/pages/B/C/Two.tsx', 'changed'), 'src/pages/B/C/Two.tsx');
  await after(() => renameSync(join(folder, 'src/pages/B'), join(folder, 'src/pages/D')), 'src/pages/D');
  await after(() => write('src/pages/D/C/Two.tsx', 'changed again'), 'src/pages/D/C/Two.tsx');
  await after(() => rmSync(join(folder, 'src/pages'), { recursive: true }), 'src/pages');
  await after(() => write('src/pages/E/Three.tsx'), 'src/pages');
  await after(() => write('src/pages/E/Three.tsx', 'changed'), 'src/pages/E/Three.tsx');
});

test('the output and folders that do not concern it are not looked at', async () => {
  const { after, write, seen } = watched();
  await after(() => {
    write('src/generated/routes/root.ts', 'changed');
    write('src/generated/routes/more.ts');
    write('docs/pages/Far.tsx');
    write('manifest.json', 'changed');
  }, 'manifest.json');
  await after(() => write('manifest.json', 'changed again'), 'manifest.json');
  expect([...seen].filter((path) => path.includes('/'))).toEqual([]);
});
