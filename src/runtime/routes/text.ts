import { InvalidParameterError } from './errors.ts';
import { plainDecimal } from './number.ts';
import type { BuildableRoute } from './types.ts';

/** The text of a text or number; `undefined` for all else, numbers that are not safe included. */
export function scalarText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return plainDecimal(value);
  return typeof value === 'bigint' ? String(value) : undefined;
}

/** The error for a value that is not what the place it stands in `needs`; `parameter` is percent-encoded. */
export function invalid(
  route: BuildableRoute,
  parameter: string,
  value: unknown,
  needs: string,
): InvalidParameterError {
  const name = decodeURIComponent(parameter);
  const reason = `is a ${kindOf(value)}, needs a well-formed text${needs}`;
  return new InvalidParameterError(route, `parameter "${name}" ${reason}.`, {
    parameter: name,
    value,
    reason,
  });
}

/** `number`, `boolean`, or what an object calls itself: `Object`, `Array`, `URLSearchParams`. */
export function kindOf(value: unknown): string {
  return typeof value === 'object' ? {}.toString.call(value).slice(8, -1) : typeof value;
}
