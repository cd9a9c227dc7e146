import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { compileAheadPlugin } from '#codegen/vite/compile-ahead.ts';

/** A module too large to be left out, told apart by its words. */
const large = (word: string): string =>
  `export const ${word} = ${JSON.stringify(Array.from({ length: 400 }, (_, index) => `${word}-${index}`))};\n`;

const files = {
  'main.js': `import { shared } from './shared.js';
window.page = () => import('./page.js');
window.small = () => import('./small.js');
window.main = shared;
`,
  'shared.js': large('shared'),
  'page.js': `import { shared } from './shared.js';
import { part } from './part.js';
export default [shared, part];
`,
  'part.js': large('part'),
  'small.js': 'export default 1;\n',
};

test('code that comes after the entry is marked to be compiled while it is fetched, and its map still fits', async () => {
  const root = mkdtempSync(join(tmpdir(), 'compile-ahead-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [compileAheadPlugin()],
    build: { write: false, sourcemap: true, rolldownOptions: { input: join(root, 'main.js') } },
  });
  if (!('output' in built)) throw new Error('one output was asked for');
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const marked = chunks.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(marked.map(({ code }) => code.includes('part-399'))).toEqual([true]);
  for (const { code, map } of marked) {
    const [first] = map?.mappings.split(';') ?? [];
    expect(first).toBe('');
    expect(map?.mappings.split(';').length).toBeLessThanOrEqual(code.split('\n').length);
  }
});
