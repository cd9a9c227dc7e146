import { compileFit, type Fit } from './fit.ts';
import { candidates, createIndex, insertRoute } from './route-index.ts';
import { parseAddress } from './target.ts';
import type { Method, RouteDefinition } from './types.ts';

/** A route that fits both address and method. */
export interface RouteMatch<Route extends RouteDefinition = RouteDefinition> {
  readonly kind: 'match';
  readonly route: Route;
  /** Decoded path and domain parameters; those that are absent have no key. */
  readonly parameters: Record<string, string>;
}

/** The address exists, for other methods. */
export interface MethodNotAllowed {
  readonly kind: 'methodNotAllowed';
  /** For the `Allow` header; `HEAD` goes with `GET`. */
  readonly allowedMethods: readonly Method[];
}

export type MatchResult<Route extends RouteDefinition = RouteDefinition> =
  | RouteMatch<Route>
  | MethodNotAllowed
  | null;

export interface MatchOptions {
  /** Host, with or without port, of an address that does not carry one; routes with a domain need it. */
  readonly host?: string;
}

export interface Matcher<Route extends RouteDefinition = RouteDefinition> {
  readonly routes: readonly Route[];
  /** First route of the table that fits; `null` when none does, a malformed escape included. Never throws. */
  match(method: string, address: string, options?: MatchOptions): MatchResult<Route>;
}

/** The one matcher: case-sensitive, aware of wheres, domains and methods; its time does not grow with the table. */
export function compileRoutes<Route extends RouteDefinition>(routes: readonly Route[]): Matcher<Route> {
  const methods = routes.map(answeredMethods);
  // Expressions are compiled with the first address that may fit.
  const fits: (Fit | undefined)[] = [];
  const index = createIndex();
  for (const [order, route] of routes.entries()) insertRoute(index, route, order);
  return {
    routes,
    match(method, address, options) {
      const target = parseAddress(address, options?.host);
      if (!target) return null;
      const wanted = method.toUpperCase() as Method;
      let allowed: Set<Method> | undefined;
      for (const order of candidates(index, target)) {
        const route = routes[order];
        if (!route) continue;
        const parameters = (fits[order] ??= compileFit(route))(target);
        if (!parameters) continue;
        const answered = methods[order] ?? [];
        if (answered.includes(wanted)) return { kind: 'match', route, parameters };
        allowed ??= new Set();
        for (const other of answered) allowed.add(other);
      }
      return allowed === undefined ? null : { kind: 'methodNotAllowed', allowedMethods: [...allowed] };
    },
  };
}

/** The methods a route answers to: its own, and `HEAD` with `GET`. */
export function answeredMethods(route: RouteDefinition): readonly Method[] {
  const { methods } = route;
  return methods.includes('GET') && !methods.includes('HEAD') ? [...methods, 'HEAD'] : methods;
}
