import { buildRouteWith } from './build.ts';
import { routesConfig, type RoutesConfig } from './config.ts';
import { createCurrent, type Current } from './current.ts';
import { defineFlexibleRoute } from './define-flexible.ts';
import { UnknownRouteError } from './errors.ts';
import { compileRoutes } from './match.ts';
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
  const find = finder(routes);
  return (name, parameters, options) => buildRouteWith(config(), find(name), parameters, options);
}

type AnyBuilder = (...values: never[]) => unknown;

/** Builders and matcher of a table by name; `Builders` has the generated builder of each name. */
export interface NamedRoutes<Builders, Pattern extends string> extends Pick<Current, 'current'> {
  /** Takes what the builder of that name takes. Throws as that builder, and `UnknownRouteError`. */
  route<Name extends keyof Builders & string>(
    name: Name,
    ...values: Builders[Name] extends AnyBuilder ? Parameters<Builders[Name]> : never
  ): Builders[Name] extends AnyBuilder ? ReturnType<Builders[Name]> : never;
  /** As `Current.isCurrent`, for the names there are. */
  isCurrent(url: string, pattern: Pattern, parameters?: Readonly<Record<string, unknown>>): boolean;
}

/** Access by name to all routes of a table. */
export function createNamedRoutes<Builders, Pattern extends string>(
  routes: readonly RouteDefinition[],
): NamedRoutes<Builders, Pattern> {
  const find = finder(routes);
  const { current, isCurrent } = createCurrent(compileRoutes(routes));
  const route = (name: string, ...values: never[]): never =>
    // What the builder of that name gives, which only the types of `Builders` know.
    defineFlexibleRoute<(...values: never[]) => string>(find(name))(...values) as never;
  return { route, current, isCurrent };
}

function finder(routes: readonly RouteDefinition[]): (name: string) => RouteDefinition {
  const byName = new Map(routes.map((route) => [route.name, route]));
  return (name) => {
    const route = byName.get(name);
    if (route) return route;
    throw new UnknownRouteError({ route: name, suggestion: suggest(name, byName.keys()) });
  };
}
