import { InvalidInputError } from '../domain-error.ts';
import type { SaleMode } from '../lot/states.ts';
import { cents, multiplyDivide, subtractCents, type Cents } from '../money/cents.ts';

/** A price that changes by more than this asks for a reason, in basis points. */
export const reasonAboveBps = 1000;

/** How far prices may be moved at once, in basis points. */
export const maxMoveBps = 5000;

/** The price of a lot, with its two parts where it is a VIR. */
export interface LotPrice {
  readonly priceTtcCents: Cents;
  readonly existingPriceCents: Cents | null;
  readonly worksPriceCents: Cents | null;
}

/** Whether a change of price asks for a reason: more than a tenth, either way. */
export function asksReason(oldCents: number | null, newCents: number): boolean {
  if (oldCents === null || oldCents === 0) return false;
  return Math.abs(newCents - oldCents) * 10_000 > oldCents * reasonAboveBps;
}

/** A change of price in basis points of the old one; null where there was none. */
export function moveBps(oldCents: number | null, newCents: number): number | null {
  if (oldCents === null || oldCents === 0) return null;
  return Math.round(((newCents - oldCents) * 10_000) / oldCents);
}

/**
 * A price moved by a part of itself, to the cent; of a VIR, works keep their part of it.
 *
 * @throws InvalidInputError when it moves by more than `maxMoveBps`
 */
export function movedPrice(price: LotPrice, percentBps: number): LotPrice {
  if (!Number.isInteger(percentBps) || Math.abs(percentBps) > maxMoveBps) {
    throw new InvalidInputError(
      'percentBps',
      percentBps,
      `a whole number from −${maxMoveBps} to ${maxMoveBps}`,
    );
  }
  const moved = (amount: Cents): Cents => multiplyDivide(amount, 10_000 + percentBps, 10_000);
  const priceTtcCents = moved(price.priceTtcCents);
  if (price.worksPriceCents === null) {
    return { priceTtcCents, existingPriceCents: null, worksPriceCents: null };
  }
  return splitOf(priceTtcCents, moved(price.worksPriceCents));
}

/** A price that is set as a whole: works keep their part of it. */
export function scaledPrice(old: LotPrice, priceTtcCents: Cents): LotPrice {
  const { worksPriceCents } = old;
  if (worksPriceCents === null || old.priceTtcCents === 0) {
    return { priceTtcCents, existingPriceCents: null, worksPriceCents: null };
  }
  return splitOf(priceTtcCents, multiplyDivide(worksPriceCents, priceTtcCents, old.priceTtcCents));
}

/** How a VIR price is divided: by the part of the works, or by their price. */
export type PriceSplit = { readonly worksRatioBps: number } | { readonly worksPriceCents: number };

/**
 * Existing part and works of a VIR price, which together are the price.
 *
 * @throws InvalidInputError when works would cost less than nothing or more than the price
 */
export function splitPrice(priceTtcCents: Cents, split: PriceSplit): LotPrice {
  const works =
    'worksRatioBps' in split
      ? multiplyDivide(priceTtcCents, split.worksRatioBps, 10_000)
      : cents(split.worksPriceCents);
  if (works < 0 || works > priceTtcCents) {
    throw new InvalidInputError('worksPriceCents', works, 'an amount from 0 to the price');
  }
  return splitOf(priceTtcCents, works);
}

const splitOf = (priceTtcCents: Cents, worksPriceCents: Cents): LotPrice => ({
  priceTtcCents,
  existingPriceCents: subtractCents(priceTtcCents, worksPriceCents),
  worksPriceCents,
});

/** Whether existing part and works make up the price; nothing is asked of what is not a VIR. */
export function isSplitRight(
  saleMode: SaleMode,
  price: {
    readonly priceTtcCents: number | null;
    readonly existingPriceCents: number | null;
    readonly worksPriceCents: number | null;
  },
): boolean {
  const { priceTtcCents, existingPriceCents, worksPriceCents } = price;
  if (saleMode !== 'vir' || (existingPriceCents === null && worksPriceCents === null)) return true;
  return (existingPriceCents ?? 0) + (worksPriceCents ?? 0) === priceTtcCents;
}
