import { resolve } from 'node:path';
import { ts } from 'ts-morph';
import { describe, expect, test } from 'vitest';
import { planPage } from '#codegen/edit/plan-page.ts';
import { createWorkspace } from '../workspace.ts';

const added = {
  name: 'client.offer.list',
  page: 'Client/Offer/List',
  route: { uri: 'offers', methods: ['GET' as const] },
};
const own = resolve('codegen/templates');
const fallback = own;

describe('the files of a new page', () => {
  test.each([
    ['the generator’s own templates', own, true],
    ['the generator’s own templates without contracts', own, false],
    ['the templates of this project', resolve('scripts/templates'), true],
  ])('%s give sound TypeScript without placeholders', (_name, folder, hasContracts) => {
    const workspace = createWorkspace({});
    const at = (path: string): string => resolve(workspace.folder, path);
    const folders = { pages: [at('src/pages')], contracts: hasContracts ? at('src/contracts') : undefined };
    const { files, nextSteps } = planPage(added, folders, { folder, fallback });
    expect(files).toHaveLength(hasContracts ? 2 : 1);
    expect(nextSteps.length).toBeGreaterThan(1);
    for (const { path, text } of files) {
      const compilerOptions = { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext };
      const { diagnostics } = ts.transpileModule(text, {
        fileName: path,
        reportDiagnostics: true,
        compilerOptions,
      });
      expect(diagnostics).toEqual([]);
      expect(text + nextSteps.join('')).not.toMatch(/\{\{|\}\}|undefined/);
      expect(text).toMatch(/^[^\n][^]*[^\n]\n$/);
    }
    expect(files[0]?.text).toContain('export default function');
  });

  test('a page of several roots goes where its neighbours are, and a contract is imported by its alias', () => {
    const workspace = createWorkspace({});
    workspace.write('package.json', '{ "imports": { "#contracts/*": "./contracts/*" } }');
    workspace.write('b/Client/Other.tsx', '');
    const at = (path: string): string => resolve(workspace.folder, path);
    const folders = { pages: [at('a'), at('b')], contracts: at('contracts') };
    const { files } = planPage(added, folders, { folder: own, fallback });
    expect(files.map(({ path }) => path)).toEqual([
      at('b/Client/Offer/List.tsx'),
      at('contracts/client/offer/list.ts'),
    ]);
    expect(files[0]?.text).toContain("from '#contracts/client/offer/list.ts';");
  });
});
