import { parse } from 'jsonc-parser';
import { checkText } from '../edit/check-text.ts';
import { insertRoutes } from '../edit/insert-routes.ts';
import type { ManifestFile } from '../edit/manifest-file.ts';
import { routeEntry, type NewRoute } from '../edit/route-entry.ts';
import { own } from '#runtime/routes/own.ts';
import { parameterNames } from '../edit/route-parameters.ts';
import type { ReadOptions } from '../manifest/read.ts';
import { manifestSchema, readDeclaredKeys } from '../manifest/schema.ts';
import { acceptRoutes } from './accept-routes.ts';
import { convertSource } from './convert-source.ts';
import type { Imported } from './new-manifest.ts';
import { withoutFormats } from './patterns.ts';
import { placesBeside, withAdded, type Place } from './merge-places.ts';
import type { Report } from './report.ts';
import type { Source } from './source.ts';

/**
 * Adds the routes of a source whose names a manifest does not have, each behind the one it follows in the
 * source; the manifest's text stays otherwise. Throws `ManifestError` when the manifest has problems.
 */
export function mergeManifest(
  source: Source,
  file: ManifestFile,
  options: ReadOptions,
  report: Report,
): Imported {
  checkText(file, file.text, options);
  const value: unknown = parse(file.text);
  const declared = readDeclaredKeys(value);
  const manifest = manifestSchema(declared).parse(value);
  const converted = convertSource(source, report);
  const unheeded = Object.entries(converted.defaults).filter(
    ([name, given]) => own(manifest.defaults, name) !== given,
  );
  for (const [name, given] of unheeded) report.add('defaults', name, `${given}, not in the manifest`);
  const isPresent = ({ name }: NewRoute): boolean => Object.hasOwn(manifest.routes, name);
  for (const { name } of converted.routes.filter(isPresent)) report.add('present', name);
  const fresh = converted.routes
    .filter((route) => !isPresent(route))
    .map((route) => withPatterns(route, manifest.patterns, report));
  const present = Object.keys(manifest.routes);
  const placesOf = (added: readonly NewRoute[]): Place[] =>
    placesBeside(
      converted.routes.map(({ name }) => name),
      new Set(added.map(({ name }) => name)),
      new Set(present),
    );
  const order = (added: readonly NewRoute[]): string[] => withAdded(present, placesOf(added));
  const accepted = acceptRoutes(fresh, { manifest, declared, order }, report);
  const entries = new Map(accepted.map((route) => [route.name, routeEntry(route, Object.keys(declared))]));
  const insertions = placesOf(accepted).map(({ anchor, names }) => ({
    anchor,
    entries: names.map((name) => entries.get(name) ?? ''),
  }));
  const text = insertRoutes(file.text, insertions);
  checkText(file, text, options);
  return { text, names: accepted.map(({ name }) => name) };
}

/** A route without formats that the manifest gives it anyway. */
function withPatterns(added: NewRoute, patterns: Readonly<Record<string, string>>, report: Report): NewRoute {
  for (const parameter of parameterNames(added.route)) {
    const pattern = own(patterns, parameter);
    if (pattern !== undefined && own(added.route.wheres, parameter) === undefined) {
      report.add('narrowed', added.name, `{${parameter}} ${pattern}`);
    }
  }
  return withoutFormats(
    added,
    (parameter) => own(patterns, parameter) === own(added.route.wheres, parameter),
  );
}
