import { InvalidInputError } from '../domain-error.ts';
import { amountFrom0, zeroCents, type Cents } from '../money/cents.ts';
import { splitByLargestRemainder } from '../money/split.ts';
import { hundredthsOfArea } from './lot-area.ts';

/** What a lot weighs in the purchase: its tantièmes, or its area (m², two decimals) where they lack. */
export interface WeighedLot {
  readonly ref: string;
  readonly tantiemes: number | null;
  readonly areaM2: string;
}

/** The part of the purchase price that goes to one lot. */
export interface AcquisitionShare {
  readonly calculation: 'acquisition-share';
  readonly ref: string;
  readonly key: 'tantiemes' | 'area';
  /** Tantièmes, or hundredths of a square metre. */
  readonly weight: number;
  readonly totalWeight: number;
  readonly purchasePriceCents: Cents;
  readonly shareCents: Cents;
}

/**
 * The purchase price shared out among all lots of an operation, to the cent: by tantièmes, or by area as soon
 * as one lot has none; largest remainder, equal ones in the order of references.
 *
 * @throws InvalidInputError when the price is negative, or a weight is no figure that a form allows
 */
export function acquisitionShares(
  purchasePriceCents: Cents,
  lots: readonly WeighedLot[],
): readonly AcquisitionShare[] {
  amountFrom0('purchasePriceCents', purchasePriceCents);
  for (const lot of lots) checkTantiemes(lot);
  const key = lots.every(({ tantiemes }) => tantiemes !== null && tantiemes > 0) ? 'tantiemes' : 'area';
  const weights = lots.map(({ ref, tantiemes, areaM2 }) =>
    key === 'tantiemes' ? (tantiemes ?? 0) : hundredthsOfArea(`${ref}.areaM2`, areaM2),
  );
  if (lots.length === 0) return [];
  const totalWeight = weights.reduce((all, weight) => all + weight, 0);
  const shares = splitByLargestRemainder(
    purchasePriceCents,
    weights,
    lots.map(({ ref }) => ref),
  );
  return lots.map(({ ref }, index) => ({
    calculation: 'acquisition-share',
    ref,
    key,
    weight: weights[index] ?? 0,
    totalWeight,
    purchasePriceCents,
    shareCents: shares[index] ?? zeroCents,
  }));
}

function checkTantiemes({ ref, tantiemes }: WeighedLot): void {
  if (tantiemes !== null && (!Number.isSafeInteger(tantiemes) || tantiemes < 0)) {
    throw new InvalidInputError(`${ref}.tantiemes`, tantiemes, 'a whole number from 0');
  }
}
