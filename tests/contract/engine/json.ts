/** Anything that came as JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** An object of JSON, with its own keys. */
export type JsonObject = { readonly [key: string]: Json };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value and where it stands, `operations.items.0.id`. */
export interface Leaf {
  readonly path: string;
  /** The last key that is a name, not a place in a list. */
  readonly key: string;
  readonly value: string | number | boolean | null;
}

/** Every text, number, yes or no in a value. */
export function* leavesOf(value: Json, path = '', key = ''): Generator<Leaf> {
  if (Array.isArray(value)) {
    for (const [index, inner] of (value as readonly Json[]).entries())
      yield* leavesOf(inner, join(path, String(index)), key);
  } else if (isObject(value)) {
    for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, join(path, name), name);
  } else {
    yield { path, key, value: value as Leaf['value'] };
  }
}

/** Every object in a value, itself first. */
export function* objectsOf(value: Json, key = ''): Generator<{ key: string; object: JsonObject }> {
  if (Array.isArray(value)) {
    for (const inner of value as readonly Json[]) yield* objectsOf(inner, key);
  } else if (isObject(value)) {
    yield { key, object: value };
    for (const [name, inner] of Object.entries(value)) yield* objectsOf(inner, name === 'items' ? key : name);
  }
}

export const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** What stands at a path, `journal.0.id`; null when there is nothing. */
export function at(value: Json | undefined, path: string): Json {
  let found: Json | undefined = value;
  for (const key of path.split('.')) {
    const holder: Json | undefined = found;
    found = typeof holder === 'object' && holder !== null ? (holder as JsonObject)[key] : undefined;
  }
  return found ?? null;
}

/** The text at a path; anything else as JSON writes it. */
export const textAt = (value: Json | undefined, path: string): string => textOf(at(value, path));

/** A value as text. */
export const textOf = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);
