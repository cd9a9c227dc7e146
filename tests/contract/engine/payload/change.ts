import { isObject, type Json, type JsonObject } from '../json.ts';

/** Takes a field out of a payload. */
export const absent = Symbol('absent');

/** The payload with another value at one place; a missing way to it is made. */
export function changed(
  payload: JsonObject,
  path: readonly (string | number)[],
  value: Json | typeof absent,
): JsonObject {
  return change(payload, path, value) as JsonObject;
}

function change(
  current: Json | undefined,
  [key, ...rest]: readonly (string | number)[],
  value: Json | typeof absent,
): Json {
  if (typeof key === 'number') {
    const list = Array.isArray(current) ? (current as readonly Json[]) : [];
    return list.map((item, index) => (index === key ? descend(item, rest, value) : item));
  }
  const { [key ?? '']: old, ...others } = isObject(current) ? current : {};
  return rest.length === 0 && value === absent
    ? others
    : { ...others, [key ?? '']: descend(old, rest, value) };
}

const descend = (
  current: Json | undefined,
  rest: readonly (string | number)[],
  value: Json | typeof absent,
): Json => (rest.length === 0 ? (value as Json) : change(current, rest, value));
