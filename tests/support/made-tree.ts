import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const imports = {
  '#contracts/*': './src/contracts/*',
  '#generated/*': './src/generated/*',
  '#ui/*': './src/ui/*',
};

/** A small project in a folder of its own, until the test ends: texts by path. Gives the folder. */
export function madeTree(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'ilot-tree-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const all = { 'package.json': JSON.stringify({ imports }), ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Text of a module with these imports and so many lines in all. */
export const moduleText = (lines: number, ...imported: readonly string[]): string =>
  [...imported.map((path) => `import '${path}';`), ...Array.from({ length: lines }, () => '//')]
    .slice(0, Math.max(lines, imported.length))
    .join('\n')
    .concat('\n');

/** Two pages of sales beside a page of bills, each with all that a page has. */
export const salesTree = (): string =>
  madeTree({
    'routes.manifest.json': `{
  "areas": ["client"],
  "routes": {
    "client.sale.index": { "uri": "ventes", "page": "Client/Sale/Index" },
    "client.sale.show": {
      "uri": "ventes/{sale}",
      "page": "Client/Sale/Show"
    },
    "client.sale.destroy": { "uri": "ventes/{sale}" },
    "client.sales-report": { "uri": "bilan" },
    "client.bill": { "uri": "factures", "page": "Client/Bill" }
  }
}`,
    'src/generated/pages/client.ts': `import('../../pages/Client/Sale/Index.tsx'); import('../../pages/Client/Sale/Show.tsx'); import('../../pages/Client/Bill.tsx');`,
    'src/generated/routes/client/sale.ts': moduleText(4),
    'src/pages/Client/Sale/Index.tsx': moduleText(
      10,
      './blocks/Columns.tsx',
      './blocks/Price.tsx',
      '#ui/Table.tsx',
      '#ui/Map.tsx',
      '../../blocks/Views.tsx',
      '#contracts/client/sale/index.ts',
    ),
    'src/pages/Client/Sale/Show.tsx': moduleText(20, './blocks/Price.tsx', '#ui/Table.tsx'),
    'src/pages/Client/Sale/blocks/Columns.tsx': moduleText(3, './width.ts'),
    'src/pages/Client/Sale/blocks/width.ts': moduleText(2),
    'src/pages/Client/Sale/blocks/Price.tsx': moduleText(5),
    'src/pages/blocks/Views.tsx': moduleText(60),
    'src/pages/Client/Bill.tsx': moduleText(30, '#ui/Table.tsx', './blocks/Total.tsx'),
    'src/pages/Client/blocks/Total.tsx': moduleText(6),
    'src/contracts/client/sale/index.ts': moduleText(7, './row.ts'),
    'src/contracts/client/sale/show.ts': moduleText(8, './row.ts'),
    'src/contracts/client/sale/row.ts': moduleText(9),
    'src/messages/client/sale.ts': moduleText(11),
    'src/messages/client/sale-columns.ts': moduleText(1),
    'src/ui/Table.tsx': moduleText(100),
    'src/ui/Map.tsx': moduleText(50),
    'mocks/handlers/index.ts': moduleText(3, './client/sale/index.ts', './client/bill.ts'),
    'mocks/handlers/client/sale/index.ts': moduleText(3, './list.ts', './show.ts', './destroy.ts'),
    'mocks/handlers/client/sale/list.ts': moduleText(
      12,
      '#contracts/client/sale/index.ts',
      './facets.ts',
      './find.ts',
    ),
    'mocks/handlers/client/sale/facets.ts': moduleText(13),
    'mocks/handlers/client/sale/show.ts': moduleText(14, '#contracts/client/sale/show.ts', './find.ts'),
    'mocks/handlers/client/sale/destroy.ts': moduleText(15, './find.ts'),
    'mocks/handlers/client/sale/find.ts': moduleText(16),
    'mocks/handlers/client/bill.ts': moduleText(17),
    'tests/contract/sale.test.ts': moduleText(40, '#generated/routes/client/sale.ts'),
    'tests/contract/engine/preparations/client/sale.ts': moduleText(2),
    'tests/contract/wholesale.test.ts': moduleText(41),
    'tests/unit/pages/Client/Sale/columns.test.ts': moduleText(
      5,
      '../../../../../src/pages/Client/Sale/blocks/Columns.tsx',
    ),
    'tests/unit/ui/Table.test.tsx': moduleText(5, '#ui/Table.tsx'),
    'tests/unit/prices.test.ts': moduleText(5, '#contracts/client/sale/row.ts'),
  });
