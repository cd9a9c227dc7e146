import { buildRouteWith } from './build.ts';
import { activeConfig, setConfigured, type RoutesConfig } from './configured.ts';

export type { RoutesConfig };

/** Sets the base address, port and default parameters of all builders; replaces what was set before. */
export function configureRoutes(config: RoutesConfig): void {
  const isEmpty = Object.values(config).every((value) => value === undefined);
  setConfigured(
    config,
    isEmpty ? undefined : (route, parameters, options) => buildRouteWith(config, route, parameters, options),
  );
}

/** What `configureRoutes` was told last. */
export function routesConfig(): RoutesConfig {
  return activeConfig;
}
