import { isAtLeast, isKnown } from '../guards.ts';
import type { Guard } from '../machine.ts';
import type { NotarySaleFacts } from './notary-sale-facts.ts';

type SaleGuard = Guard<NotarySaleFacts>;

export const areLotsFree: SaleGuard = {
  code: 'lot_not_available',
  holds: ({ areLotsFree: areFree }) => areFree === true,
  text: {
    fr: 'Ce lot n’est plus disponible : rechargez le plan de vente et choisissez-en un autre.',
    en: 'This lot is no longer available: reload the plan of sale and choose another.',
  },
};

export const isOptionAhead: SaleGuard = {
  code: 'option_in_the_past',
  holds: ({ optionUntil }, { today }) => !isKnown(optionUntil) || optionUntil >= today,
  text: {
    fr: 'L’option serait déjà expirée : choisissez une date à venir.',
    en: 'The option would have expired already: choose a day to come.',
  },
};

export const doSharesAddUp: SaleGuard = {
  code: 'shares_not_whole',
  holds: ({ sumOfSharesBps }) => sumOfSharesBps === 10_000,
  text: {
    fr: 'La somme des quotes-parts doit être égale à 100 % : corrigez-les.',
    en: 'The shares must add up to 100%: correct them.',
  },
};

export const isAboveFloor: SaleGuard = {
  code: 'below_floor',
  kind: 'confirmable',
  confirmedBy: ['owner'],
  holds: ({ priceTtcCents, floorPriceCents }) =>
    !isKnown(floorPriceCents) || isAtLeast(priceTtcCents, floorPriceCents),
  text: {
    fr: 'Prix inférieur au plancher : validation du titulaire requise.',
    en: 'The price is below the floor: the account holder must approve it.',
  },
};

export const isSplitWhole: SaleGuard = {
  code: 'price_not_split',
  holds: ({ regime, priceTtcCents, existingPriceCents, worksPriceCents }) =>
    (isKnown(regime) && regime !== 'vir') ||
    (isKnown(existingPriceCents) &&
      isKnown(worksPriceCents) &&
      isKnown(priceTtcCents) &&
      existingPriceCents + worksPriceCents === priceTtcCents),
  text: {
    fr: 'Existant + travaux doit être égal au prix : corrigez la répartition.',
    en: 'Existing part + works must equal the price: correct the split.',
  },
};
