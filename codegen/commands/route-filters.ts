import { nameFits } from '#runtime/routes/current.ts';
import { suggest } from '#runtime/routes/suggest.ts';
import { METHODS } from '../manifest/schema.ts';
import type { RouteModel } from '../model/model.ts';
import { UsageError, type Values } from './command.ts';
import type { filterOptions } from './filter-options.ts';
import { addressOf } from './address-of.ts';
import { didYouMean } from './parse.ts';

/** What filters left, and the first one after which nothing was left. */
export interface Filtered {
  readonly routes: readonly RouteModel[];
  readonly emptied: string | undefined;
}

type Name = keyof typeof filterOptions;

/** What each filter looks at. */
const READ: Readonly<Record<Name, (route: RouteModel) => readonly string[]>> = {
  name: ({ name }) => [name],
  method: ({ methods }) => (methods.includes('GET') ? [...methods, 'HEAD'] : methods),
  page: ({ page }) => (page === undefined ? [] : [page]),
  can: ({ can }) => (can === undefined ? [] : [can]),
  uri: (route) => [addressOf(route)],
  area: ({ area }) => [area],
};

/** Routes that fit all filters given, in their order. Throws `UsageError` for a method that does not exist. */
export function filterRoutes(all: readonly RouteModel[], given: Values<typeof filterOptions>): Filtered {
  let routes = all;
  for (const [name, read] of Object.entries(READ) as [Name, (typeof READ)[Name]][]) {
    const wanted = name === 'method' ? methodOf(given.method) : given[name];
    if (wanted === undefined) continue;
    const fits = (text: string): boolean => (name === 'uri' ? text.includes(wanted) : nameFits(text, wanted));
    const left = routes.filter((route) => read(route).some(fits));
    if (left.length === 0) {
      const among = routes.length === all.length ? '' : ` of the ${routes.length} that the others leave`;
      const known = new Set(routes.flatMap(read));
      const hint = didYouMean(suggest(wanted, known));
      return { routes: left, emptied: `--${name} "${wanted}" fits none${among}.${hint}` };
    }
    routes = left;
  }
  return { routes, emptied: undefined };
}

/** A method in capitals. Throws `UsageError` when there is none of this name. */
export function methodOf(given: string): string;
export function methodOf(given: string | undefined): string | undefined;
export function methodOf(given: string | undefined): string | undefined {
  const method = given?.toUpperCase();
  if (method === undefined || (METHODS as readonly string[]).includes(method)) return method;
  throw new UsageError(
    `"${given}" is no method: ${METHODS.join(', ')}.${didYouMean(suggest(method, METHODS))}`,
  );
}
