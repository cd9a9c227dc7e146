import { expect, test } from 'vitest';
import { inManifestOrder } from '#runtime/routes/table.ts';
import type { TableRoute } from '#runtime/routes/types.ts';

const row = (name: string, order?: number): TableRoute => ({
  name,
  uri: '/',
  methods: ['GET'],
  ...(order !== undefined && { order }),
});

test('runs of several files come back in the order of the manifest, and the given list stays as it was', () => {
  const given = [row('a', 10), row('b'), row('c', 2), row('d', 0), row('e'), row('f', 1)];
  expect(inManifestOrder(given).map(({ name }) => name)).toEqual(['d', 'e', 'f', 'c', 'a', 'b']);
  expect(given.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
