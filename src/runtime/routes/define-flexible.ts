import { buildRouteWith } from './build.ts';
import { activeConfig } from './configured.ts';
import type { BuildableRoute, BuildOptions } from './types.ts';

/**
 * As `defineRoute`, for routes with a domain, optional parameters or defaults: positional values pass over
 * parameters that have a default, as in Laravel.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- inferred from the annotation of what is exported
export function defineFlexibleRoute<Builder extends (...values: never[]) => string>(
  route: BuildableRoute,
): Builder {
  const build = (parameters: unknown, options?: BuildOptions): string =>
    buildRouteWith(activeConfig, route, parameters, options);
  const hasParameters = `${route.domain ?? ''}${route.uri}`.includes('{');
  const builder = hasParameters ? build : (options?: BuildOptions) => build(undefined, options);
  return builder as (...values: never[]) => string as Builder;
}
