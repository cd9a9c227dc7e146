import type { Anchor } from '../edit/insert-routes.ts';

/** Routes that go to one place of a manifest, by name. */
export interface Place {
  readonly anchor: Anchor;
  readonly names: readonly string[];
}

/**
 * Where new routes go: behind the one that they follow in the source, where it is in the manifest; else before
 * the one that follows them; else last. `order` is that of the source.
 */
export function placesBeside(
  order: readonly string[],
  added: ReadonlySet<string>,
  present: ReadonlySet<string>,
): Place[] {
  const places: Place[] = [];
  let names: string[] = [];
  let previous: string | undefined;
  const close = (anchor: Anchor): void => {
    if (names.length > 0) places.push({ anchor, names });
    names = [];
  };
  for (const name of order) {
    if (added.has(name)) names.push(name);
    if (!present.has(name)) continue;
    close(previous === undefined ? { before: name } : { after: previous });
    previous = name;
  }
  close(previous === undefined ? 'last' : { after: previous });
  return places;
}

/** Names of all routes in the order of the result. */
export function withAdded(present: readonly string[], places: readonly Place[]): string[] {
  const namesAt = (test: (anchor: Anchor) => boolean): string[] =>
    places.filter(({ anchor }) => test(anchor)).flatMap(({ names }) => names);
  const beside = present.flatMap((name) => [
    ...namesAt((anchor) => anchor !== 'last' && 'before' in anchor && anchor.before === name),
    name,
    ...namesAt((anchor) => anchor !== 'last' && 'after' in anchor && anchor.after === name),
  ]);
  return [...beside, ...namesAt((anchor) => anchor === 'last')];
}
