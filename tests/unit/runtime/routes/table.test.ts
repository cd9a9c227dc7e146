import { expect, test } from 'vitest';
import { inManifestOrder } from '#runtime/routes/table.ts';
import type { TableRoute } from '#runtime/routes/types.ts';

test('routes of several files come back in the order of the manifest, and the given list stays as it was', () => {
  const row = (order: number): TableRoute => ({ name: `r${order}`, uri: '/', methods: ['GET'], order });
  const given = [row(10), row(2), row(0), row(1)];
  expect(inManifestOrder(given).map(({ order }) => order)).toEqual([0, 1, 2, 10]);
  expect(given.map(({ order }) => order)).toEqual([10, 2, 0, 1]);
});
