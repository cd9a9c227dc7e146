import type { RouteDefinition } from '#runtime/routes/types.ts';
import { plainUri } from '../model/uri.ts';
import { translatePcre } from '../pcre/translate.ts';
import type { NewRoute } from './route-entry.ts';
import { own } from '#runtime/routes/own.ts';
import { parameterNames } from './route-parameters.ts';

/**
 * Routes of a manifest as the matcher takes them, without what matching does not need. Throws
 * `UntranslatablePatternError`.
 */
export function routeDefinitions(
  routes: readonly NewRoute[],
  patterns: Readonly<Record<string, string>>,
): RouteDefinition[] {
  return routes.map(({ name, route }) => {
    const wheres = parameterNames(route).flatMap((parameter) => {
      const where = own(route.wheres, parameter) ?? own(patterns, parameter);
      return where === undefined ? [] : [[parameter, translatePcre(where)] as const];
    });
    return {
      name,
      uri: plainUri(route.uri),
      methods: route.methods,
      ...(route.domain === undefined ? {} : { domain: plainUri(route.domain) }),
      wheres: Object.fromEntries(wheres),
    };
  });
}
