import { dirname, join } from 'node:path';
import { own } from '#runtime/routes/own.ts';
import { contractOf } from '../manifest/contract-files.ts';
import type { ContractFiles } from '../manifest/contract-rules.ts';
import { manifestJsonSchema, METHODS, type Manifest, type ManifestRoute } from '../manifest/schema.ts';
import { translatePcre } from '../pcre/translate.ts';
import { areaOfPage, areaOfRoute, SHARED } from './areas.ts';
import { builderName, groupOf } from './identifiers.ts';
import type { ContractModel, Model, PageModel, ParameterModel, RouteModel } from './model.ts';
import { plainUri, uriParameters } from './uri.ts';

export interface ModelContext {
  readonly manifestFile: string;
  readonly runtime: string;
  /** Line of a route, from 1. */
  readonly lineOf: (routeName: string) => number;
  readonly pages: readonly Pick<PageModel, 'name' | 'specifier'>[];
  /** Absolute path of the folder of builders, for relative imports. */
  readonly routesOut: string;
  /** `null` when the manifest has no folder of contracts. */
  readonly contracts: ContractFiles | null;
}

/** The model of a manifest that was checked: patterns merged and translated, names made. */
export function buildModel(manifest: Manifest, context: ModelContext): Model {
  const routes = Object.entries(manifest.routes).map(([name, route]): RouteModel => {
    const methods = METHODS.filter((method) => route.methods.includes(method));
    return {
      name,
      group: groupOf(name),
      exportName: builderName(name),
      uri: plainUri(route.uri),
      domain: route.domain === undefined ? undefined : plainUri(route.domain),
      methods,
      page: route.page,
      can: route.can,
      area: areaOfRoute(name, manifest.areas),
      contract: contractModel(name, route, context),
      extras: extrasOf(route, manifest),
      line: context.lineOf(name),
      parameters: parametersOf(route, manifest),
    };
  });
  const pages = context.pages
    .map(({ name, specifier }) => ({ name, specifier, area: areaOfPage(name, manifest.areas) }))
    .toSorted(byName);
  const pageNames = routes.flatMap(({ page }) => page ?? []);
  return {
    manifestFile: context.manifestFile,
    runtime: context.runtime,
    isLean: manifest.lean === true,
    routes,
    patterns: Object.entries(manifest.patterns)
      .map(([name, source]) => ({ name, where: translated(source) }))
      .toSorted(byName),
    pageNames: unique([...pageNames, ...manifest.answers]),
    pages,
    permissions: unique(routes.flatMap(({ can }) => can ?? [])),
    areas: unique([...routes, ...pages].map(({ area }) => area)).filter((area) => area !== SHARED),
    keys: Object.entries(manifest.keys)
      .map(([name, key]) => ({ name, ...key }))
      .toSorted(byName),
    jsonSchema: manifestJsonSchema(manifest.keys),
  };
}

function contractModel(
  name: string,
  route: ManifestRoute,
  { contracts, routesOut }: ModelContext,
): ContractModel | undefined {
  const contract = contractOf(name, route);
  if (!contracts?.names.has(contract)) return undefined;
  return {
    name: contract,
    specifier: contracts.specifierOf(contract, dirname(join(routesOut, groupOf(name)))),
    hasQuery: contracts.hasQuery(contract),
  };
}

function extrasOf(route: ManifestRoute, manifest: Manifest): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(manifest.keys)
      .toSorted()
      .flatMap((key) => (route[key] === undefined ? [] : [[key, route[key]] as const])),
  );
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
      where: source === undefined ? undefined : translated(source),
      pattern: where === undefined && pattern !== undefined ? parameter.name : undefined,
      default: own(manifest.defaults, parameter.name),
    };
  });
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : 1;
}

const translations = new Map<string, string>();

/** Most parameters share a few formats. */
function translated(source: string): string {
  const known = translations.get(source);
  if (known !== undefined) return known;
  const where = translatePcre(source);
  translations.set(source, where);
  return where;
}
