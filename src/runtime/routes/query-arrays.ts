/**
 * How lists stand in a query: `a[0]=x&a[1]=y` (PHP, Rails, our own server), `a[]=x&a[]=y`, or `a=x&a=y` (Hono,
 * Express 5, AdonisJS and `URLSearchParams` alike). Lists of objects always have indices.
 */
export type QueryArrays = 'indices' | 'brackets' | 'repeat';

/** The way in use, for all addresses that are built or read. */
export let queryArrays: QueryArrays = 'indices';

/** Sets it, once, before any address is built. */
export function setQueryArrays(arrays: QueryArrays): void {
  queryArrays = arrays;
}

/** The encoded key of an item, given that of its list. */
export function itemKey(list: readonly unknown[], key: string, index: string): string {
  const isFlat = list.every((item) => typeof item !== 'object' || item === null || item instanceof Date);
  if (!isFlat || queryArrays === 'indices') return `${key}%5B${index}%5D`;
  return queryArrays === 'brackets' ? `${key}%5B%5D` : key;
}
