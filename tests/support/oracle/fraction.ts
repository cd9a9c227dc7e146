/** `numerator ÷ denominator` to a whole number, half away from zero; written apart from the engine. */
export function halfUp(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n === denominator < 0n ? 1n : -1n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const floor = n / d;
  const rest = n - floor * d;
  return sign * (rest * 2n >= d ? floor + 1n : floor);
}

/** A decimal text as a fraction over a power of ten. */
export function fractionOf(text: string): { readonly num: bigint; readonly den: bigint } {
  const [whole = '0', decimals = ''] = text.split('.');
  return { num: BigInt(`${whole}${decimals}`), den: 10n ** BigInt(decimals.length) };
}
