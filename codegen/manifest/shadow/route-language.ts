import { domainExpression, pathExpression } from '#runtime/routes/expression.ts';
import { compileRoutes } from '#runtime/routes/match.ts';
import type { RouteDefinition } from '#runtime/routes/types.ts';
import { hostAlphabet, pathAlphabet } from './alphabets.ts';
import { buildAutomaton, type Automaton } from './automaton.ts';
import { sequence, type Language } from './language.ts';
import { parseLanguage } from './parse-language.ts';

/** Which addresses a route answers to, for comparing it with others. */
export interface RouteLanguage {
  readonly hasDomain: boolean;
  /** Texts of host and path, of the path alone without a domain; `null` when it is not understood. */
  readonly addresses: Language | null;
  /** At most what the route answers to. */
  most(): Automaton | null;
  /** What it surely answers to, seen by routes with a domain or by those without. */
  least(withHost: boolean): Automaton | null;
}

const ANY_HOST: Language = {
  kind: 'repeat',
  inner: { kind: 'set', ranges: hostAlphabet.all },
  min: 0,
  max: Infinity,
};

/** Reads the language of a route whose formats are valid, as the matcher's own expressions say it. */
export function routeLanguage(route: RouteDefinition): RouteLanguage {
  const domainSource = domainExpression(route)?.source;
  const path = parseLanguage(pathExpression(route).source, pathAlphabet);
  const host = domainSource === undefined ? ANY_HOST : parseLanguage(domainSource, hostAlphabet);
  const hasDomain = domainSource !== undefined;
  const withHost = path && host && sequence([host, path]);
  const addresses = hasDomain ? withHost : path;
  const once = <T>(compute: () => T): (() => T) => {
    let made: { readonly value: T } | undefined;
    return () => (made ??= { value: compute() }).value;
  };
  const surely = (language: Language | null) =>
    once(() => (language && isFoundAtRoot(route) ? buildAutomaton(language, 'least') : null));
  const [leastOfPath, leastWithHost] = [surely(hasDomain ? null : path), surely(withHost)];
  return {
    hasDomain,
    addresses,
    most: once(() => addresses && buildAutomaton(addresses, 'most')),
    least: (asked) => (asked ? leastWithHost() : leastOfPath()),
  };
}

/** Whether the matcher finds the route at `/` if its expression fits there: the index may know better. */
export function isFoundAtRoot({ domain: _domain, ...route }: RouteDefinition): boolean {
  if (!pathExpression(route).test('/')) return true;
  return compileRoutes([route]).match(route.methods[0] ?? 'GET', '/') !== null;
}
