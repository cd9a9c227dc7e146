/** A list or an object that is being read from a query, with the index that `[]` takes next: looking for it anew would make reading quadratic. */
export class Branch extends Map<string, string | Branch> {
  nextIndex = 0;

  override set(key: string, value: string | Branch): this {
    if (/^\d{1,15}$/.test(key)) this.nextIndex = Math.max(this.nextIndex, Number(key) + 1);
    return super.set(key, value);
  }
}

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
