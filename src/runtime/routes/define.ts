import { configuredBuild } from './configured.ts';
import { MissingBaseUrlError } from './errors.ts';
import { missingError } from './missing.ts';
import { appendQuery } from './append-query.ts';
import { isEmpty, modelValue, own, without } from './own.ts';
import { fillPath } from './path.ts';
import { checkEntries } from './query.ts';
import { templateOf, type Slot, type Template } from './slots.ts';
import type { BuildableRoute, BuildOptions } from './types.ts';

/**
 * The builder of a route whose parameters are all in its path and required: `(parameters, options?)`, or
 * `(options?)` where it has none. Parameters by name, in order, or as the one value; what the uri does not
 * name goes to the query. The builder throws `MissingParameterError`, `FormatMismatchError`,
 * `InvalidParameterError` or `MissingBaseUrlError`. Routes with a domain, optional parameters or defaults
 * need `defineFlexibleRoute`.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- inferred from the annotation of what is exported
export function defineRoute<Builder extends (...values: never[]) => string>(route: BuildableRoute): Builder {
  let template: Template | undefined;
  const build = (parameters: unknown, options: BuildOptions = {}): string => {
    if (configuredBuild) return configuredBuild(route, parameters, options);
    if (options.absolute) throw new MissingBaseUrlError(route);
    return fill(route, (template ??= templateOf(route, route.uri)), parameters, options);
  };
  const builder = route.uri.includes('{') ? build : (options?: BuildOptions) => build(undefined, options);
  return builder as (...values: never[]) => string as Builder;
}

function fill(route: BuildableRoute, template: Template, given: unknown, options: BuildOptions): string {
  const { slots, names } = template;
  const named = isNamed(slots, given) ? given : undefined;
  checkEntries(route, 'query', named);
  const list: readonly unknown[] = Array.isArray(given) ? given : [given];
  const values = named ? names.map((name) => own(named, name)) : list;
  const others = named && without(named, names);
  const missing = names.filter((_, index) => isEmpty(values[index]));
  if (missing.length > 0) throw missingError(route, missing, Object.keys(others ?? {}));
  return appendQuery(route, fillPath(route, template, values), others, values.slice(names.length), options);
}

/** Whether parameters are given by name, and not as a list or as the one model object. */
function isNamed(slots: readonly Slot[], given: unknown): given is object {
  if (typeof given !== 'object' || !given || Array.isArray(given)) return false;
  const [only] = slots;
  return (
    slots.length !== 1 || !only || Object.hasOwn(given, only.name) || isEmpty(modelValue(given, only.key))
  );
}
