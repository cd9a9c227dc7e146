import type { LotTerms } from './lot-terms.ts';

/** Lots that begin to bear VAT on their margin at one factor of price. */
export interface PriceStep {
  /** Purchase share ÷ price. */
  readonly from: number;
  /** VAT inside the prices of these lots, and inside their shares. */
  readonly vat: bigint;
  readonly share: bigint;
}

/** What lots bring when every price is multiplied by one factor: exact whole numbers, in units of a cent ÷ `unit`. */
export interface PriceLine {
  readonly unit: bigint;
  readonly lotsTtc: bigint;
  /** VAT of the lots that bear it on the whole price. */
  readonly wholeVat: bigint;
  /** In the order in which VAT on the margin begins. */
  readonly steps: readonly PriceStep[];
}

/**
 * Adds up lots of several tax rates without rounding: all amounts are brought to one denominator, that of the
 * probabilities times that of each rate.
 */
export function priceLine(lots: readonly LotTerms[]): PriceLine {
  const rates = [...new Set(lots.map(({ vatMillionths }) => vatMillionths))];
  const common = rates.reduce((product, millionths) => product * BigInt(1_000_000 + millionths), 1n);
  const vatFactors = new Map(
    rates.map((millionths) => [millionths, (BigInt(millionths) * common) / BigInt(1_000_000 + millionths)]),
  );
  let [ttc, whole] = [0n, 0n];
  const steps = new Map<number, { vat: bigint; share: bigint }>();
  for (const { priceTtcCents, probabilityBps, vatMillionths, vatMode, shareCents } of lots) {
    const probability = BigInt(probabilityBps);
    const price = BigInt(priceTtcCents) * probability;
    if (price === 0n) continue;
    ttc += price;
    const factor = vatFactors.get(vatMillionths) ?? 0n;
    if (vatMode !== 'margin') {
      whole += vatMode === 'exempt' ? 0n : price * factor;
      continue;
    }
    const from = shareCents / priceTtcCents;
    const before = steps.get(from) ?? { vat: 0n, share: 0n };
    steps.set(from, {
      vat: before.vat + price * factor,
      share: before.share + BigInt(shareCents) * probability * factor,
    });
  }
  return {
    unit: 10_000n * common,
    lotsTtc: ttc * common,
    wholeVat: whole,
    steps: [...steps].toSorted(([a], [b]) => a - b).map(([from, step]) => ({ from, ...step })),
  };
}
