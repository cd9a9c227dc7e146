import type { LotType } from '../lot/states.ts';
import type { premisesKinds } from '../lot/details.ts';

/** Premises on which Île-de-France levies a duty of its own (CGI, art. 1599 sexies). */
export const taxedPremises = ['office', 'retail', 'storage'] as const;
export type TaxedPremises = (typeof taxedPremises)[number];

/** Consulting rooms are offices to the tax; a workshop that produces bears none. */
const ofKind: Readonly<Record<(typeof premisesKinds)[number], TaxedPremises | null>> = {
  office: 'office',
  medical: 'office',
  retail: 'retail',
  warehouse: 'storage',
  workshop: null,
};

/** A lot as far as its duties go. */
export interface LotPremises {
  readonly type: LotType;
  readonly details: { readonly premisesKind?: unknown };
}

/** The taxed premises that a lot is; null for a home, land, a garage, and while nobody said what it is. */
export function premisesOfLot({ type, details }: LotPremises): TaxedPremises | null {
  if (type !== 'ProfessionalRealEstate') return null;
  const kind = Object.entries(ofKind).find(([name]) => name === details.premisesKind);
  return kind?.[1] ?? null;
}

/** The taxed premises of a deed over several lots: none as soon as one lot, garages apart, is something else. */
export function premisesOfLots(lots: readonly LotPremises[]): TaxedPremises | null {
  const [first = null, ...others] = lots.filter(({ type }) => type !== 'Garage').map(premisesOfLot);
  return others.every((one) => one !== null) ? first : null;
}

/** What an operation tells of the premises that it buys. */
export interface BoughtPremises {
  readonly purchasedPremises: TaxedPremises | null;
  readonly completedOver5Years: boolean;
}

/** The taxed premises of a purchase: a building of less than five years is new, and free of the duty. */
export function premisesOfPurchase(bought: BoughtPremises): TaxedPremises | null {
  return bought.completedOver5Years ? bought.purchasedPremises : null;
}
