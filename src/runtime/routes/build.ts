import { routesConfig, type RoutesConfig } from './config.ts';
import { encodeBareQuery, encodeHash, encodeLiteral, encodePath } from './encode.ts';
import { InvalidParameterError, MissingBaseUrlError, MissingParameterError } from './errors.ts';
import {
  defaultOf,
  isEmpty,
  slotsOf,
  sortParameters,
  type Slot,
  type SortedParameters,
} from './parameters.ts';
import { stringifyQuery } from './query.ts';
import { suggest } from './suggest.ts';
import { parseTemplate, trimSlashes } from './template.ts';
import type { BuildableRoute, BuildOptions, Href, Method, ParametersInput, QueryInput } from './types.ts';
import { isDotSegment, valueText } from './values.ts';

/**
 * The address of a route, relative unless `options.absolute`. Parameters by name, in order, or as the one
 * value; what the uri does not name goes to the query. Throws `MissingParameterError`,
 * `FormatMismatchError`, `InvalidParameterError` or `MissingBaseUrlError`.
 */
export function buildRoute<M extends Method = 'GET'>(
  route: BuildableRoute,
  parameters?: ParametersInput,
  options?: BuildOptions,
): Href<M> {
  return buildRouteWith(routesConfig(), route, parameters, options) as Href<M>;
}

/** As `buildRoute`, with a configuration given instead of the application's. */
export function buildRouteWith(
  config: RoutesConfig,
  route: BuildableRoute,
  parameters?: ParametersInput,
  options: BuildOptions = {},
): string {
  const sorted = sortParameters(route, parameters, config);
  const slots = new Map(slotsOf(route).map((slot) => [slot.name, slot]));
  const remaining = new Map(sorted.values);
  const missing: string[] = [];
  const fill = (source: string): string => fillTemplate(source, route, slots, remaining, missing, config);
  const host = route.domain === undefined ? undefined : fill(route.domain);
  const path = fill(route.uri);
  if (missing.length > 0) throw missingError(route, missing, sorted);
  if (path.split('/').some(isDotSegment)) {
    throw new InvalidParameterError({
      route: route.name,
      uri: route.uri,
      parameter: [...slots.keys()].join(', '),
      value: path,
      reason: 'makes a dot segment',
    });
  }
  const root = rootOf(config, route, host, options.absolute === true);
  const query = queryOf(sorted, options.query);
  const address = trimEnd(`${root}/${path}`);
  const hash = options.hash === undefined ? '' : options.hash.replace(/^#/, '');
  return (
    (address === '' ? '/' : address) +
    (query === '' ? '' : `?${query}`) +
    (hash === '' ? '' : `#${encodeHash(hash.toWellFormed())}`)
  );
}

/** Encoded text of a uri or domain; names of missing parameters are added to `missing`. */
function fillTemplate(
  source: string,
  route: BuildableRoute,
  slots: ReadonlyMap<string, Slot>,
  values: Map<string, unknown>,
  missing: string[],
  config: RoutesConfig,
): string {
  let text = '';
  const add = (piece: string): void => {
    text += text.endsWith('/') || text === '' ? piece.replace(/^\/+/, '') : piece;
  };
  for (const token of parseTemplate(source)) {
    if (token.kind === 'text') {
      add(encodeLiteral(token.text));
      continue;
    }
    const slot = slots.get(token.name);
    if (!slot) continue;
    const value = valueText(route, slot, values.get(token.name));
    values.delete(token.name);
    // A default may be an empty text on purpose; anything else that is empty is missing.
    const isMissing = value === '' && defaultOf(route, slot, config) !== '';
    if (isMissing && !token.optional) missing.push(token.name);
    const encoded = encodePath(value);
    // A `where` says whether slashes belong to the value; without one they are only separators.
    if (!Object.hasOwn(route.wheres ?? {}, token.name)) add(encoded.replace(/\/{2,}/g, '/'));
    else if (text === '') add(encoded);
    else text += encoded;
  }
  return trimSlashes(text);
}

function rootOf(
  config: RoutesConfig,
  route: BuildableRoute,
  host: string | undefined,
  absolute: boolean,
): string {
  if (config.baseUrl === undefined) {
    if (absolute) throw new MissingBaseUrlError(route.name);
    return '';
  }
  const base = new URL(config.baseUrl);
  if (host === undefined) return (absolute ? base.origin : '') + trimEnd(base.pathname);
  if (!absolute) return '';
  const usual = base.protocol === 'https:' ? '443' : '80';
  const port = config.port === undefined ? base.port : String(config.port);
  return `${base.protocol}//${host}${port === '' || port === usual ? '' : `:${port}`}`;
}

function queryOf(sorted: SortedParameters, extra: QueryInput | undefined): string {
  const merged = new Map<string, unknown>();
  for (const [key, value] of sorted.query) if (key !== '_query') merged.set(key, value);
  const clashing = sorted.query.find(([key]) => key === '_query')?.[1];
  for (const source of [clashing, extra]) {
    if (typeof source !== 'object' || source === null) continue;
    for (const [key, value] of Object.entries(source)) merged.set(key, value);
  }
  const named = stringifyQuery(Object.fromEntries(merged) as QueryInput);
  const bare = sorted.bare.filter((value) => !isEmpty(value)).map(bareText);
  return [named, ...bare].filter((piece) => piece !== '').join('&');
}

function bareText(value: unknown, index: number): string {
  if (typeof value === 'string' && value.isWellFormed()) return encodeBareQuery(value);
  if (typeof value === 'object' || typeof value === 'string') {
    const reason = 'is neither a parameter of the route nor a text';
    throw new InvalidParameterError({ parameter: String(index), value, reason });
  }
  return stringifyQuery({ v: value as number }).slice('v='.length);
}

function missingError(route: BuildableRoute, missing: readonly string[], sorted: SortedParameters): Error {
  const given = sorted.query.map(([key]) => key);
  let misspelt: { given: string; meant: string } | undefined;
  for (const key of given) {
    const meant = suggest(key, missing);
    if (meant !== undefined) misspelt ??= { given: key, meant };
  }
  return new MissingParameterError({
    route: route.name,
    uri: route.uri,
    parameters: [...new Set(missing)],
    given,
    misspelt,
  });
}

function trimEnd(text: string): string {
  return text.replace(/\/+$/, '');
}
