import { METHODS, type Manifest, type ManifestRoute } from '../manifest/schema.ts';
import { translatePcre } from '../pcre/translate.ts';
import { exportName, groupOf } from './identifiers.ts';
import type { Model, PageModel, ParameterModel, RouteModel } from './model.ts';
import { plainUri, uriParameters } from './uri.ts';

export interface ModelContext {
  readonly manifestFile: string;
  readonly runtime: string;
  /** Line of a route, from 1. */
  readonly lineOf: (routeName: string) => number;
  readonly pages: readonly PageModel[];
}

/** The model of a manifest that was checked: patterns merged and translated, names made. */
export function buildModel(manifest: Manifest, context: ModelContext): Model {
  const routes = Object.entries(manifest.routes).map(([name, route]): RouteModel => {
    const methods = METHODS.filter((method) => route.methods.includes(method));
    return {
      name,
      group: groupOf(name),
      exportName: exportName(name.split('.').at(-1) ?? ''),
      uri: plainUri(route.uri),
      domain: route.domain === undefined ? undefined : plainUri(route.domain),
      methods,
      page: route.page,
      can: route.can,
      line: context.lineOf(name),
      parameters: parametersOf(route, manifest),
    };
  });
  const pageNames = routes.flatMap(({ page }) => page ?? []);
  return {
    manifestFile: context.manifestFile,
    runtime: context.runtime,
    routes,
    patterns: Object.entries(manifest.patterns)
      .map(([name, source]) => ({ name, where: translatePcre(source) }))
      .toSorted(byName),
    pageNames: unique([...pageNames, ...manifest.answers]),
    pages: context.pages.toSorted(byName),
    permissions: unique(routes.flatMap(({ can }) => can ?? [])),
  };
}

function parametersOf(route: ManifestRoute, manifest: Manifest): ParameterModel[] {
  return [...uriParameters(route.domain ?? ''), ...uriParameters(route.uri)].map((parameter) => {
    const where = own(route.wheres, parameter.name);
    const pattern = own(manifest.patterns, parameter.name);
    const source = where ?? pattern;
    return {
      name: parameter.name,
      optional: parameter.optional,
      key: parameter.key ?? own(route.bindings, parameter.name),
      where: source === undefined ? undefined : translatePcre(source),
      pattern: where === undefined && pattern !== undefined ? parameter.name : undefined,
      default: own(manifest.defaults, parameter.name),
    };
  });
}

function own<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : 1;
}
