import { cents, sumCents, type Cents } from '../money/cents.ts';
import { bpsOfRate, ratio } from '../money/rate.ts';
import type { FeePayer } from './enums.ts';

/** The price of a sale as it is entered. */
export interface PriceFacts {
  /** What the seller keeps; null while it is not known. */
  readonly netSellerCents: number | null;
  readonly feePayer: FeePayer;
  readonly feeCents: number | null;
}

/** The price of a sale as an advert tells it. */
export interface AdvertisedPrice {
  /** What the buyer pays, fees included, duties apart. */
  readonly publicPriceCents: Cents;
  readonly feeCents: Cents;
  /**
   * Fees of the buyer as a share of the price without them, which an advert must tell (arrêté du 10 janvier 2017,
   * art. 2); null where the seller pays them, or nobody.
   */
  readonly buyerFeeBps: number | null;
}

/** The price that is advertised; null while the price of the seller, or fees that are due, are not known. */
export function advertisedPrice({ netSellerCents, feePayer, feeCents }: PriceFacts): AdvertisedPrice | null {
  if (netSellerCents === null || netSellerCents <= 0) return null;
  if (feePayer !== 'none' && (feeCents === null || feeCents <= 0)) return null;
  const net = cents(netSellerCents);
  const fee = cents(feePayer === 'none' ? 0 : (feeCents ?? 0));
  const share = feePayer === 'buyer' ? ratio(fee, net) : null;
  return {
    publicPriceCents: sumCents([net, fee]),
    feeCents: fee,
    buyerFeeBps: share === null ? null : bpsOfRate(share),
  };
}
