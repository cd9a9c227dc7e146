import { buildRouteWith } from './build.ts';
import { routesConfig, type RoutesConfig } from './config.ts';
import { createCurrent, type Current, type CurrentRoute } from './current.ts';
import type { MatchOptions } from './match.ts';
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

/** Where an address leads, by the name of the route; `Held` has the parameters that the addresses of a name hold. */
export type NamedCurrent<Name extends string, ParametersByName> = {
  [Each in Name]: Omit<CurrentRoute, 'name' | 'parameters'> & {
    readonly name: Each;
    readonly parameters: Each extends keyof ParametersByName
      ? ParametersByName[Each]
      : Readonly<Record<string, never>>;
  };
}[Name];

/** Builders and matcher of a table by name; `Builders` has the generated builder of each name. */
export interface NamedRoutes<Builders, Pattern extends string, ParametersByName> {
  /** As `Current.current`; the name tells which parameters there are. */
  current(
    url: string,
    options?: MatchOptions,
  ): NamedCurrent<keyof Builders & string, ParametersByName> | null;
  /** Takes what the builder of that name takes. Throws as that builder, and `UnknownRouteError`. */
  route<Name extends keyof Builders & string>(
    name: Name,
    ...values: Builders[Name] extends AnyBuilder ? Parameters<Builders[Name]> : never
  ): Builders[Name] extends AnyBuilder ? ReturnType<Builders[Name]> : never;
  /** As `Current.isCurrent`, for the names there are. */
  isCurrent(url: string, pattern: Pattern, parameters?: Readonly<Record<string, unknown>>): boolean;
}

/** Access by name to all routes of a table. */
export function createNamedRoutes<Builders, Pattern extends string, ParametersByName>(
  routes: readonly RouteDefinition[],
): NamedRoutes<Builders, Pattern, ParametersByName> {
  const find = finder(routes);
  const found: Current = createCurrent(compileRoutes(routes));
  const route = (name: string, ...values: never[]): never =>
    // What the builder of that name gives, which only the types of `Builders` know.
    defineFlexibleRoute<(...values: never[]) => string>(find(name))(...values) as never;
  return {
    route,
    isCurrent: found.isCurrent,
    // Names and parameters of the table are those that the generated types tell.
    current: found.current as NamedRoutes<Builders, Pattern, ParametersByName>['current'],
  };
}

function finder(routes: readonly RouteDefinition[]): (name: string) => RouteDefinition {
  const byName = new Map(routes.map((route) => [route.name, route]));
  return (name) => {
    const route = byName.get(name);
    if (route) return route;
    throw new UnknownRouteError({ route: name, suggestion: suggest(name, byName.keys()) });
  };
}
