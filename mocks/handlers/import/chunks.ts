import { chunkSize } from '#mocks/server/imports/limits.ts';

/** A list in pieces that one statement takes. */
export function inChunks<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / chunkSize);
  return Array.from({ length: count }, (_, index) => items.slice(index * chunkSize, (index + 1) * chunkSize));
}
