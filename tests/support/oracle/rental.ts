/** A second calculation of rental yields, in whole fractions: nothing of the engine is used here. */

/** Net income in cents and yields in billionths, rounded down; yields are null where there is no capital. */
export function oracleYield(input: {
  readonly priceCents: number;
  readonly feesCents: number;
  readonly worksCents: number;
  readonly annualRentCents: number;
  readonly vacancyBps: number;
  readonly managementBps: number;
  readonly chargesCents: number;
  readonly propertyTaxCents: number;
  readonly insuranceCents: number;
}): { readonly netIncomeCents: number; readonly gross: bigint | null; readonly net: bigint | null } {
  const rent = BigInt(input.annualRentCents);
  const half = (n: bigint): bigint => (n + 5000n) / 10_000n;
  const lost = half(rent * BigInt(input.vacancyBps));
  const managed = half((rent - lost) * BigInt(input.managementBps));
  const fixed = input.chargesCents + input.propertyTaxCents + input.insuranceCents;
  const net = rent - lost - managed - BigInt(fixed);
  const capital = BigInt(input.priceCents) + BigInt(input.feesCents) + BigInt(input.worksCents);
  const billionths = (part: bigint, whole: bigint): bigint | null =>
    whole === 0n ? null : (part * 1_000_000_000n) / whole;
  return {
    netIncomeCents: Number(net),
    gross: billionths(rent, BigInt(input.priceCents)),
    net: billionths(net, capital),
  };
}
