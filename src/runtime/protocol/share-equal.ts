const isPlainObject = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * The next JSON value, built from the parts of the previous one that are deeply equal, so that what did not
 * change keeps its identity (and memoised components do not render again).
 */
export function shareEqual<T>(previous: unknown, next: T): T {
  return share(previous, next) as T;
}

function share(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous;
  if (Array.isArray(previous) && Array.isArray(next)) {
    const items = next.map((item, index) => share(previous[index], item));
    const isSame =
      previous.length === items.length && items.every((item, index) => Object.is(item, previous[index]));
    return isSame ? previous : items;
  }
  if (isPlainObject(previous) && isPlainObject(next)) {
    const keys = Object.keys(next);
    const entries = keys.map((key) => [key, share(previous[key], next[key])] as const);
    const isSame =
      keys.length === Object.keys(previous).length &&
      entries.every(([key, value]) => Object.hasOwn(previous, key) && Object.is(value, previous[key]));
    return isSame ? previous : Object.fromEntries(entries);
  }
  return next;
}
