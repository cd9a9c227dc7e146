import { domainExpression, groupsOf, pathExpression, plainSegments } from './expression.ts';
import { segmentAt, type Target } from './target.ts';
import type { RouteDefinition } from './types.ts';

/** Decoded parameters when a route fits, `null` when it does not. */
export type Fit = (target: Target) => Record<string, string> | null;

/**
 * How a route is tried on an address whose literal segments and number of segments are known to fit. Most
 * routes have nothing but whole segments as parameters, which are tried one by one; for the others there
 * is one expression for the whole path.
 */
export function compileFit(route: RouteDefinition): Fit {
  const path = plainFit(route) ?? expressionFit(route);
  const domain = domainExpression(route);
  if (!domain) return path;
  return (target) => {
    const found = target.host === undefined ? null : domain.exec(target.host);
    const parameters = found && path(target);
    if (!found || !parameters) return null;
    const all: Record<string, string> = {};
    groupsOf(found, all);
    return Object.assign(all, parameters);
  };
}

function plainFit(route: RouteDefinition): Fit | undefined {
  const segments = plainSegments(route);
  return (
    segments &&
    ((target) => {
      const parameters: Record<string, string> = {};
      for (const { depth, name, format } of segments) {
        const value = segmentAt(target, depth) ?? '';
        if (format ? !format.test(value) : value === '') return null;
        if (value !== '') parameters[name] = value;
      }
      return parameters;
    })
  );
}

function expressionFit(route: RouteDefinition): Fit {
  const expression = pathExpression(route);
  return ({ path }) => {
    const found = expression.exec(path);
    if (!found) return null;
    const parameters: Record<string, string> = {};
    groupsOf(found, parameters);
    return parameters;
  };
}
