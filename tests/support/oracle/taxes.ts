/** A second calculation of the smaller taxes, in whole fractions: nothing of the engine is used here. */

const nearest = (n: bigint, d: bigint): bigint => (2n * n + d) / (2n * d);

/** Commune’s and department’s shares of the development tax; areas in hundredths of a square metre. */
export function oracleDevelopmentTax(
  areas: readonly { readonly hundredthsM2: number; readonly isMainHome: boolean }[],
  euroPerM2: number,
  bps: readonly number[],
  exemptBps: number,
): number[] {
  // Half hundredths, so that the abatement stays whole.
  const halves = areas.map(({ hundredthsM2, isMainHome }) => {
    if (!isMainHome) return 2 * hundredthsM2;
    return hundredthsM2 <= 10_000 ? hundredthsM2 : 2 * hundredthsM2 - 10_000;
  });
  const counted = halves.reduce((sum, half) => sum + BigInt(half), 0n);
  const base = counted * BigInt(euroPerM2) * BigInt(10_000 - exemptBps);
  return bps.map((share) => Number(nearest(base * BigInt(share), 2n * 10_000n * 10_000n)));
}

/** Archaeology charge in cents: four thousandths of the value of what is dug; areas in hundredths of a square metre. */
export function oracleArchaeology(
  areas: readonly {
    readonly hundredthsM2: number;
    readonly isMainHome: boolean;
    readonly affectsGround: boolean;
  }[],
  euroPerM2: number,
): number {
  let halves = 0n;
  for (const { hundredthsM2, isMainHome, affectsGround } of areas) {
    if (!affectsGround) continue;
    const whole = BigInt(hundredthsM2) * 2n;
    halves += isMainHome ? whole - BigInt(Math.min(hundredthsM2, 10_000)) : whole;
  }
  // Halves of hundredths, euros, thousandths: in cents they come to a two-thousandth.
  return Number(nearest(halves * BigInt(euroPerM2) * 4n, 2n * 1000n));
}

/** The buyer’s share of a year’s property tax, days counted on the clock of the computer. */
export function oracleProrata(taxCents: number, on: string): number {
  const year = Number(on.slice(0, 4));
  const dayLength = 86_400_000;
  const start = Date.UTC(year, 0, 1);
  const next = Date.UTC(year + 1, 0, 1);
  const remaining = (next - Date.parse(`${on}T00:00:00Z`)) / dayLength;
  return Number(nearest(BigInt(taxCents) * BigInt(remaining), BigInt((next - start) / dayLength)));
}
