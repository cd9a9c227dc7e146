import type { TableRoute } from './types.ts';

/**
 * Routes of several files, one after the other, in the order of the manifest, where the first that fits an address
 * wins.
 */
export function inManifestOrder<R extends TableRoute>(routes: readonly R[]): readonly R[] {
  let run = 0;
  return routes
    .map((route) => ({ route, run: (run = route.order ?? run) }))
    .toSorted((one, other) => one.run - other.run)
    .map(({ route }) => route);
}
