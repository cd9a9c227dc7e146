import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const define = new URL('../../../../src/runtime/routes/define.ts', import.meta.url).pathname;
const flexible = new URL('../../../../src/runtime/routes/define-flexible.ts', import.meta.url).pathname;
const count = 100;

/** Many builders in one file, as the generator writes them. */
const builders = [
  `import { defineRoute } from '${define}';`,
  `import { defineFlexibleRoute } from '${flexible}';`,
  `export const far = /* @__PURE__ */ defineFlexibleRoute({ name: 'far', uri: '{a?}', domain: '{b}.test' });`,
  ...Array.from(
    { length: count },
    (_, index) =>
      `export const r${index} = /* @__PURE__ */ defineRoute({ name: 'area.r${index}', uri: 'r${index}/{id}', wheres: { id: '[0-9]+' } });`,
  ),
].join('\n');

/** What an application that runs `entry` loads. */
async function bundle(entry: string): Promise<string> {
  const sources: Readonly<Record<string, string>> = { 'virtual:entry': entry, 'virtual:builders': builders };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (Object.hasOwn(sources, id) ? `\0${id}` : undefined),
        load: (id) => sources[id.slice(1)],
      },
    ],
    build: { write: false, minify: true, rolldownOptions: { input: 'virtual:entry' } },
  });
  const outputs = [result].flat() as readonly Rolldown.RolldownOutput[];
  return outputs
    .flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : '')))
    .join('');
}

const importing = (names: readonly string[]): string =>
  `import { ${names.join(', ')} } from 'virtual:builders';\n` +
  `document.title = [${names.map((name) => `${name}(location.hash)`).join(', ')}].join();`;

test('a page that uses one builder carries no other route and nothing of the flexible ones', async () => {
  const code = await bundle(importing(['r7']));
  expect(code.match(/r\d+\/\{id\}/g)).toEqual(['r7/{id}']);
  expect(code).not.toMatch(/\.domain|\.defaults|new URL|baseUrl:|WeakMap/);
});

test('the runtime of one builder is small, and another route costs little more than its text', async () => {
  const size = async (names: readonly string[]): Promise<number> =>
    gzipSync(await bundle(importing(names)), { level: 9 }).length;
  const one = await size(['r7']);
  expect(one).toBeLessThan(2300);
  const twenty = await size(Array.from({ length: 20 }, (_, index) => `r${index * 5}`));
  expect(twenty - one).toBeLessThan(20 * 20);
});
