/** A second calculation of a revised rent, in whole fractions: nothing of the engine is used here. */

/** Cents of `rent × newIndex ÷ oldIndex`, half-up, by doubling rather than by a remainder. */
export function oracleRevisedRent(rentCents: number, oldHundredths: number, newHundredths: number): number {
  const twice = 2n * BigInt(rentCents) * BigInt(newHundredths);
  const floorOfTwice = twice / BigInt(oldHundredths);
  return Number((floorOfTwice + 1n) / 2n);
}
