import { isAtLeast, isKnown, isOver } from '../guards.ts';
import type { Guard } from '../machine.ts';
import type { LotFacts } from './facts.ts';

type LotGuard = Guard<LotFacts>;

export const hasPrice: LotGuard = {
  code: 'no_price',
  holds: ({ priceTtcCents }) => isAtLeast(priceTtcCents, 1),
  text: {
    fr: 'Le prix de vente doit être supérieur à 0 € : saisissez-le.',
    en: 'The selling price must be above €0: enter it.',
  },
};

export const hasArea: LotGuard = {
  code: 'no_area',
  holds: ({ areaM2 }) => Number(areaM2 ?? 0) > 0,
  text: {
    fr: 'La surface du lot doit être supérieure à 0 m² : saisissez-la.',
    en: 'The area of the lot must be above 0 m²: enter it.',
  },
};

/** The two parts of the price of a VIR; nothing is asked of the other modes. */
export const isVirPriceSplit: LotGuard = {
  code: 'price_not_split',
  holds: ({ saleMode, priceTtcCents, existingPriceCents, worksPriceCents }) =>
    (isKnown(saleMode) && saleMode !== 'vir') ||
    (isKnown(existingPriceCents) &&
      isKnown(worksPriceCents) &&
      isKnown(priceTtcCents) &&
      existingPriceCents >= 0 &&
      worksPriceCents >= 0 &&
      existingPriceCents + worksPriceCents === priceTtcCents),
  text: {
    fr: 'Existant + travaux doit être égal au prix : corrigez la répartition.',
    en: 'Existing part + works must equal the price: correct the split.',
  },
};

export const isVefaPermitted: LotGuard = {
  code: 'permit_not_granted',
  holds: ({ saleMode, isPermitGranted }) =>
    (isKnown(saleMode) && saleMode !== 'vefa') || isPermitGranted === true,
  text: {
    fr: 'VEFA : le permis n’est pas accordé. Enregistrez la décision avant de mettre le lot en vente.',
    en: 'VEFA: the permit is not granted. Record the decision before putting the lot on sale.',
  },
};

export const isOptionOver: LotGuard = {
  code: 'option_running',
  holds: ({ optionUntil }, { today }) => isOver(optionUntil, today),
  text: {
    fr: 'L’option court toujours : attendez son terme ou annulez-la.',
    en: 'The option is still running: wait for its end or cancel it.',
  },
};

export const isNewPriceValid: LotGuard = {
  code: 'price_not_positive',
  holds: ({ newPriceCents }) => isAtLeast(newPriceCents, 1),
  text: {
    fr: 'Le nouveau prix doit être supérieur à 0 € : corrigez-le.',
    en: 'The new price must be above €0: correct it.',
  },
};
