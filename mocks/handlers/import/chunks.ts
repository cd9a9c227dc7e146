import { chunkSizes, chunkText } from '#mocks/server/imports/limits.ts';

/**
 * A list in pieces, each of which one statement takes without keeping everybody else from the database for long. Few
 * sizes, as the database keeps a statement for each.
 *
 * @param lengthOf signs that an item brings; nothing worth counting unless told
 */
export function inChunks<Item>(items: readonly Item[], lengthOf: (item: Item) => number = () => 0): Item[][] {
  const length = items.reduce((sum, item) => sum + lengthOf(item), 0);
  const size = chunkSizes.find((known) => known * length <= chunkText * items.length) ?? 1;
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
