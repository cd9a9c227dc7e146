import type { MatchOptions, Matcher } from './match.ts';
import { isEmpty, modelValue, own } from './own.ts';
import { planOf } from './plan.ts';
import { parseQuery, stringifyQuery } from './query.ts';
import type { QueryTree, RouteDefinition } from './types.ts';

/** Where an address leads. */
export interface CurrentRoute {
  readonly name: string;
  readonly route: RouteDefinition;
  readonly parameters: Record<string, string>;
  readonly query: QueryTree;
}

export interface Current {
  /** The `GET` route of an address, `null` when there is none. Never throws. */
  current(url: string, options?: MatchOptions): CurrentRoute | null;
  /**
   * Whether an address shows a route whose name fits `pattern`, `*` standing for any text, with at least
   * the given parameters; names that the uri does not hold are looked up in the query.
   */
  isCurrent(url: string, pattern: string, parameters?: Readonly<Record<string, unknown>>): boolean;
}

/** Tells which route an address shows, by the application's matcher. */
export function createCurrent(matcher: Matcher): Current {
  const current: Current['current'] = (url, options) => {
    const found = matcher.match('GET', url, options);
    if (found?.kind !== 'match') return null;
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
  if (!slot) return sameQuery(own(found.query, name), value);
  const actual = own(found.parameters, name) ?? '';
  if (value === null || value === undefined) return actual === '';
  if (typeof value === 'string') return actual === value;
  if (typeof value === 'number' || typeof value === 'bigint') return actual === String(value);
  if (typeof value !== 'object') return false;
  const bound = modelValue(value, slot.key);
  return !isEmpty(bound) && actual === String(bound);
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
