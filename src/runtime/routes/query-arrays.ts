/** A list or an object that is being read from a query. */
export type Branch = Map<string, string | Branch>;

/** How lists stand in a query; without one of `array-forms.ts` as `a[0]=x&a[1]=y` (PHP, Rails, our own server). */
export interface QueryArrays {
  /** The encoded key of an item, given that of its list; undefined where it needs an index. */
  itemKey(list: readonly unknown[], key: string): string | undefined;
  /** Takes in a value whose key may have been there before. Default: the last one wins. */
  readonly add?: (branch: Branch, key: string, value: string) => void;
}

/** The way in use, for all addresses that are built or read. */
export let queryArrays: QueryArrays | undefined;

/** Sets it, once, before any address is built; undefined for indices. */
export function setQueryArrays(arrays: QueryArrays | undefined): void {
  queryArrays = arrays;
}
