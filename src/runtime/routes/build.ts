import { activeConfig, type RoutesConfig } from './configured.ts';
import { finish } from './finish.ts';
import { fillHost, rootOf } from './host.ts';
import { missingError } from './missing.ts';
import { isEmpty, modelValue } from './own.ts';
import { defaultOf, sortParameters } from './parameters.ts';
import { fillPath } from './path.ts';
import { planOf, type FlexibleSlot } from './plan.ts';
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
  const { domain, path, slots } = planOf(route);
  const defaults = slots.map((slot) => defaultOf(route, slot, config));
  const { values, others, bare } = sortParameters(slots, defaults, parameters);
  // A default may be an empty text on purpose; anything else that is empty is missing.
  const missing = slots.filter(
    ({ optional }, index) => !optional && isEmpty(values[index]) && defaults[index] !== '',
  );
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name);
    throw missingError(route, names, Object.keys(others ?? {}));
  }
  const pathFrom = slots.length - path.slots.length;
  const lost = lostPlace(slots.slice(pathFrom), values.slice(pathFrom));
  if (lost) throw missingError(route, [lost], Object.keys(others ?? {}));
  const host = domain && fillHost(route, domain, values);
  const filled = fillPath(route, path, values.slice(pathFrom));
  const root = rootOf(config, route, host, options.absolute === true);
  return finish(route, root === '' || filled !== '/' ? root + filled : root, others, bare, options);
}

/**
 * The optional parameter whose place another one would take: with `archive/{year?}/{month?}` and a month alone,
 * the address would read as that of a year. One whose `where` refuses the value keeps its place.
 */
function lostPlace(slots: readonly FlexibleSlot[], values: readonly unknown[]): string | undefined {
  let skipped: FlexibleSlot[] = [];
  for (const [index, slot] of slots.entries()) {
    const value = values[index];
    // Text between two parameters tells them apart, and so does one that must be there.
    if (slot.before !== '/' || !slot.optional) skipped = [];
    if (!slot.optional) continue;
    if (isEmpty(value)) {
      skipped.push(slot);
      continue;
    }
    const text = scalarText(typeof value === 'object' && value ? modelValue(value, slot.key) : value) ?? '';
    const lost = skipped.find(({ format }) => format?.test(text) !== false);
    if (lost) return lost.name;
    skipped = [];
  }
  return undefined;
}
