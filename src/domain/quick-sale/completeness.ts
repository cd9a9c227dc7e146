import type { LotType } from '../lot/states.ts';
import { missingForBroadcast } from '../sale/broadcast-gaps.ts';
import type { Day } from '../time/day.ts';
import { minPhotos, type MandateKind } from './enums.ts';
import { advertisedPrice, type PriceFacts } from './price.ts';

/** What the sale information must hold, in the order of its form. */
export const saleGaps = [
  'price',
  'fees',
  'mandate',
  'mandateOver',
  'rents',
  'dpe',
  'energyCost',
  'copro',
  'diagnosticOver',
] as const;
export type SaleGap = (typeof saleGaps)[number];

/** What the commercial information must hold. */
export const commercialGaps = ['title', 'pitch', 'description', 'photos'] as const;
export type CommercialGap = (typeof commercialGaps)[number];

/** A property on sale as far as its sale information goes. */
export interface SaleFacts extends PriceFacts {
  readonly type: LotType;
  readonly details: Readonly<Record<string, unknown>>;
  readonly mandateKind: MandateKind;
  readonly mandateNumber: string | null;
  readonly mandateEndOn: string | null;
  readonly occupancy: string;
  readonly rentsCount: number;
  readonly coproChargesCents: number | null;
  /** Last days of the technical reports that have one, the latest of each kind. */
  readonly diagnosticEnds: readonly (string | null)[];
}

/** What the sale information lacks on a day; nothing where it is complete. */
export function missingSaleInformation(sale: SaleFacts, on: Day): SaleGap[] {
  const { type, coproChargesCents } = sale;
  const broadcast = missingForBroadcast(
    {
      type,
      // Price and photographs are looked at here and in the advert.
      priceTtcCents: 0,
      photosCount: 1,
      details: { ...sale.details, coproAnnualChargesCents: coproChargesCents },
    },
    on,
  );
  const isMissing: Readonly<Record<SaleGap, boolean>> = {
    price: sale.netSellerCents === null || sale.netSellerCents <= 0,
    fees: sale.netSellerCents !== null && sale.netSellerCents > 0 && advertisedPrice(sale) === null,
    mandate: sale.mandateKind !== 'none' && (sale.mandateNumber ?? '') === '',
    mandateOver: sale.mandateKind !== 'none' && sale.mandateEndOn !== null && sale.mandateEndOn < on,
    rents: sale.occupancy === 'rented' && sale.rentsCount === 0,
    dpe: broadcast.includes('dpe'),
    energyCost: broadcast.includes('energyCost'),
    copro: broadcast.includes('copro'),
    diagnosticOver: sale.diagnosticEnds.some((end) => end !== null && end < on),
  };
  return saleGaps.filter((gap) => isMissing[gap]);
}

/** An advert as far as its texts and pictures go. */
export interface AdvertFacts {
  readonly title: string | null;
  readonly pitch: string | null;
  readonly description: string | null;
  readonly photosCount: number;
}

/** What the commercial information lacks; nothing where it is complete. */
export function missingCommercialInformation(advert: AdvertFacts): CommercialGap[] {
  const isBlank = (text: string | null): boolean => (text ?? '').trim() === '';
  return commercialGaps.filter((gap) =>
    gap === 'photos' ? advert.photosCount < minPhotos : isBlank(advert[gap]),
  );
}

/** How far a form is, in basis points: what it holds of what it must. */
export const completeBps = (gaps: readonly unknown[], all: readonly unknown[]): number =>
  Math.round(((all.length - gaps.length) / all.length) * 10_000);
