import { activeConfig, type RoutesConfig } from './configured.ts';
import { decoded, groupsOf } from './expression.ts';
import { appendQuery } from './append-query.ts';
import { fillHost, rootOf } from './host.ts';
import { missingError } from './missing.ts';
import { isEmpty, modelValue, own, without } from './own.ts';
import { defaultOf, sortParameters } from './parameters.ts';
import { fillPath } from './path.ts';
import { planOf, type Plan } from './plan.ts';
import { checkEntries } from './query.ts';
import { scalarText } from './text.ts';
import type { BuildableRoute, BuildOptions, Href, Method, ParametersInput } from './types.ts';

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
  return buildRouteWith(activeConfig, route, parameters, options) as Href<M>;
}

/** As `buildRoute`, with a configuration given instead of the application's. */
export function buildRouteWith(
  config: RoutesConfig,
  route: BuildableRoute,
  parameters?: unknown,
  options: BuildOptions = {},
): string {
  const plan = planOf(route);
  const { domain, path, slots } = plan;
  const defaults = slots.map((slot) => defaultOf(route, slot, config));
  const { values, named, bare } = sortParameters(slots, defaults, parameters);
  checkEntries(route, 'query', named);
  const others =
    named &&
    without(
      named,
      slots.map(({ name }) => name),
    );
  // A default may be an empty text on purpose; anything else that is empty is missing.
  const missing = slots.filter(
    ({ optional }, index) => !optional && isEmpty(values[index]) && defaults[index] !== '',
  );
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name);
    throw missingError(route, names, Object.keys(others ?? {}));
  }
  const ofPath = values.slice(slots.length - path.slots.length);
  const host = domain && fillHost(route, domain, values);
  const filled = fillPath(route, path, ofPath);
  const lost = lostPlaces(plan, ofPath, filled);
  if (lost.length > 0) throw missingError(route, lost, Object.keys(others ?? {}));
  const root = rootOf(config, route, host, options.absolute === true);
  return appendQuery(route, root === '' || filled !== '/' ? root + filled : root, others, bare, options);
}

/**
 * The optional parameters whose place others would take: with `archive/{year?}/{month?}` and a month alone, the
 * address would read as that of a year. Those whose `where` refuses the value, or that text keeps apart, lose nothing.
 */
function lostPlaces(
  { slots: all, path: { slots: ofPath }, reading }: Plan,
  values: readonly unknown[],
  path: string,
): readonly string[] {
  const slots = all.slice(all.length - ofPath.length);
  const isAbsent = slots.map(({ optional }, index) => optional && isEmpty(values[index]));
  if (!isAbsent.includes(true)) return [];
  const read: Record<string, string> = {};
  const found = reading().exec(decoded(path));
  if (found) groupsOf(found, read);
  const lost = slots.findIndex(({ name }, index) => isAbsent[index] && Object.hasOwn(read, name));
  if (lost === -1) return [];
  const taker = slots.findIndex(
    ({ name, key }, index) =>
      index > lost && !isAbsent[index] && own(read, name) !== textOfValue(values[index], key),
  );
  return slots.flatMap(({ name }, index) =>
    isAbsent[index] && index >= lost && (taker === -1 || index < taker) ? [name] : [],
  );
}

const textOfValue = (value: unknown, key: string | undefined): string | undefined =>
  scalarText(typeof value === 'object' && value ? modelValue(value, key) : value);
