/* A second calculation of the value by comparison: fractions of whole numbers, square roots by bisection. */

/** A sale in whole numbers: cents, hundredths of a square metre, metres, months, basis points. */
export interface OracleSale {
  readonly priceCents: number;
  readonly areaHundredths: number;
  readonly distanceM: number;
  readonly ageMonths: number;
  readonly adjustBps: number;
}

/** Everything in whole numbers: cents, weights in ten-thousandths, points in hundredths. */
export interface OracleEstimation {
  readonly pricesPerM2: readonly number[];
  readonly weights: readonly number[];
  readonly mean: number;
  readonly percentiles: readonly number[];
  readonly values: readonly number[];
  readonly variationTenThousandths: number;
  readonly confidenceHundredths: number;
}

const FINE = 10n ** 40n;

/** The estimation, or `null` with fewer than three sales of some weight, or without a price. */
export function oracleEstimation(
  subjectHundredths: number,
  sales: readonly OracleSale[],
  maxDistanceM: number,
  maxAgeMonths: number,
): OracleEstimation | null {
  const pricesPerM2 = sales.map((sale) =>
    nearest(
      BigInt(sale.priceCents) * BigInt(10_000 + sale.adjustBps) * 100n,
      10_000n * BigInt(sale.areaHundredths),
    ),
  );
  const weights = sales.map((sale) => {
    const far = maxDistanceM - sale.distanceM;
    const unlike = subjectHundredths - Math.abs(sale.areaHundredths - subjectHundredths);
    const old = maxAgeMonths - sale.ageMonths;
    if (far <= 0 || unlike <= 0 || old <= 0) return 0n;
    const whole = BigInt(maxDistanceM) * BigInt(subjectHundredths) * BigInt(maxAgeMonths);
    return nearest(10_000n * BigInt(far) * BigInt(unlike) * BigInt(old), whole);
  });
  const counted = pricesPerM2.flatMap((price, index) => {
    const weight = weights[index] ?? 0n;
    return weight > 0n ? [{ price, weight }] : [];
  });
  if (counted.length < 3) return null;
  const total = counted.reduce((sum, { weight }) => sum + weight, 0n);
  const mean = nearest(
    counted.reduce((sum, { price, weight }) => sum + price * weight, 0n),
    total,
  );
  if (mean === 0n) return null;

  const rising = counted.toSorted((a, b) => Number(a.price - b.price));
  const percentiles = [20n, 50n, 80n].map((percent) => {
    const reached = rising.find(
      (_, index) =>
        rising.slice(0, index + 1).reduce((sum, { weight }) => sum + weight, 0n) * 100n >= percent * total,
    );
    return reached?.price ?? 0n;
  });
  const spread = counted.reduce((sum, { price, weight }) => sum + weight * (price - mean) ** 2n, 0n);
  const variation = root((spread * FINE * FINE) / total) / mean;

  const count = BigInt(counted.length);
  const enough = 40n * FINE * (count < 10n ? count : 10n);
  const near = FINE - (variation * 10n) / 3n;
  const points = enough / 10n + (near > 0n ? 40n * near : 0n) + (20n * FINE * total) / (10_000n * count);
  return {
    pricesPerM2: pricesPerM2.map(Number),
    weights: weights.map(Number),
    mean: Number(mean),
    percentiles: percentiles.map(Number),
    values: [...percentiles, mean].map((price) =>
      Number(nearest(price * BigInt(subjectHundredths), 100n * 100_000n) * 100_000n),
    ),
    variationTenThousandths: Number(nearest(variation * 10_000n, FINE)),
    confidenceHundredths: Number(nearest(points * 100n, FINE)),
  };
}

function nearest(part: bigint, whole: bigint): bigint {
  const floor = part / whole;
  return (part - floor * whole) * 2n >= whole ? floor + 1n : floor;
}

function root(square: bigint): bigint {
  let low = 0n;
  let high = square + 1n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle * middle <= square) low = middle;
    else high = middle;
  }
  return low;
}
