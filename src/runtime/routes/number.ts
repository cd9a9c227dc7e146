/**
 * A number in plain decimal, never in exponent form; `undefined` for NaN, infinities and numbers beyond the
 * safe integers, whose digits would not be those that were meant.
 */
export function plainDecimal(value: number): string | undefined {
  if (Number.isSafeInteger(value)) return String(value);
  if (!Number.isSafeInteger(Math.trunc(value))) return undefined;
  return String(value).replace(
    /(\d)\.?(\d*)e-(\d+)/,
    (_whole, lead: string, fraction: string, exponent: string) =>
      '0.'.padEnd(Number(exponent) + 1, '0') + lead + fraction,
  );
}
