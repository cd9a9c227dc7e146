import type { NewRoute } from '../edit/route-entry.ts';
import { cleanParameter } from './parameters.ts';
import { convertRoute, type MiddlewareCounts } from './convert-route.ts';
import type { Report } from './report.ts';
import type { Source } from './source.ts';

/** Routes in a manifest's terms, not yet checked against its rules; each name once. */
export interface Converted {
  readonly routes: readonly NewRoute[];
  readonly defaults: Readonly<Record<string, string | number>>;
}

/** Converts what a source holds, in its order; what is lost or changed goes to the report. */
export function convertSource(source: Source, report: Report): Converted {
  for (const entry of source.malformed) report.add('malformed', entry);
  const counts: MiddlewareCounts = new Map();
  const names = new Set<string>();
  const routes = source.routes.flatMap((found): NewRoute[] => {
    const converted = convertRoute(found, report, counts);
    if (!converted) return [];
    if (names.has(converted.name)) {
      report.add('duplicate', converted.name, `${found.methods.join('|')} /${found.uri.replace(/^\/+/, '')}`);
      return [];
    }
    names.add(converted.name);
    return [converted];
  });
  for (const [middleware, count] of [...counts].toSorted((a, b) => b[1] - a[1])) {
    report.add('middleware', middleware, count === 1 ? '1 route' : `${count} routes`);
  }
  addNotes(source, report);
  return { routes, defaults: convertDefaults(source.defaults, report) };
}

function convertDefaults(
  defaults: Source['defaults'],
  report: Report,
): Readonly<Record<string, string | number>> {
  const entries = Object.entries(defaults).flatMap(([name, value]): [string, string | number][] => {
    if (typeof value === 'string' || typeof value === 'number') return [[cleanParameter(name), value]];
    if (value !== null) report.add('defaults', name, JSON.stringify(value));
    return [];
  });
  return Object.fromEntries(entries);
}

function addNotes(source: Source, report: Report): void {
  if (source.address !== null) {
    report.add(
      'notes',
      'base address',
      `${source.address} stays out: configureRoutes({ baseUrl }) takes it.`,
    );
  }
  if (source.kind !== 'route:list' || source.routes.length === 0) return;
  report.add('notes', 'formats', 'route:list tells no formats of parameters; a Ziggy file does.');
  const uris = source.routes.map(({ uri }) => uri);
  if (uris.length > 2 && uris.every((uri, index) => index === 0 || (uris[index - 1] ?? '') <= uri)) {
    report.add(
      'notes',
      'order',
      'the list is sorted by address and lost the order of definition, which decides at matching; newer versions ' +
        'keep it with --sort=definition.',
    );
  }
}
