import { Search } from 'lucide-react';
import { expect, test } from 'vitest';
import { firstLines } from '#ui/palette/first-lines.ts';
import type { PaletteGroup } from '#ui/palette/palette-types.ts';

const group = (id: string, count: number): PaletteGroup => ({
  id,
  title: id,
  items: Array.from({ length: count }, (_, index) => ({ id: `${id}${index}`, title: id, icon: Search })),
});
const idsOf = (groups: readonly PaletteGroup[]) => groups.flatMap(({ items }) => items.map(({ id }) => id));

test('the first lines are those of the whole, in their groups, and none is a title without lines', () => {
  const groups = [group('a', 3), group('b', 4), group('c', 2)];
  expect(idsOf(firstLines(groups, 5))).toEqual(idsOf(groups).slice(0, 5));
  expect(firstLines(groups, 3).map(({ id }) => id)).toEqual(['a']);
  expect(firstLines(groups, 20)).toEqual(groups);
});
