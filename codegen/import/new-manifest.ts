import { formatManifest } from '../edit/format-manifest.ts';
import { routeEntry, type NewRoute } from '../edit/route-entry.ts';
import { acceptRoutes } from './accept-routes.ts';
import { convertSource } from './convert-source.ts';
import { extractPatterns } from './patterns.ts';
import type { Report } from './report.ts';
import type { Source } from './source.ts';

export interface Imported {
  /** Text of the manifest. */
  readonly text: string;
  /** Names of the routes that came in. */
  readonly names: readonly string[];
}

/** A manifest of a source's routes, in their order; `pages` is its folder of pages. */
export function newManifest(source: Source, pages: string, report: Report): Imported {
  const converted = convertSource(source, report);
  const { defaults } = converted;
  const base = { pages, areas: [], keys: {}, patterns: {}, defaults, answers: [], routes: {} };
  const order = (routes: readonly NewRoute[]): string[] => routes.map(({ name }) => name);
  const accepted = acceptRoutes(converted.routes, { manifest: base, declared: {}, order }, report);
  const { patterns, routes } = extractPatterns(accepted);
  // Not by way of one object, which would put keys that are numbers first.
  const lines = routes.map((route) => routeEntry(route, [])).join(',');
  const head = JSON.stringify({ pages, patterns, defaults }).slice(0, -1);
  return { text: formatManifest(`${head},"routes":{${lines}}}`), names: routes.map(({ name }) => name) };
}
