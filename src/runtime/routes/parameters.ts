import type { RoutesConfig } from './configured.ts';
import { isEmpty, modelValue, own } from './own.ts';
import type { FlexibleSlot } from './plan.ts';
import type { BuildableRoute } from './types.ts';

/** Parameters sorted out. */
export interface SortedParameters {
  /** One for each slot; empty when there is neither value nor default. */
  readonly values: readonly unknown[];
  /** What was given by name, if anything was. */
  readonly named: object | undefined;
  /** Positional values that no parameter took. */
  readonly bare: readonly unknown[];
}

/** The default of a parameter: the application's for its binding, for its name, then the manifest's. */
export function defaultOf(route: BuildableRoute, { name, key }: FlexibleSlot, config: RoutesConfig): unknown {
  const bound = key === undefined ? undefined : own(config.defaults, `${name}:${key}`);
  return bound ?? own(config.defaults, name) ?? own(route.defaults, name);
}

/**
 * Sorts named, positional or single parameters as Laravel does: named ones first, positional ones from
 * the first parameter that has neither name nor default, defaults last, the rest to the query.
 */
export function sortParameters(
  slots: readonly FlexibleSlot[],
  defaults: readonly unknown[],
  given: unknown,
): SortedParameters {
  const { named, positional } = split(slots, defaults, given);
  const values = slots.map(({ name }) => own(named, name) ?? '');
  const open = values.flatMap((_, index) =>
    (own(named, slots[index]?.name ?? '') ?? defaults[index] ?? undefined) === undefined ? [index] : [],
  );
  const bare = placePositional(values, open, positional);
  return {
    values: values.map((value, index) => (isEmpty(value) ? (defaults[index] ?? '') : value)),
    named,
    bare,
  };
}

function split(
  slots: readonly FlexibleSlot[],
  defaults: readonly unknown[],
  given: unknown,
): { named?: object; positional: readonly unknown[] } {
  if (given === null || given === undefined) return { positional: [] };
  if (Array.isArray(given)) return { positional: given };
  if (typeof given !== 'object' || given instanceof Date) return { positional: [given] };
  // A model stands for the one parameter that nothing else fills, or for the only one there is.
  const open = slots.filter((_, index) => isEmpty(defaults[index]));
  const [only, second] = slots.length === 1 ? slots : open;
  const isModel =
    only !== undefined &&
    second === undefined &&
    !only.optional &&
    slots.every(({ name }) => !Object.hasOwn(given, name)) &&
    !isEmpty(modelValue(given, only.key));
  return isModel ? { positional: [given] } : { named: given, positional: [] };
}

/** Fills positional values in and gives back those that found no place. */
function placePositional(
  values: unknown[],
  open: readonly number[],
  positional: readonly unknown[],
): readonly unknown[] {
  const rest = [...positional];
  if (rest.length === open.length) {
    for (const index of open) values[index] = rest.shift() ?? '';
    return rest;
  }
  for (let index = offsetOf(values, open, rest.length); index < values.length; index += 1) {
    if (rest.length > 0 && values[index] === '') values[index] = rest.shift() ?? '';
  }
  return rest;
}

function offsetOf(values: readonly unknown[], open: readonly number[], count: number): number {
  const [firstOpen] = open;
  const empty = values.flatMap((value, index) => (value === '' ? [index] : []));
  if (firstOpen === undefined) return empty[Math.max(0, empty.length - count)] ?? 0;
  if (count === empty.length) return 0;
  return Math.max(0, firstOpen + Math.min(0, empty.length - firstOpen - count));
}
