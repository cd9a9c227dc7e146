import { nameParts } from '../model/identifiers.ts';
import type { RouteDefinition } from '#runtime/routes/types.ts';
import { createCatcher, type Catcher } from './covers.ts';
import type { Anchor } from './insert-routes.ts';

/** Where a new route goes, and why. */
export interface Place {
  readonly anchor: Anchor;
  /** Route before which it had to go, further up than its group, since it fits all addresses of the new one. */
  readonly beforeCatcher?: string;
  /** That route has a format which keeps it from doing so today. */
  readonly isKeptOffByFormat?: boolean;
  /** Route behind which it had to go, further down than its group, since the new one fits all its addresses. */
  readonly afterCaught?: string;
}

/**
 * Finds the place of a new route: behind the last route of its group, but before those that would catch its
 * addresses, in its own group also those that only a format keeps from it, and behind those whose addresses it
 * would catch.
 */
export function placeRoute(routes: readonly RouteDefinition[], added: RouteDefinition): Place {
  const catcher = createCatcher(added);
  const others = routes.map(createCatcher);
  const catchers = indexesOf(others, (other) => other.catches(catcher));
  const caught = indexesOf(others, (other) => catcher.catches(other));
  const usual = groupEnd(routes, added.name);
  const index = chosenIndex(usual, { catchers, caught, kept: keptOff(routes, catcher) });
  const nameAt = (at: number): string => routes[at]?.name ?? '';
  const anchor = anchorAt(routes, index, index < usual);
  if (index < usual) {
    return { anchor, beforeCatcher: nameAt(index), isKeptOffByFormat: !catchers.includes(index) };
  }
  return index > usual ? { anchor, afterCaught: nameAt(index - 1) } : { anchor };
}

interface Bounds {
  readonly catchers: readonly number[];
  readonly caught: readonly number[];
  readonly kept: readonly number[];
}

function chosenIndex(usual: number, { catchers, caught, kept }: Bounds): number {
  // Two routes that fit the same addresses put no bound on each other.
  const upper = catchers.find((at) => !caught.includes(at)) ?? Number.POSITIVE_INFINITY;
  const lower = (caught.findLast((at) => !catchers.includes(at)) ?? -1) + 1;
  return Math.min(Math.max(Math.min(usual, kept[0] ?? usual), lower), upper);
}

/** Routes of the same group that would catch the addresses of the new one if they had no formats. */
function keptOff(routes: readonly RouteDefinition[], added: Catcher): number[] {
  const parts = nameParts(added.route.name);
  const shared = routes.map(({ name }) => sharedParts(parts, nameParts(name)));
  const longest = Math.max(0, ...shared);
  if (longest === 0) return [];
  return indexesOf(routes, (route, at) => {
    if (shared[at] !== longest) return false;
    const { wheres: _formats, ...loose } = route;
    const other = createCatcher(loose);
    return other.catches(added) && !added.catches(other);
  });
}

/**
 * Index behind the last route that shares the longest beginning of its name; the end where none shares any. A route
 * that begins a group stands behind the group before it in the alphabet, so that two branches which each begin one
 * seldom write at the same place.
 */
export function groupEnd(routes: readonly { readonly name: string }[], name: string): number {
  const parts = nameParts(name);
  const shared = routes.map((route) => sharedParts(parts, nameParts(route.name)));
  const longest = Math.max(0, ...shared);
  if (longest === 0) return routes.length;
  const last = shared.lastIndexOf(longest);
  if (parts.length < longest + 2) return last + 1;
  const groups = routes
    .map((route, at) => ({ at, parts: nameParts(route.name) }))
    .filter(({ at, parts: other }) => shared[at] === longest && other.length > longest + 1)
    .map(({ at, parts: other }) => ({ at, group: other[longest] ?? '' }))
    .filter(({ group }) => group < (parts[longest] ?? ''));
  const before = groups.reduce((most, { group }) => (group > most ? group : most), '');
  return (groups.findLast(({ group }) => group === before)?.at ?? last) + 1;
}

function sharedParts(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((part, index) => part !== b[index]);
  return differs === -1 ? a.length : differs;
}

function anchorAt(routes: readonly RouteDefinition[], index: number, isBefore: boolean): Anchor {
  const next = routes[index];
  const previous = routes[index - 1];
  if (next && (isBefore || !previous)) return { before: next.name };
  return previous ? { after: previous.name } : 'last';
}

function indexesOf<T>(items: readonly T[], test: (item: T, index: number) => boolean): number[] {
  return items.flatMap((item, index) => (test(item, index) ? [index] : []));
}
