import { InvalidParameterError } from './errors.ts';
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

/**
 * A number in plain decimal, never in exponent form; `undefined` for NaN, infinities and numbers beyond the
 * safe integers, whose digits would not be those that were meant.
 */
function plainDecimal(value: number): string | undefined {
  if (Number.isSafeInteger(value)) return String(value);
  if (!Number.isSafeInteger(Math.trunc(value))) return undefined;
  return String(value).replace(
    /(\d)\.?(\d*)e-(\d+)/,
    (_whole, lead: string, fraction: string, exponent: string) =>
      '0.'.padEnd(Number(exponent) + 1, '0') + lead + fraction,
  );
}
