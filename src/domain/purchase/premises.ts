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

/** Which part of a whole price is that of taxed premises, in any unit that both have. */
export interface PremisesShare {
  readonly part: number;
  readonly whole: number;
}

/** A lot of a deed with what of the basis of its duties it brings. */
interface SoldLot extends LotPremises {
  readonly baseCents: number;
}

/**
 * The taxed premises of a deed over several lots, and their part of its basis where something else is sold with them.
 * Garages go with premises that are sold alone; beside a home they are its own.
 */
export function premisesOfDeed(
  lots: readonly SoldLot[],
): { readonly premises: TaxedPremises; readonly premisesShare?: PremisesShare } | null {
  const others = lots.filter(({ type }) => type !== 'Garage');
  const taxed = others.filter((lot) => premisesOfLot(lot) !== null);
  const [premises = null] = taxed.map(premisesOfLot);
  if (premises === null) return null;
  if (taxed.length === others.length) return { premises };
  return { premises, premisesShare: { part: sumOfBases(taxed), whole: sumOfBases(lots) } };
}

const sumOfBases = (lots: readonly SoldLot[]): number =>
  lots.reduce((sum, { baseCents }) => sum + baseCents, 0);

/** What an operation tells of the premises that it buys. */
export interface BoughtPremises {
  readonly purchasedPremises: TaxedPremises | null;
  /** Their part of the price, in basis points; null for all of it. */
  readonly purchasedPremisesBps: number | null;
  readonly completedOver5Years: boolean;
}

/** The taxed premises of a purchase and their part of its price; null for all of it. */
export interface PurchasedPremises {
  readonly premises: TaxedPremises | null;
  readonly premisesShare: PremisesShare | null;
}

/** The taxed premises of a purchase: a building of less than five years is new, and free of the duty. */
export function premisesOfPurchase(bought: BoughtPremises): PurchasedPremises {
  const { purchasedPremises, purchasedPremisesBps, completedOver5Years } = bought;
  if (purchasedPremises === null || !completedOver5Years) return { premises: null, premisesShare: null };
  return {
    premises: purchasedPremises,
    premisesShare: purchasedPremisesBps === null ? null : { part: purchasedPremisesBps, whole: 10_000 },
  };
}
