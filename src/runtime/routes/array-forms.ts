import { Branch, type QueryArrays } from './query-arrays.ts';

/** Lists of objects always have indices: their keys could not be told apart. */
const isFlat = (list: readonly unknown[]): boolean =>
  list.every((item) => typeof item !== 'object' || item === null || item instanceof Date);

/** `a[]=x&a[]=y`. */
export const bracketedArrays: QueryArrays = {
  itemKey: (list, key) => (isFlat(list) ? `${key}%5B%5D` : undefined),
};

/** `a=x&a=y`, which Hono, Express 5 and `URLSearchParams` read; a list of one is read back as its item. */
export const repeatedArrays: QueryArrays = {
  itemKey: (list, key) => (isFlat(list) ? key : undefined),
  add(branch, key, value) {
    const before = branch.get(key);
    if (before === undefined) branch.set(key, value);
    else if (before instanceof Map) before.set(String(before.size), value);
    else branch.set(key, new Branch().set('0', before).set('1', value));
  },
};
