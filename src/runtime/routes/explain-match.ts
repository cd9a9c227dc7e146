import { domainExpression, groupsOf, pathExpression, segmentPatterns } from './expression.ts';
import { answeredMethods, type MatchOptions } from './match.ts';
import { own } from './own.ts';
import { mayHoldSlash } from './slashes.ts';
import { alike } from './likeness.ts';
import { parseAddress, segmentAt, type Target } from './target.ts';
import type { RouteDefinition } from './types.ts';

/** Why a route was taken or passed over. */
export interface MatchExplanation {
  readonly route: RouteDefinition;
  /**
   * `match`; `shadowed` by the match before it; refused for its `method`, its `domain` or the `where` of a
   * parameter; or one `literal` segment differs by letter case or a slip of the pen.
   */
  readonly outcome: 'match' | 'shadowed' | 'method' | 'domain' | 'where' | 'literal';
  /** The parameter whose `where` refused. */
  readonly parameter?: string;
  /** What the address or request has in that place. */
  readonly value?: string;
  /** What the route asks for there: methods, domain, `where` or literal text. */
  readonly format?: string;
}

const MOST = 50;

/**
 * For each route that has the shape of the address, in the order of the table, whether it was taken and why
 * not; at most 50, the match always among them. Empty for a malformed address. For tools: it tries every
 * route.
 */
export function explainMatch(
  routes: readonly RouteDefinition[],
  method: string,
  address: string,
  options: MatchOptions = {},
): readonly MatchExplanation[] {
  const target = parseAddress(address, options.host);
  if (!target) return [];
  const explained: MatchExplanation[] = [];
  let isTaken = false;
  for (const route of routes) {
    const refusal = refusalOf(route, method.toUpperCase(), target);
    if (refusal === null) continue;
    const explanation = refusal ?? { route, outcome: isTaken ? 'shadowed' : 'match' };
    if (explanation.outcome === 'match') {
      isTaken = true;
      if (explained.length >= MOST) explained.length = MOST - 1;
    }
    if (explained.length < MOST) explained.push(explanation);
  }
  return explained;
}

/** Why a route does not fit; `undefined` when it does, `null` when it has another shape altogether. */
function refusalOf(
  route: RouteDefinition,
  method: string,
  target: Target,
): MatchExplanation | null | undefined {
  const { domain } = route;
  if (!pathExpression(route).test(target.path)) {
    return hasShape(route, target) ? whereRefusal(route, target) : literalRefusal(route, target);
  }
  if (domain !== undefined && domainExpression(route)?.test(target.host ?? '') !== true) {
    return { route, outcome: 'domain', value: target.host ?? '', format: domain };
  }
  const methods: readonly string[] = answeredMethods(route);
  if (methods.includes(method)) return undefined;
  return { route, outcome: 'method', value: method, format: methods.join(', ') };
}

/** The expression of a path with every `where` widened to what its segment may hold. */
function shapeExpression(route: RouteDefinition): RegExp {
  const wide = Object.entries(route.wheres ?? {}).map(([name, where]) => [
    name,
    mayHoldSlash(where) ? '.*' : '[^/]+',
  ]);
  return pathExpression({ ...route, wheres: Object.fromEntries(wide) });
}

function hasShape(route: RouteDefinition, target: Target): boolean {
  return shapeExpression(route).test(target.path);
}

function whereRefusal(route: RouteDefinition, target: Target): MatchExplanation {
  const found = shapeExpression(route).exec(target.path);
  const values: Record<string, string> = {};
  if (found) groupsOf(found, values);
  for (const [parameter, value] of Object.entries(values)) {
    const format = own(route.wheres, parameter);
    if (format === undefined || wholeFormat(format).test(value)) continue;
    return { route, outcome: 'where', parameter, value, format };
  }
  // Each value fits by itself, but not all of them side by side.
  return { route, outcome: 'where', value: target.path, format: route.uri };
}

function literalRefusal(route: RouteDefinition, target: Target): MatchExplanation | null {
  const patterns = segmentPatterns(route);
  if (segmentAt(target, patterns.length) !== undefined) return null;
  let refusal: MatchExplanation | null = null;
  for (const [depth, { kind, text }] of patterns.entries()) {
    const value = segmentAt(target, depth);
    if (value === undefined || kind === 'optional' || kind === 'rest') return null;
    if (kind !== 'static' || value === text) continue;
    if (refusal || !alike(value, text)) return null;
    refusal = { route, outcome: 'literal', value, format: text };
  }
  return refusal;
}

const formats = new Map<string, RegExp>();

/** The expression that a whole value must match, compiled once per source. */
function wholeFormat(source: string): RegExp {
  const known = formats.get(source);
  if (known) return known;
  const compiled = new RegExp(`^(?:${source})$`, 'su');
  formats.set(source, compiled);
  return compiled;
}
