import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { compileAheadPlugin } from '#codegen/vite/compile-ahead.ts';
import { packedFiles } from '#scripts/lib/packed-files.ts';

/** Changes a file at the last moment, as other plugins may. */
const late = {
  name: 'late',
  generateBundle: {
    order: 'post' as const,
    handler(_options: unknown, bundle: Record<string, { type: string; code?: string }>) {
      for (const file of Object.values(bundle)) if (file.code !== undefined) file.code += '\n// late';
    },
  },
};

test('a file of the build lies beside itself in Brotli, the same inside as what is served; a small one does not', async () => {
  const root = mkdtempSync(join(tmpdir(), 'packed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const words = JSON.stringify(Array.from({ length: 400 }, (_, index) => `word-${index}`));
  writeFileSync(
    join(root, 'main.js'),
    `window.words = ${words};\nwindow.small = () => import('./small.js');\n`,
  );
  writeFileSync(join(root, 'small.js'), 'export default 1;\n');
  const output = { entryFileNames: '[name].js', chunkFileNames: '[name].js' };
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [packedFiles(), compileAheadPlugin(), late],
    build: { rolldownOptions: { input: join(root, 'main.js'), output } },
  });
  const served = readFileSync(join(root, 'dist/main.js'));
  expect(served.toString()).toContain('// late');
  expect(brotliDecompressSync(readFileSync(join(root, 'dist/main.js.br'))).equals(served)).toBe(true);
  expect(existsSync(join(root, 'dist/small.js'))).toBe(true);
  expect(existsSync(join(root, 'dist/small.js.br'))).toBe(false);
});
