import type { Node } from 'jsonc-parser';
import { DECLARED_KEY_KEYS } from '../manifest/declared-keys.ts';
import { METHODS, ROOT_KEYS, ROUTE_KEYS } from '../manifest/schema.ts';

/** In which order the keys of a manifest are written; keys that are not listed come last, as they stand. */
export interface KeyOrder {
  readonly root: readonly string[];
  readonly route: readonly string[];
  readonly declaredKey: readonly string[];
  readonly methods: readonly string[];
}

/** The canonical order, for a manifest that declares these keys for its routes. */
export function keyOrder(declaredKeys: readonly string[]): KeyOrder {
  return {
    root: ROOT_KEYS,
    route: [...ROUTE_KEYS, ...declaredKeys],
    declaredKey: DECLARED_KEY_KEYS,
    methods: METHODS,
  };
}

/** Names of the keys that the root of a manifest declares, in its order. */
export function declaredKeysOf(root: Node): string[] {
  const keys = propertiesOf(root).find(({ key }) => key === 'keys');
  return keys ? propertiesOf(keys.value).map(({ key }) => key) : [];
}

/** A key of an object with its value, in the order of the text. */
export interface Property {
  readonly key: string;
  readonly value: Node;
  /** The whole `"key": value`. */
  readonly node: Node;
}

/** Properties of an object that was read without errors; none of anything else. */
export function propertiesOf(node: Node): Property[] {
  if (node.type !== 'object') return [];
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    return key && value ? [{ key: String(key.value), value, node: property }] : [];
  });
}

/** The items that `order` lists, in its order, then the others as they stand. */
export function inOrder<T>(items: readonly T[], order: readonly string[], nameOf: (item: T) => string): T[] {
  const rank = (item: T): number => {
    const index = order.indexOf(nameOf(item));
    return index === -1 ? order.length : index;
  };
  return items.toSorted((a, b) => rank(a) - rank(b));
}
