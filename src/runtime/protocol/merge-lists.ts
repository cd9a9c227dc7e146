import type { PageObject, PageProps } from './page-object.ts';
import { readPath, writePath } from './prop-paths.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Side = 'append' | 'prepend';

/** The key that tells items of a list apart: `list.data.id` names `id` for the list at `list.data`. */
function matchKey(path: string, matchOn: readonly string[]): string | null {
  const found = matchOn.find((entry) => entry.slice(0, Math.max(entry.lastIndexOf('.'), 0)) === path);
  return found === undefined ? null : found.slice(found.lastIndexOf('.') + 1);
}

const idOf = (item: unknown, key: string): unknown =>
  isRecord(item) && Object.hasOwn(item, key) ? item[key] : undefined;

/**
 * Items that are known already, in their place but as they are now. Items without the key stay as they are.
 */
export function updateItems(
  current: readonly unknown[],
  incoming: readonly unknown[],
  key: string,
): unknown[] {
  const newest = new Map<unknown, unknown>(incoming.map((item) => [idOf(item, key), item]));
  return current.map((item) => {
    const id = idOf(item, key);
    return id !== undefined && newest.has(id) ? newest.get(id) : item;
  });
}

function mergeItems(
  current: readonly unknown[],
  incoming: readonly unknown[],
  key: string | null,
  side: Side,
): unknown[] {
  if (key === null) return side === 'append' ? [...current, ...incoming] : [...incoming, ...current];
  const isKnownIn = (list: readonly unknown[]) => {
    const ids = new Set<unknown>(list.map((item) => idOf(item, key)).filter((id) => id !== undefined));
    return (item: unknown) => ids.has(idOf(item, key));
  };
  if (side === 'prepend') {
    const isRenewed = isKnownIn(incoming);
    return [...incoming, ...current.filter((item) => !isRenewed(item))];
  }
  const isKnown = isKnownIn(current);
  return [...updateItems(current, incoming, key), ...incoming.filter((item) => !isKnown(item))];
}

function mergeValue(
  current: unknown,
  incoming: unknown,
  path: string,
  matchOn: readonly string[],
  side: Side,
): unknown {
  if (Array.isArray(incoming)) {
    const before: readonly unknown[] = Array.isArray(current) ? current : [];
    return mergeItems(before, incoming, matchKey(path, matchOn), side);
  }
  if (isRecord(incoming)) return { ...(isRecord(current) ? current : {}), ...incoming };
  return incoming;
}

function mergeDeep(current: unknown, incoming: unknown, path: string, matchOn: readonly string[]): unknown {
  if (!isRecord(incoming)) return mergeValue(current, incoming, path, matchOn, 'append');
  const merged: Record<string, unknown> = isRecord(current) ? { ...current } : {};
  for (const [key, value] of Object.entries(incoming)) {
    merged[key] = mergeDeep(merged[key], value, `${path}.${key}`, matchOn);
  }
  return merged;
}

/** Paths of a page's props that an answer adds to instead of replacing them. */
export const mergedPaths = (answer: PageObject): readonly string[] => [
  ...(answer.mergeProps ?? []),
  ...(answer.prependProps ?? []),
  ...(answer.deepMergeProps ?? []),
];

/**
 * The props of an answer, those that it marks laid together with the ones shown: lists are lengthened at
 * their end (`mergeProps`) or beginning (`prependProps`), objects take in new keys, `deepMergeProps` does so
 * at every depth. Items matched by `matchPropsOn` are never there twice: appending renews them in their
 * place, prepending moves them to the front.
 */
export function mergeLists(current: PageProps, answer: PageObject): PageProps {
  const { mergeProps = [], prependProps = [], deepMergeProps = [], matchPropsOn = [] } = answer;
  let props = answer.props;
  const lay = (path: string, merge: (before: unknown, incoming: unknown) => unknown): void => {
    const incoming = readPath(props, path);
    if (incoming !== undefined) props = writePath(props, path, merge(readPath(current, path), incoming));
  };
  for (const path of mergeProps) {
    lay(path, (before, incoming) => mergeValue(before, incoming, path, matchPropsOn, 'append'));
  }
  for (const path of prependProps) {
    lay(path, (before, incoming) => mergeValue(before, incoming, path, matchPropsOn, 'prepend'));
  }
  for (const path of deepMergeProps) {
    lay(path, (before, incoming) => mergeDeep(before, incoming, path, matchPropsOn));
  }
  return props;
}

/** The list at a path as it is, its items renewed from an answer where `matchPropsOn` tells them apart. */
export function renewList(current: PageProps, answer: PageObject, path: string): unknown {
  const before = readPath(current, path);
  const incoming = readPath(answer.props, path);
  const key = matchKey(path, answer.matchPropsOn ?? []);
  return key !== null && Array.isArray(before) && Array.isArray(incoming)
    ? updateItems(before, incoming, key)
    : before;
}
