import { domainExpression, groupsOf, pathExpression } from './expression.ts';
import { candidates, createIndex, insertRoute } from './route-index.ts';
import type { Method, RouteDefinition } from './types.ts';

/** A route that fits both address and method. */
export interface RouteMatch {
  readonly kind: 'match';
  readonly route: RouteDefinition;
  /** Decoded path and domain parameters; those that are absent have no key. */
  readonly parameters: Record<string, string>;
}

/** The address exists, for other methods. */
export interface MethodNotAllowed {
  readonly kind: 'methodNotAllowed';
  /** For the `Allow` header; `HEAD` goes with `GET`. */
  readonly allowedMethods: readonly Method[];
}

export type MatchResult = RouteMatch | MethodNotAllowed | null;

export interface MatchOptions {
  /** Host, with or without port, of an address that does not carry one; routes with a domain need it. */
  readonly host?: string;
}

export interface Matcher {
  readonly routes: readonly RouteDefinition[];
  /** First route of the table that fits; `null` when none does, a malformed escape included. Never throws. */
  match(method: string, address: string, options?: MatchOptions): MatchResult;
}

interface CompiledRoute {
  readonly route: RouteDefinition;
  readonly methods: readonly Method[];
  path: RegExp | undefined;
  domain: RegExp | null | undefined;
}

/** The one matcher: case-sensitive, aware of wheres, domains and methods; its time does not grow with the table. */
export function compileRoutes(routes: readonly RouteDefinition[]): Matcher {
  const compiled = routes.map((route): CompiledRoute => {
    // Expressions are compiled with the first address that may fit.
    return { route, methods: answeredMethods(route), path: undefined, domain: undefined };
  });
  const index = createIndex();
  for (const [order, route] of routes.entries()) insertRoute(index, route, order);
  return {
    routes,
    match(method, address, options = {}) {
      const target = parseAddress(address, options.host);
      if (!target) return null;
      const wanted = method.toUpperCase();
      let allowed: Set<Method> | undefined;
      for (const order of candidates(index, target.segments)) {
        const entry = compiled[order];
        if (!entry) continue;
        const parameters = fit(entry, target);
        if (!parameters) continue;
        if (entry.methods.includes(wanted as Method))
          return { kind: 'match', route: entry.route, parameters };
        allowed ??= new Set();
        for (const answered of entry.methods) allowed.add(answered);
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

interface Target {
  readonly host: string | undefined;
  readonly path: string;
  readonly segments: readonly string[];
}

/** Host and decoded path of a full address or of one that begins with `/`; `null` when it is malformed. */
function parseAddress(address: string, host: string | undefined): Target | null {
  const full = address.startsWith('/') ? null : /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(address);
  const start = full ? full[0].length : 0;
  const end = address.slice(start).search(/[?#]/);
  const encoded = address.slice(start, end === -1 ? undefined : start + end);
  let path: string;
  try {
    path = encoded.includes('%') ? decodeURIComponent(encoded) : encoded;
  } catch {
    return null;
  }
  path = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (!path.startsWith('/')) path = `/${path}`;
  const authority = full?.[1]?.replace(/^.*@/s, '') ?? host;
  return {
    host: authority?.replace(/:\d+$/, '').toLowerCase(),
    path,
    segments: path === '/' ? [] : path.slice(1).split('/'),
  };
}

function fit(entry: CompiledRoute, target: Target): Record<string, string> | null {
  entry.path ??= pathExpression(entry.route);
  if (entry.domain === undefined) entry.domain = domainExpression(entry.route);
  const parameters: Record<string, string> = {};
  if (entry.domain) {
    const found = target.host === undefined ? null : entry.domain.exec(target.host);
    if (!found) return null;
    groupsOf(found, parameters);
  }
  const found = entry.path.exec(target.path);
  if (!found) return null;
  groupsOf(found, parameters);
  return parameters;
}
