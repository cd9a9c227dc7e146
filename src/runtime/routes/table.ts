import type { TableRoute } from './types.ts';

/** Routes of several files in the order of the manifest, where the first that fits an address wins. */
export function inManifestOrder<R extends TableRoute>(routes: readonly R[]): readonly R[] {
  return routes.toSorted((one, other) => one.order - other.order);
}
