/** A second calculation of purchase costs, in whole fractions: nothing of the engine is used here. */

export interface OracleCost {
  readonly emolumentsCents: number;
  readonly emolumentsVatCents: number;
  readonly departmentDutyCents: number;
  readonly levyCents: number;
  readonly communeDutyCents: number;
  readonly csiCents: number;
  readonly feesHtCents: number;
  readonly feesTtcCents: number;
}

/** `n ÷ d` to the nearest whole, halves up, for n from 0. */
export function nearest(n: bigint, d: bigint): bigint {
  const whole = n / d;
  return 2n * (n - whole * d) >= d ? whole + 1n : whole;
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Emoluments in thousand-millionths of a cent: one rate on all, and what the first slices bring above it. */
function scale(price: bigint, rebateBps: bigint, largeRebateBps: bigint): bigint {
  const all =
    799n * price +
    (1064n - 799n) * least(price, 6_000_000n) +
    (1596n - 1064n) * least(price, 1_700_000n) +
    (3870n - 1596n) * least(price, 650_000n);
  const above = price > 10_000_000n ? price - 10_000_000n : 0n;
  const large = price > 1_000_000_000n ? price - 1_000_000_000n : 0n;
  return all * 10_000n - 799n * ((above - large) * rebateBps + large * largeRebateBps);
}

/** Ordinary, reduced or fixed duties: main duty, cost of collection, commune. */
export function oracleDuties(price: bigint, regime: string, departmentBps: number): [bigint, bigint, bigint] {
  if (regime === 'build') return [12_500n, 0n, 0n];
  const isOrdinary = regime === 'standard';
  const main = nearest(price * BigInt(isOrdinary ? departmentBps : 70), 10_000n);
  const levy = nearest(main * (isOrdinary ? 237n : 214n), 10_000n);
  return [main, levy, isOrdinary ? nearest(price * 12n, 1000n) : 0n];
}

/** All lines of a purchase in mainland France, from a price in cents. */
export function oraclePurchaseCost(
  priceCents: number,
  regime: string,
  departmentBps: number,
  disbursementsCents: number,
  rebateBps: number,
  largeRebateBps = rebateBps,
  upliftPercent = 0,
): OracleCost {
  const price = BigInt(priceCents);
  const raised = scale(price, BigInt(rebateBps), BigInt(largeRebateBps)) * BigInt(100 + upliftPercent);
  let notary = nearest(raised, 100_000_000_000n);
  const tenth = nearest(price, 10n);
  if (notary > tenth) notary = tenth;
  if (notary < 9000n) notary = 9000n;
  const vat = nearest(notary, 5n);
  const [main, levy, commune] = oracleDuties(price, regime, departmentBps);
  let csi = nearest(price, 1000n);
  if (csi < 1500n) csi = 1500n;
  const withoutVat = notary + main + levy + commune + csi + BigInt(disbursementsCents);
  return {
    emolumentsCents: Number(notary),
    emolumentsVatCents: Number(vat),
    departmentDutyCents: Number(main),
    levyCents: Number(levy),
    communeDutyCents: Number(commune),
    csiCents: Number(csi),
    feesHtCents: Number(withoutVat),
    feesTtcCents: Number(withoutVat + vat),
  };
}

/** Supplement and interest of a broken commitment, a number of months late. */
export function oracleBreach(
  priceCents: number,
  regime: string,
  departmentBps: number,
  months: number,
): {
  readonly supplementCents: number;
  readonly supplementDueCents: number;
  readonly interestCents: number;
} {
  const price = BigInt(priceCents);
  const total = (lines: readonly bigint[]): bigint => lines.reduce((a, b) => a + b, 0n);
  const owed = total(oracleDuties(price, 'standard', departmentBps)) - total(oracleDuties(price, regime, 0));
  const supplement = owed > 0n ? owed : 0n;
  const inEuros = (lines: readonly bigint[]): bigint =>
    total(lines.map((line) => nearest(line, 100n))) * 100n;
  const due =
    inEuros(oracleDuties(price, 'standard', departmentBps)) - inEuros(oracleDuties(price, regime, 0));
  return {
    supplementCents: Number(supplement),
    supplementDueCents: due > 0n ? Number(due) : 0,
    interestCents: Number(nearest(supplement * 2n * BigInt(months), 1000n)),
  };
}
