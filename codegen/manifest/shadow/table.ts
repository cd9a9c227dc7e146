import { answeredMethods, compileRoutes, type Matcher } from '#runtime/routes/match.ts';
import type { RouteDefinition } from '#runtime/routes/types.ts';
import { createFormats, type Formats } from './formats.ts';
import type { Budget } from './inclusion.ts';
import { createSegmentTree } from './segment-tree.ts';
import { keyOf, piecesOf, sampleOf, type Pieces } from './pieces.ts';

/** A decoded address; the host of routes with a domain only. */
export interface Address {
  readonly host: string | undefined;
  readonly path: string;
}

/** A table of routes, asked about addresses by the places of its routes. */
export interface Table {
  readonly routes: readonly RouteDefinition[];
  readonly formats: Formats;
  readonly budget: Budget;
  piecesOf(order: number): Pieces | undefined;
  /** An address that fits the route itself; `null` when none was found. */
  sampleOf(order: number): Address | null;
  /** Whether the sample is all that the route answers to. */
  hasOneAddress(order: number): boolean;
  /** Whether an earlier route may take an address of a route, by a quick look. */
  mayBeTaken(order: number, method: string, address: Address): boolean;
  /** Place of the route that the application's matcher finds. */
  orderAt(method: string, address: Address): number | undefined;
  /** Place of an earlier route of the same addresses. */
  twinOf(order: number, method: string): number | undefined;
  /** An address of a text that begins with the host where the route has a domain. */
  addressOf(text: string, hasDomain: boolean): Address;
}

const ALL_STEPS = 60_000;

/** Indexes a table. Time grows with its length alone. */
export function createTable(routes: readonly RouteDefinition[]): Table {
  const budget = { steps: ALL_STEPS };
  const formats = createFormats(budget);
  const pieces = routes.map(piecesOf);
  const methods = routes.map((route) => answeredMethods(route) as readonly string[]);
  const tree = createSegmentTree(pieces);
  const matcher = lazily(() => compileRoutes(routes));
  const orders = lazily(() => new Map(routes.map((route, order) => [route, order])));
  const twins = lazily(() => twinReader(pieces, methods));
  return {
    routes,
    formats,
    budget,
    piecesOf: (order) => pieces[order],
    sampleOf(order) {
      const { host = null, path = [] } = pieces[order] ?? {};
      const pathText = sampleOf(path, formats, false);
      const hostText = host && sampleOf(host, formats, true);
      if (pathText === null || (host !== null && hostText === null)) return null;
      return { path: `/${pathText.replace(/^\//, '')}`, host: hostText ?? undefined };
    },
    hasOneAddress(order) {
      const { host, path = [] } = pieces[order] ?? {};
      return [...(host ?? []), ...path].every(({ text }) => text !== null);
    },
    mayBeTaken(order, method, { host, path }) {
      return tree.some(
        path,
        (candidate) =>
          candidate < order &&
          (host !== undefined || routes[candidate]?.domain === undefined) &&
          methods[candidate]?.includes(method) === true,
      );
    },
    orderAt: (method, address) => {
      const found = find(matcher(), method, address);
      return found && orders().get(found);
    },
    twinOf: (order, method) => twins()(order, method),
    addressOf(text, hasDomain) {
      const start = hasDomain ? text.indexOf('/') : 0;
      return { path: text.slice(start), host: hasDomain ? text.slice(0, start) : undefined };
    },
  };
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function find(matcher: Matcher, method: string, { host, path }: Address): RouteDefinition | undefined {
  if (!path.startsWith('/')) return undefined;
  const encoded = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
  // One slash at the end does not count, so a second one stands for it.
  const address = path.length > 1 && path.endsWith('/') ? `${encoded}/` : encoded;
  const found = matcher.match(method, address, host === undefined ? {} : { host });
  return found?.kind === 'match' ? found.route : undefined;
}

/** Finds the first route of the same path, and of the same domain or of none. */
function twinReader(pieces: readonly Pieces[], methods: readonly (readonly string[])[]): Table['twinOf'] {
  const firsts = new Map<string, number>();
  const keysOf = (order: number, method: string): string[] => {
    const { host = null, path = [] } = pieces[order] ?? {};
    const end = `${method}\u0000\u0000${keyOf(path)}`;
    return host === null ? [end] : [`${keyOf(host)}\u0000\u0000${end}`, end];
  };
  for (const order of pieces.keys()) {
    for (const method of methods[order] ?? []) {
      const [key = ''] = keysOf(order, method);
      if (!firsts.has(key)) firsts.set(key, order);
    }
  }
  return (order, method) =>
    keysOf(order, method)
      .map((key) => firsts.get(key))
      .find((twin) => twin !== undefined && twin < order);
}
