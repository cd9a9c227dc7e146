import { isHousingLot, type LotType, type SaleMode } from '../lot/states.ts';
import { addToDay, type Day } from '../time/day.ts';

/** What an advert of a lot must hold and does not, by law or because nobody would look at it. */
export const broadcastGaps = ['price', 'photo', 'dpe', 'energyCost', 'copro'] as const;
export type BroadcastGap = (typeof broadcastGaps)[number];

/** A lot as far as its advert goes; `details` is its block. */
export interface BroadcastLot {
  readonly type: LotType;
  /** Off plan there is no certificate yet, nor a copropriété that is built (CCH, art. L126-33, L721-1). */
  readonly saleMode?: SaleMode;
  readonly priceTtcCents: number | null;
  readonly photosCount: number;
  readonly details: Readonly<Record<string, unknown>>;
}

/** First day of the certificates that may be shown: older ones are refused. */
export const dpeSince = '2021-07-01';
const dpeYears = 10;

/** What is missing before a lot may be advertised on a day; nothing for one that is ready. */
export function missingForBroadcast(lot: BroadcastLot, on: Day): BroadcastGap[] {
  const { type, details } = lot;
  const isBuilt = lot.saleMode !== 'vefa';
  const isHousing = isBuilt && isHousingLot(type);
  const has = (name: string): boolean => details[name] !== undefined && details[name] !== null;
  const isCopro = isBuilt && type === 'Apartment';
  return broadcastGaps.filter((gap) => {
    if (gap === 'price') return lot.priceTtcCents === null;
    if (gap === 'photo') return lot.photosCount === 0;
    if (gap === 'dpe') return isHousing && !isDpeValid(details, on);
    if (gap === 'energyCost') {
      return isHousing && !(has('energyCostMinCents') && has('energyCostMaxCents') && has('energyPriceYear'));
    }
    return isCopro && !(has('coproLotsCount') && has('coproAnnualChargesCents') && has('coproProcedure'));
  });
}

function isDpeValid({ dpeClass, gesClass, dpeOn }: BroadcastLot['details'], on: Day): boolean {
  if (typeof dpeClass !== 'string' || typeof gesClass !== 'string') return false;
  if (typeof dpeOn !== 'string' || dpeOn < dpeSince) return false;
  return addToDay(dpeOn as Day, { years: dpeYears }) > on;
}
