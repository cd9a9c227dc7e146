import { FormatMismatchError, InvalidParameterError } from './errors.ts';
import { plainDecimal } from './number.ts';
import { isEmpty, modelKeyOf, own, type Slot } from './parameters.ts';
import type { BuildableRoute } from './types.ts';

const formats = new Map<string, RegExp>();

/** The expression that a whole value must match, compiled once per source. */
export function wholeFormat(source: string): RegExp {
  const known = formats.get(source);
  if (known) return known;
  const compiled = new RegExp(`^(?:${source})$`, 'su');
  formats.set(source, compiled);
  return compiled;
}

/**
 * The text of a path value, not yet encoded; `''` when it is missing. Throws `InvalidParameterError` for
 * what has no place in an address and `FormatMismatchError` when the route's `where` refuses it.
 */
export function valueText(route: BuildableRoute, slot: Slot, value: unknown): string {
  if (isEmpty(value)) return '';
  const text = scalarText(route, slot, value);
  if (text === '') return '';
  const fail = (reason: string): InvalidParameterError =>
    new InvalidParameterError({ route: route.name, uri: route.uri, parameter: slot.name, value, reason });
  if (!text.isWellFormed()) throw fail('holds a lone surrogate');
  const format = own(route.wheres, slot.name);
  if (format !== undefined && !wholeFormat(format).test(text)) {
    throw new FormatMismatchError({
      route: route.name,
      uri: route.uri,
      parameter: slot.name,
      value: text,
      format,
    });
  }
  if (slot.inDomain) {
    if (!/^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*$/u.test(text)) throw fail(`= "${text}" is not a host name`);
    if (format === undefined && text.includes('.')) throw fail(`= "${text}" holds a dot`);
    return text;
  }
  if (text.split('/').some(isDotSegment)) throw fail(`= "${text}" holds a dot segment`);
  return text;
}

/** `.` or `..`, which browsers resolve away. */
export function isDotSegment(segment: string): boolean {
  return segment === '.' || segment === '..';
}

function scalarText(route: BuildableRoute, slot: Slot, value: unknown): string {
  const fail = (reason: string): InvalidParameterError =>
    new InvalidParameterError({ route: route.name, uri: route.uri, parameter: slot.name, value, reason });
  switch (typeof value) {
    case 'string':
      return value;
    case 'bigint':
      return value.toString();
    case 'number': {
      const text = plainDecimal(value);
      if (text === null) throw fail(`is ${String(value)}, which is not a safe number`);
      return text;
    }
    case 'object': {
      if (value === null) return '';
      if (Array.isArray(value)) throw fail('is an array');
      const key = modelKeyOf(value, slot.key);
      if (key === undefined) throw fail(`is an object without ${slot.key ? `"${slot.key}" or ` : ''}"id"`);
      const inner = own(value, key);
      if (typeof inner === 'object') throw fail(`is an object whose "${key}" is not a text or number`);
      return scalarText(route, slot, inner);
    }
    default:
      throw fail(`is a ${typeof value}`);
  }
}
