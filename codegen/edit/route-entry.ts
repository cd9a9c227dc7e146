import { parseTree } from 'jsonc-parser';
import type { ManifestRoute } from '../manifest/schema.ts';
import { keyOrder } from './key-order.ts';
import { printRoute } from './print-value.ts';

/** A route as it is to stand in a manifest. */
export interface NewRoute {
  readonly name: string;
  readonly route: ManifestRoute;
}

/** The line of a route, `"name": { … }`, without indentation and comma; keys without a value are left out. */
export function routeEntry({ name, route }: NewRoute, declaredKeys: readonly string[]): string {
  const text = JSON.stringify(route);
  const root = parseTree(text);
  return `${JSON.stringify(name)}: ${root ? printRoute(root, text, keyOrder(declaredKeys)) : text}`;
}
