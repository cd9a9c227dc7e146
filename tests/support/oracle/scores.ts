/** A second calculation of a weighted note, in whole tenths: nothing of the engine is used here. */

/** Mean in tenths, halves up; null when nothing weighs. */
export function oracleNote(
  themes: readonly { readonly tenths: number | null; readonly weight: number }[],
): number | null {
  let mass = 0n;
  let total = 0n;
  for (const { tenths, weight } of themes) {
    if (tenths === null) continue;
    mass += BigInt(weight);
    total += BigInt(weight) * BigInt(tenths);
  }
  return mass === 0n ? null : Number((2n * total + mass) / (2n * mass));
}
