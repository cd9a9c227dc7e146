import type { BuildableRoute, BuildOptions } from './types.ts';

/** What builders know of the application beyond its routes. */
export interface RoutesConfig {
  /** Scheme, host, port and sub-folder, such as `https://app.test/sub`. */
  readonly baseUrl?: string;
  /** Port appended to domain routes; by default the one of `baseUrl`. */
  readonly port?: number;
  /** Parameter name, or `name:key` for a bound one → value used when none is given. */
  readonly defaults?: Readonly<Record<string, unknown>>;
}

type Build = (route: BuildableRoute, parameters: unknown, options: BuildOptions) => string;

/** What `configureRoutes` was told last. */
export let activeConfig: RoutesConfig = {};

/** How all addresses are built once something is configured; until then simple builders need no more than themselves. */
export let configuredBuild: Build | undefined;

/** Replaces configuration and build of all builders. */
export function setConfigured(config: RoutesConfig, build: Build | undefined): void {
  activeConfig = config;
  configuredBuild = build;
}
