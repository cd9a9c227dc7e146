import type { Text } from '../../explain/calculation.ts';
import type { SaleMode } from '../../lot/states.ts';
import type { Cents } from '../../money/cents.ts';
import type { Day } from '../../time/day.ts';
import type { Known } from '../machine.ts';

/** What the life of a lot depends on. */
export type LotFacts = Known<{
  priceTtcCents: Cents;
  /** Decimal text in m²; anything above 0 will do. */
  areaM2: string;
  saleMode: SaleMode;
  /** The two parts of the price of a VIR. */
  existingPriceCents: Cents;
  worksPriceCents: Cents;
  isPermitGranted: boolean;
  /** Last day of the option. */
  optionUntil: Day;
  /** Name of the buyer who holds the lot. */
  buyerName: string;
  contractOn: Day;
  deedOn: Day;
  deliveredOn: Day;
  withdrawalReason: string;
  newPriceCents: Cents;
}>;

/** Names of what the steps write down. */
export const lotFactNames: Readonly<Partial<Record<keyof LotFacts, Text>>> = {
  priceTtcCents: { fr: 'prix de vente', en: 'selling price' },
  areaM2: { fr: 'surface', en: 'area' },
  saleMode: { fr: 'mode de vente', en: 'mode of sale' },
  optionUntil: { fr: 'fin de l’option', en: 'end of the option' },
  buyerName: { fr: 'acquéreur', en: 'buyer' },
  contractOn: { fr: 'date de l’avant-contrat', en: 'day of the preliminary contract' },
  deedOn: { fr: 'date de l’acte', en: 'day of the deed' },
  deliveredOn: { fr: 'date de livraison', en: 'day of delivery' },
  withdrawalReason: { fr: 'motif du retrait', en: 'reason for the withdrawal' },
  newPriceCents: { fr: 'nouveau prix', en: 'new price' },
};
