import { expect, test } from 'vitest';
import { stocksPage, type StocksProps } from '#contracts/export/stocks.ts';
import { pagesOfStock } from '../../../../src/pages/Export/blocks/stock-pages.ts';

const [group] = stocksPage.example.groups as StocksProps['groups'];
const groupOf = (name: string, count: number): StocksProps['groups'][number] => {
  if (!group) throw new RangeError('The example has a group.');
  const [lot] = group.lots;
  return { ...group, id: name, name, lots: lot ? Array.from({ length: count }, () => lot) : [] };
};

test('fourteen lots stand on a page, and no operation begins with less than two of its lots', () => {
  const pages = pagesOfStock([groupOf('a', 13), groupOf('b', 20), groupOf('c', 1)]);
  expect(
    pages.map((page) =>
      page.map(({ group: { name }, lots, isContinued }) => [name, lots.length, isContinued]),
    ),
  ).toEqual([
    [['a', 13, false]],
    [['b', 14, false]],
    [
      ['b', 6, true],
      ['c', 1, false],
    ],
  ]);
  expect(pagesOfStock([])).toEqual([]);
});
