import { nameParts, typeName } from './identifiers.ts';
import { uriParameters } from './uri.ts';

/** The area of all that belongs to no declared one. */
export const SHARED = 'shared';

/** `land-developer` → `landDeveloper`: how the constants of an area begin. */
export function areaConstant(area: string): string {
  const name = typeName(area);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Area of a route: the first part of its name when that is a declared area. */
export function areaOfRoute(routeName: string, areas: readonly string[]): string {
  const [first = ''] = nameParts(routeName);
  return areas.includes(first) ? first : SHARED;
}

/** Area of a page: the first part of its name, in kebab case, when that is a declared area. */
export function areaOfPage(pageName: string, areas: readonly string[]): string {
  const [first = ''] = pageName.split('/');
  const area = first.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  return areas.includes(area) ? area : SHARED;
}

/**
 * The first segments that the addresses of some uris can have, sorted; `null` when one begins with a
 * parameter, so that any segment may be one of theirs. `''` stands for `/`.
 */
export function firstSegments(uris: readonly string[]): string[] | null {
  const found = new Set<string>();
  for (const uri of uris) {
    const [first = ''] = uri.replace(/^\/+/, '').split('/');
    if (uriParameters(first).length > 0) return null;
    found.add(decoded(first));
  }
  return [...found].toSorted();
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
