import type { NewRoute } from '../edit/route-entry.ts';
import { own } from '#runtime/routes/own.ts';
import { parameterNames } from '../edit/route-parameters.ts';

/** Formats of a manifest, and routes without those that it gives them. */
export interface ExtractedPatterns {
  readonly patterns: Readonly<Record<string, string>>;
  readonly routes: readonly NewRoute[];
}

/**
 * Takes formats out of routes where all that have a parameter of a name, and at least two, say the same of it.
 */
export function extractPatterns(routes: readonly NewRoute[]): ExtractedPatterns {
  const formats = new Map<string, (string | undefined)[]>();
  for (const { route } of routes) {
    for (const name of parameterNames(route)) {
      formats.set(name, [...(formats.get(name) ?? []), own(route.wheres, name)]);
    }
  }
  const patterns = new Map<string, string>();
  for (const [name, wheres] of formats) {
    const [first] = wheres;
    if (first === undefined || wheres.length < 2) continue;
    if (wheres.every((where) => where === first)) patterns.set(name, first);
  }
  return {
    patterns: Object.fromEntries([...patterns].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    routes: routes.map((added) => withoutFormats(added, (name) => patterns.has(name))),
  };
}

/** A route without its own formats of the parameters that a test names. */
export function withoutFormats({ name, route }: NewRoute, drops: (parameter: string) => boolean): NewRoute {
  const { wheres, ...rest } = route;
  const kept = Object.entries(wheres ?? {}).filter(([parameter]) => !drops(parameter));
  return { name, route: kept.length === 0 ? rest : { ...rest, wheres: Object.fromEntries(kept) } };
}
