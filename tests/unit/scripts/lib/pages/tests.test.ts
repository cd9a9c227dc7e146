import { expect, test } from 'vitest';
import { readImportGraph } from '#scripts/lib/import-graph.ts';
import { readPageGroups } from '#scripts/lib/pages/groups.ts';
import { testsOfPage } from '#scripts/lib/pages/tests.ts';
import { madeTree, salesTree } from '#tests/support/made-tree.ts';

test('a page is tested by what stands at its path, by unit tests that import it, and by its routes alone', () => {
  const root = salesTree();
  const { files, routes, pages } = testsOfPage(
    'Client/Sale/Index',
    readPageGroups(root),
    readImportGraph(root),
  );
  expect(files.toSorted()).toEqual([
    'tests/contract/sale.test.ts',
    'tests/unit/pages/Client/Sale/columns.test.ts',
    'tests/unit/prices.test.ts',
  ]);
  expect(routes).toEqual(['client.sale.index', 'client.sale.destroy']);
  expect(pages).toEqual(['Client/Sale/Index']);
});

test('the walks over routes and pages are those of its area', () => {
  const root = madeTree({
    'routes.manifest.json':
      '{ "areas": ["admin"], "routes": { "admin.plan.index": { "page": "Admin/Plan/Index" } } }',
    'tests/contract/routes-read-admin.test.ts': '',
    'tests/contract/routes-read-client.test.ts': '',
    'tests/browser/pages-admin.test.ts': '',
    'tests/browser/pages-client.test.ts': '',
  });
  const { files } = testsOfPage('Admin/Plan', readPageGroups(root), readImportGraph(root));
  expect(files).toEqual(['tests/contract/routes-read-admin.test.ts', 'tests/browser/pages-admin.test.ts']);
});
