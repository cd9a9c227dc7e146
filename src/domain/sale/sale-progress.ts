import { ratio, type Rate } from '../money/rate.ts';
import { cents, sumCents, zeroCents, type Cents } from '../money/cents.ts';
import type { LotState } from '../lot/states.ts';

/** A lot as far as its sale goes. */
export interface SaleLot {
  readonly status: LotState;
  /** Null while no price was set. */
  readonly priceTtcCents: Cents | null;
  /** Its sale is firm or further: the buyer can no longer withdraw. */
  readonly isSaleFirm: boolean;
}

/** Lots and their prices at one degree of sale, with their part of the whole. */
export interface SalePart {
  readonly lotsCount: number;
  readonly valueCents: Cents;
  /** Null when there is nothing to sell. */
  readonly shareOfValue: Rate | null;
  readonly shareOfLots: Rate | null;
}

/** How far the sale of an operation is; withdrawn lots are not part of it. */
export interface SaleProgress {
  readonly calculation: 'sale-progress';
  readonly total: SalePart;
  /** Deeds signed. */
  readonly deeds: SalePart;
  /** Under contract and firm. */
  readonly contracted: SalePart;
  /** Reserved, or under a contract that the buyer may still leave. */
  readonly reserved: SalePart;
  /** For sale, options included. */
  readonly available: SalePart;
  /** Not for sale yet. */
  readonly draft: SalePart;
  /** Deeds, contracts and reservations. */
  readonly preSold: SalePart;
}

type Degree = 'deeds' | 'contracted' | 'reserved' | 'available' | 'draft';

/** Progress by value and by lots. */
export function saleProgress(lots: readonly SaleLot[]): SaleProgress {
  const inSale = lots.flatMap((lot) => {
    const degree = degreeOf(lot);
    return degree === null ? [] : [{ degree, price: lot.priceTtcCents ?? zeroCents }];
  });
  const whole = sumCents(inSale.map(({ price }) => price));
  const part = (...degrees: readonly Degree[]): SalePart => {
    const own = inSale.filter(({ degree }) => degrees.includes(degree));
    const valueCents = sumCents(own.map(({ price }) => price));
    return {
      lotsCount: own.length,
      valueCents,
      shareOfValue: ratio(valueCents, whole),
      shareOfLots: ratio(cents(own.length), cents(inSale.length)),
    };
  };
  return {
    calculation: 'sale-progress',
    total: part('deeds', 'contracted', 'reserved', 'available', 'draft'),
    deeds: part('deeds'),
    contracted: part('contracted'),
    reserved: part('reserved'),
    available: part('available'),
    draft: part('draft'),
    preSold: part('deeds', 'contracted', 'reserved'),
  };
}

function degreeOf({ status, isSaleFirm }: SaleLot): Degree | null {
  if (status === 'withdrawn') return null;
  if (status === 'sold' || status === 'delivered') return 'deeds';
  if (status === 'under_contract') return isSaleFirm ? 'contracted' : 'reserved';
  if (status === 'optioned') return 'available';
  return status;
}
