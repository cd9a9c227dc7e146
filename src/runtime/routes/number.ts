/**
 * A number in plain decimal, never in exponent form; `null` for NaN, infinities and numbers beyond the
 * safe integers, whose digits would not be those that were meant.
 */
export function plainDecimal(value: number): string | null {
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) return null;
  const text = String(value === 0 ? 0 : value);
  const match = /^(-?)(\d)(?:\.(\d+))?e-(\d+)$/.exec(text);
  if (!match) return text;
  const [, sign = '', lead = '', fraction = '', exponent = '0'] = match;
  return `${sign}0.${'0'.repeat(Number(exponent) - 1)}${lead}${fraction}`;
}
