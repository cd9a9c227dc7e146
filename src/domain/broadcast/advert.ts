import { isHousingLot, type LotState, type LotType, type SaleMode } from '../lot/states.ts';
import { holdsContactDetails } from '../quick-sale/contact-details.ts';
import { missingForBroadcast } from '../sale/broadcast-gaps.ts';
import type { Day } from '../time/day.ts';

/** Most signs and pictures of an advert, as portals take them. */
export const maxAdvertTitle = 60;
export const maxAdvertText = 3000;
export const maxAdvertPhotos = 20;
/** Fewer signs say too little for a portal to be found there. */
export const goodAdvertText = 300;

/** What the page of a broadcast shows. */
export const advertTabs = ['all', 'live', 'incomplete', 'error'] as const;
export type AdvertTab = (typeof advertTabs)[number];

/** Lots that may be advertised: those that nobody has taken yet. */
export const isAdvertisable = (state: LotState): boolean => state === 'available' || state === 'optioned';

/** What an advert must hold, by law or because portals refuse it otherwise. */
export const advertChecks = [
  'price',
  'photo',
  'dpe',
  'energyCost',
  'coproLots',
  'coproCharges',
  'coproProcedure',
  'text',
  'contact',
] as const;
export type AdvertCheck = (typeof advertChecks)[number];

/** A lot with its advert, as far as the checks go. */
export interface CheckedAdvert {
  readonly type: LotType;
  readonly saleMode: SaleMode;
  readonly priceTtcCents: number | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly title: string;
  readonly text: string;
  readonly photosCount: number;
}

export interface AdvertCheckResult {
  readonly check: AdvertCheck;
  readonly isMet: boolean;
}

const coproFields = {
  coproLots: 'coproLotsCount',
  coproCharges: 'coproAnnualChargesCents',
  coproProcedure: 'coproProcedure',
} as const;

/** What is asked of an advert on a day, met or not; what its kind of lot needs no word of is left out. */
export function checkAdvert(advert: CheckedAdvert, on: Day): AdvertCheckResult[] {
  const { type, details, title, text } = advert;
  const gaps = missingForBroadcast(advert, on);
  const isBuilt = advert.saleMode !== 'vefa';
  const isHousing = isHousingLot(type) && isBuilt;
  const isCopro = type === 'Apartment' && isBuilt;
  const has = (name: string): boolean => details[name] !== undefined && details[name] !== null;
  const results: Readonly<Record<AdvertCheck, boolean | null>> = {
    price: !gaps.includes('price'),
    photo: !gaps.includes('photo'),
    dpe: isHousing ? !gaps.includes('dpe') : null,
    energyCost: isHousing ? !gaps.includes('energyCost') : null,
    coproLots: isCopro ? has(coproFields.coproLots) : null,
    coproCharges: isCopro ? has(coproFields.coproCharges) : null,
    coproProcedure: isCopro ? has(coproFields.coproProcedure) : null,
    text: title.trim() !== '' && text.trim() !== '',
    contact: !holdsContactDetails(title) && !holdsContactDetails(text),
  };
  return advertChecks.flatMap((check) => {
    const isMet = results[check];
    return isMet === null ? [] : [{ check, isMet }];
  });
}

/** What a lot can be refused for that is mended on its own sheet, and not in the advert. */
export const isOfLot = (check: AdvertCheck): boolean =>
  check !== 'photo' && check !== 'text' && check !== 'contact';
