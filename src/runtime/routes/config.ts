/** What builders know of the application beyond its routes. */
export interface RoutesConfig {
  /** Scheme, host, port and sub-folder, such as `https://app.test/sub`. */
  readonly baseUrl?: string;
  /** Port appended to domain routes; by default the one of `baseUrl`. */
  readonly port?: number;
  /** Parameter name, or `name:key` for a bound one → value used when none is given. */
  readonly defaults?: Readonly<Record<string, unknown>>;
}

let active: RoutesConfig = {};

/** Sets the base address, port and default parameters of all builders; replaces what was set before. */
export function configureRoutes(config: RoutesConfig): void {
  active = config;
}

/** What `configureRoutes` was told last. */
export function routesConfig(): RoutesConfig {
  return active;
}
