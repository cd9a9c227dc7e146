import { expect, test } from 'vitest';
import { readImportGraph } from '#scripts/lib/import-graph.ts';
import { costOfGroup, summedRooms } from '#scripts/lib/pages/cost.ts';
import { readPageGroups } from '#scripts/lib/pages/groups.ts';
import { salesTree } from '#tests/support/made-tree.ts';

function costOf(name: string) {
  const root = salesTree();
  const groups = readPageGroups(root);
  return costOfGroup(root, groups.find(name), groups, readImportGraph(root));
}
const summary = (files: ReturnType<typeof costOf>) =>
  Object.fromEntries(
    files.map(({ file, lines, room, page }) => [`${file} ${page ?? 'group'}`, `${room} ${lines}`]),
  );

test('a page owns what only its component, its contract and its handler lead to; the rest is of its group', () => {
  expect(summary(costOf('Client/Sale/Index'))).toEqual({
    'src/contracts/client/sale/index.ts Client/Sale/Index': 'contract 7',
    'src/contracts/client/sale/show.ts Client/Sale/Show': 'contract 8',
    'src/contracts/client/sale/row.ts group': 'contract 9',
    'src/messages/client/sale.ts group': 'messages 11',
    'src/messages/client/sale-columns.ts group': 'messages 1',
    'src/pages/Client/Sale/Index.tsx Client/Sale/Index': 'page 10',
    'src/pages/Client/Sale/Show.tsx Client/Sale/Show': 'page 20',
    'src/pages/Client/Sale/blocks/Columns.tsx Client/Sale/Index': 'page 3',
    'src/pages/Client/Sale/blocks/width.ts Client/Sale/Index': 'page 2',
    'src/pages/Client/Sale/blocks/Price.tsx group': 'page 5',
    'mocks/handlers/client/sale/list.ts Client/Sale/Index': 'handlers 12',
    'mocks/handlers/client/sale/facets.ts Client/Sale/Index': 'handlers 13',
    'mocks/handlers/client/sale/show.ts Client/Sale/Show': 'handlers 14',
    'mocks/handlers/client/sale/destroy.ts group': 'handlers 15',
    'mocks/handlers/client/sale/find.ts group': 'handlers 16',
    'mocks/handlers/client/sale/index.ts group': 'handlers 3',
    'routes.manifest.json Client/Sale/Index': 'manifest 1',
    'routes.manifest.json Client/Sale/Show': 'manifest 4',
    'routes.manifest.json group': 'manifest 1',
    'src/ui/Map.tsx Client/Sale/Index': 'elsewhere 50',
    'src/pages/blocks/Views.tsx Client/Sale/Index': 'elsewhere 60',
    'src/generated/routes/client/sale.ts group': 'generated 4',
    'tests/contract/sale.test.ts group': 'tests 40',
    'tests/contract/engine/preparations/client/sale.ts group': 'tests 2',
    'tests/unit/pages/Client/Sale/columns.test.ts group': 'tests 5',
  });
});

test('a page right below its area is a group of its own, with the blocks that it alone uses', () => {
  expect(summary(costOf('Client/Bill'))).toEqual({
    'src/pages/Client/Bill.tsx Client/Bill': 'page 30',
    'src/pages/Client/blocks/Total.tsx Client/Bill': 'page 6',
    'mocks/handlers/client/bill.ts group': 'handlers 17',
    'routes.manifest.json Client/Bill': 'manifest 1',
  });
});

test('what is generated, tests and shared rooms stay out of the sum', () => {
  const sum = costOf('Client/Sale')
    .filter(({ room }) => summedRooms.includes(room))
    .reduce((all, { lines }) => all + lines, 0);
  expect(sum).toBe(7 + 8 + 9 + 11 + 1 + 10 + 20 + 3 + 2 + 5 + 12 + 13 + 14 + 15 + 16 + 3 + 6);
});

test('a name that is no page is refused with the one that was meant', () => {
  expect(() => costOf('Client/Sale/Indx')).toThrow('« Client/Sale/Index »');
});
