import { buildAutomaton } from './automaton.ts';
import { findOutsider, type Outsider } from './inclusion.ts';
import { coversPieces } from './pieces.ts';
import { isFoundAtRoot, routeLanguage, type RouteLanguage } from './route-language.ts';
import type { Table } from './table.ts';

/** Compares what routes of a table answer to, given by their places. */
export interface Comparison {
  languageOf(order: number): RouteLanguage;
  /** Whether one route surely has all addresses of another, by a quick look. */
  coversByPieces(order: number, other: number): boolean;
  /** An address of a route that none of some others has. */
  outsiderOf(order: number, others: Iterable<number>): Outsider;
}

const ANY_BUT_SLASH = [
  [0, 0x2e],
  [0x30, 0x10ffff],
] as const;

/** Texts that are no address, for want of a path. */
const NO_PATH = buildAutomaton(
  { kind: 'repeat', inner: { kind: 'set', ranges: ANY_BUT_SLASH }, min: 0, max: Infinity },
  'least',
);

/** Prepares comparing; languages are read when first asked for. */
export function createComparison({ routes, piecesOf, formats, budget }: Table): Comparison {
  const languages = new Map<number, RouteLanguage>();
  const languageOf = (order: number): RouteLanguage => {
    let language = languages.get(order);
    if (!language) {
      language = routeLanguage(routeOf(order));
      languages.set(order, language);
    }
    return language;
  };
  const routeOf = (order: number): Table['routes'][number] => {
    const route = routes[order];
    if (!route) throw new RangeError(`the table has no route ${order}`);
    return route;
  };
  return {
    languageOf,
    coversByPieces(order, other) {
      const [one, two] = [piecesOf(order), piecesOf(other)];
      if (!one || !two || !coversPieces(one, two, formats)) return false;
      return one.path.length > 1 || isFoundAtRoot(routeOf(order));
    },
    outsiderOf(order, others) {
      const language = languageOf(order);
      const most = language.most();
      if (!most) return 'unknown';
      const automata = Array.from(others, (other) => {
        // A route with a domain never answers where the host is not known.
        const isComparable = language.hasDomain || !languageOf(other).hasDomain;
        return isComparable ? languageOf(other).least(language.hasDomain) : null;
      });
      return findOutsider(
        most,
        [NO_PATH, ...automata].filter((automaton) => automaton !== null),
        budget,
      );
    },
  };
}
