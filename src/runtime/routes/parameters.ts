import type { RoutesConfig } from './config.ts';
import type { BuildableRoute } from './types.ts';
import { parseTemplate } from './template.ts';

/** One parameter of a route: where it stands and how it is bound. */
export interface Slot {
  readonly name: string;
  readonly optional: boolean;
  /** Key of a model object that stands for it. */
  readonly key: string | undefined;
  readonly inDomain: boolean;
}

/** Parameters sorted out: path values by name, and what goes to the query. */
export interface SortedParameters {
  readonly values: ReadonlyMap<string, unknown>;
  readonly query: readonly (readonly [string, unknown])[];
  /** Positional values that no parameter took. */
  readonly bare: readonly unknown[];
}

/** Parameters of a route, those of its domain first, in the order positional values take. */
export function slotsOf(route: BuildableRoute): Slot[] {
  const slots = new Map<string, Slot>();
  for (const [source, inDomain] of [
    [route.domain ?? '', true],
    [route.uri, false],
  ] as const) {
    for (const token of parseTemplate(source)) {
      if (token.kind === 'text' || slots.has(token.name)) continue;
      const key = token.key ?? own(route.bindings, token.name);
      slots.set(token.name, { name: token.name, optional: token.optional, key, inDomain });
    }
  }
  return [...slots.values()];
}

/** The default of a parameter: the application's for its binding, for its name, then the manifest's. */
export function defaultOf(route: BuildableRoute, slot: Slot, config: RoutesConfig): unknown {
  const bound = slot.key === undefined ? undefined : own(config.defaults, `${slot.name}:${slot.key}`);
  return bound ?? own(config.defaults, slot.name) ?? own(route.defaults, slot.name);
}

/**
 * Sorts named, positional or single parameters as Laravel does: named ones first, positional ones from
 * the first parameter that has neither name nor default, defaults last, the rest to the query.
 */
export function sortParameters(
  route: BuildableRoute,
  given: unknown,
  config: RoutesConfig,
): SortedParameters {
  const slots = slotsOf(route);
  const { named, positional } = split(given, slots, (slot) => isEmpty(defaultOf(route, slot, config)));
  const values = new Map<string, unknown>();
  const open: string[] = [];
  for (const slot of slots) {
    const value = own(named, slot.name);
    values.set(slot.name, value ?? '');
    if (isAbsent(value) && isAbsent(defaultOf(route, slot, config))) open.push(slot.name);
  }
  const bare = placePositional(values, open, positional);
  for (const slot of slots) {
    if (isEmpty(values.get(slot.name))) values.set(slot.name, defaultOf(route, slot, config) ?? '');
  }
  const query = Object.entries(named).filter(([name]) => !values.has(name));
  return { values, query, bare };
}

function split(
  given: unknown,
  slots: readonly Slot[],
  lacksDefault: (slot: Slot) => boolean,
): { named: Readonly<Record<string, unknown>>; positional: readonly unknown[] } {
  if (given === null || given === undefined) return { named: {}, positional: [] };
  if (Array.isArray(given)) return { named: {}, positional: given };
  if (typeof given !== 'object' || given instanceof Date) return { named: {}, positional: [given] };
  const [only] = slots;
  const isModel =
    slots.length === 1 &&
    only !== undefined &&
    !only.optional &&
    lacksDefault(only) &&
    !Object.hasOwn(given, only.name) &&
    modelKeyOf(given, only.key) !== undefined;
  return isModel ? { named: {}, positional: [given] } : { named: { ...given }, positional: [] };
}

/** The own key by which a model object stands for a parameter: its binding, else `id`. */
export function modelKeyOf(model: object, key: string | undefined): string | undefined {
  return [key, 'id'].find((candidate) => candidate !== undefined && !isEmpty(own(model, candidate)));
}

function placePositional(
  values: Map<string, unknown>,
  open: readonly string[],
  positional: readonly unknown[],
): readonly unknown[] {
  const rest = [...positional];
  if (rest.length === open.length) {
    for (const name of open) values.set(name, rest.shift() ?? '');
    return rest;
  }
  const names = [...values.keys()];
  for (const name of names.slice(offsetOf(values, names, open, rest.length))) {
    if (rest.length > 0 && values.get(name) === '') values.set(name, rest.shift() ?? '');
  }
  return rest;
}

function offsetOf(
  values: ReadonlyMap<string, unknown>,
  names: readonly string[],
  open: readonly string[],
  count: number,
): number {
  const [firstOpen] = open;
  const empty = names.filter((name) => values.get(name) === '');
  if (firstOpen !== undefined) {
    if (count === empty.length) return 0;
    const offset = names.indexOf(firstOpen);
    return Math.max(0, offset + Math.min(0, empty.length - offset - count));
  }
  const start = empty[Math.max(0, empty.length - count)];
  return start === undefined ? 0 : names.indexOf(start);
}

/** Own property only, so that `toString` and `__proto__` are names like any other. */
export function own<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined;
export function own(record: object | undefined, key: string): unknown;
export function own(record: object | undefined, key: string): unknown {
  return record !== undefined && Object.hasOwn(record, key) ? Reflect.get(record, key) : undefined;
}

/** Neither `null`, `undefined` nor `''`: `0` and `'0'` are values. */
export function isEmpty(value: unknown): boolean {
  return isAbsent(value) || value === '';
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined;
}
