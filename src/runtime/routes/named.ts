import { buildRouteWith } from './build.ts';
import { routesConfig, type RoutesConfig } from './config.ts';
import { UnknownRouteError } from './errors.ts';
import { suggest } from './suggest.ts';
import type { BuildOptions, ParametersInput, RouteDefinition } from './types.ts';

export type NamedBuilder = (name: string, parameters?: ParametersInput, options?: BuildOptions) => string;

/**
 * A builder by name, for names that are known only at run time; pages use the generated builders. Throws
 * `UnknownRouteError` beside the errors of `buildRoute`.
 */
export function createNamedBuilder(
  routes: readonly RouteDefinition[],
  config: () => RoutesConfig = routesConfig,
): NamedBuilder {
  const byName = new Map(routes.map((route) => [route.name, route]));
  return (name, parameters, options) => {
    const route = byName.get(name);
    if (!route) throw new UnknownRouteError({ route: name, suggestion: suggest(name, byName.keys()) });
    return buildRouteWith(config(), route, parameters, options);
  };
}
