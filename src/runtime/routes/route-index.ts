import { segmentPatterns, type SegmentPattern } from './expression.ts';
import { segmentAt, type PathSegments } from './target.ts';
import type { RouteDefinition } from './types.ts';

/** Expanding one optional segment doubles the entries of its route; beyond this the rest is left open. */
const MAX_EXPANDED_OPTIONALS = 4;

/** A tree over path segments that narrows a table to the few routes that may fit. */
export interface RouteIndex {
  readonly fixed: Map<string, RouteIndex>;
  any: RouteIndex | undefined;
  /** Orders of routes that end here. */
  readonly ends: number[];
  /** Orders of routes that may go on with anything from here. */
  readonly open: number[];
}

/** An empty index. */
export function createIndex(): RouteIndex {
  return { fixed: new Map(), any: undefined, ends: [], open: [] };
}

/** Adds a route under its place in the table. */
export function insertRoute(index: RouteIndex, route: RouteDefinition, order: number): void {
  const patterns = segmentPatterns(route);
  const optionals = patterns.filter((pattern) => pattern.kind === 'optional').length;
  walk(index, patterns, order, optionals <= MAX_EXPANDED_OPTIONALS);
}

function walk(node: RouteIndex, patterns: readonly SegmentPattern[], order: number, expands: boolean): void {
  const [first, ...rest] = patterns;
  if (!first) {
    addOrder(node.ends, order);
    return;
  }
  switch (first.kind) {
    case 'static': {
      const next = node.fixed.get(first.text) ?? createIndex();
      node.fixed.set(first.text, next);
      walk(next, rest, order, expands);
      return;
    }
    case 'any':
      walk((node.any ??= createIndex()), rest, order, expands);
      return;
    case 'optional':
      if (!expands) {
        addOrder(node.open, order);
        return;
      }
      walk((node.any ??= createIndex()), rest, order, expands);
      walk(node, rest, order, expands);
      return;
    case 'rest':
      addOrder(node.open, order);
  }
}

function addOrder(orders: number[], order: number): void {
  if (orders.at(-1) !== order) orders.push(order);
}

/** Orders of the routes that may fit a path, in the order of the table; one may come twice in a row. */
export function candidates(index: RouteIndex, path: PathSegments): number[] {
  const found: number[] = [];
  collect(index, path, 0, found);
  return found.length < 2 ? found : found.toSorted((a, b) => a - b);
}

function collect(node: RouteIndex, path: PathSegments, depth: number, found: number[]): void {
  for (const order of node.open) found.push(order);
  const segment = segmentAt(path, depth);
  if (segment === undefined) {
    for (const order of node.ends) found.push(order);
    return;
  }
  // Not asked in vain: a look-up has to read the whole segment first.
  const fixed = node.fixed.size > 0 ? node.fixed.get(segment) : undefined;
  if (fixed) collect(fixed, path, depth + 1, found);
  if (node.any) collect(node.any, path, depth + 1, found);
}
