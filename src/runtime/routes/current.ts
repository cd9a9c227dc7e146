import { activeConfig } from './configured.ts';
import type { MatchOptions, Matcher } from './match.ts';
import { belowBase } from './host.ts';
import { isEmpty, modelValue, own } from './own.ts';
import { planOf } from './plan.ts';
import { parseQuery, stringifyQuery } from './query.ts';
import type { QueryNode, QueryTree, RouteDefinition } from './types.ts';

/** Where an address leads. */
export interface CurrentRoute {
  readonly name: string;
  readonly route: RouteDefinition;
  readonly parameters: Record<string, string>;
  readonly query: QueryTree;
}

export interface Current {
  /**
   * The `GET` route of an address, `null` when there is none. Where `baseUrl` has a sub-folder, addresses are read
   * as builders write them, below it. Never throws.
   */
  current(url: string, options?: MatchOptions): CurrentRoute | null;
  /**
   * Whether an address shows a route whose name fits `pattern`, `*` standing for any text, with at least
   * the given parameters; names that the uri does not hold are looked up in the query, of which objects and lists
   * need only hold what is given.
   */
  isCurrent(url: string, pattern: string, parameters?: Readonly<Record<string, unknown>>): boolean;
}

/** Tells which route an address shows, by the application's matcher. */
export function createCurrent(matcher: Matcher): Current {
  const current: Current['current'] = (address, options) => {
    const url = belowBase(activeConfig, address);
    const found = url === null ? null : matcher.match('GET', url, options);
    if (url === null || found?.kind !== 'match') return null;
    const fragment = url.indexOf('#');
    const query = url.indexOf('?');
    const hasQuery = query !== -1 && (fragment === -1 || query < fragment);
    return {
      name: found.route.name,
      route: found.route,
      parameters: found.parameters,
      query: hasQuery ? parseQuery(url.slice(query + 1, fragment === -1 ? undefined : fragment)) : {},
    };
  };
  return {
    current,
    isCurrent(url, pattern, parameters = {}) {
      const found = current(url);
      if (!found || !nameFits(found.name, pattern)) return false;
      return Object.entries(parameters).every(([name, value]) => hasParameter(found, name, value));
    },
  };
}

const patterns = new Map<string, RegExp>();

/** Whether a route name fits a pattern where `*` stands for any text and all else for itself. */
export function nameFits(name: string, pattern: string): boolean {
  if (!pattern.includes('*')) return name === pattern;
  let expression = patterns.get(pattern);
  if (!expression) {
    const source = pattern.replace(/[\\^$.+?()[\]{}|/]/g, '\\$&').replace(/\*+/g, '.*');
    expression = new RegExp(`^${source}$`, 's');
    patterns.set(pattern, expression);
  }
  return expression.test(name);
}

function hasParameter(found: CurrentRoute, name: string, value: unknown): boolean {
  const slot = planOf(found.route).slots.find((candidate) => candidate.name === name);
  if (!slot) return holdsQuery(own(found.query, name), value);
  const actual = own(found.parameters, name) ?? '';
  if (value === null || value === undefined) return actual === '';
  if (typeof value === 'string') return actual === value;
  if (typeof value === 'number' || typeof value === 'bigint') return actual === String(value);
  if (typeof value !== 'object') return false;
  const bound = modelValue(value, slot.key);
  return !isEmpty(bound) && actual === String(bound);
}

/** Whether a query holds what is wanted of it: all keys of an object and all items of a list, whatever else. */
function holdsQuery(actual: QueryNode | undefined, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || !wanted || wanted instanceof Date) return sameQuery(actual, wanted);
  const entries = Object.entries(wanted);
  // Nothing is written as nothing.
  if (entries.length === 0 || typeof actual !== 'object') return sameQuery(actual, wanted);
  if (!Array.isArray(wanted)) {
    return entries.every(([key, value]) => holdsQuery(own(actual as QueryTree, key), value));
  }
  const items = Object.values(actual);
  return entries.every(([, value]) => items.some((item) => holdsQuery(item, value)));
}

function sameQuery(actual: unknown, wanted: unknown): boolean {
  try {
    return text(actual) === text(wanted);
  } catch {
    return false;
  }
}

function text(value: unknown): string {
  return stringifyQuery({ v: value });
}
