import { inBrackets, isAtLeast, isKnown, isNotAfter } from '../guards.ts';
import type { Guard } from '../machine.ts';
import type { NotarySaleFacts } from './notary-sale-facts.ts';

type SaleGuard = Guard<NotarySaleFacts>;

function isBuilt({ regime }: NotarySaleFacts): boolean {
  return regime === 'asis' || regime === 'tab';
}

export const isLoanSettled: SaleGuard = {
  code: 'loan_open',
  holds: ({ usesLoan, isLoanSettled: isSettled }) => usesLoan === false || isSettled === true,
  text: {
    fr: 'Financement de l’acquéreur en attente : enregistrez l’acceptation de l’offre de prêt ou la renonciation.',
    en: 'The buyer’s loan is neither accepted nor waived: record that it is.',
  },
};

export const isLoanAcceptedInTime: SaleGuard = {
  code: 'loan_accepted_too_soon',
  holds: ({ loanAcceptedOn, loanAcceptableFromOn }) =>
    !isKnown(loanAcceptedOn) || !isKnown(loanAcceptableFromOn) || loanAcceptedOn >= loanAcceptableFromOn,
  text: ({ loanAcceptableFromOn }) => {
    const from = inBrackets(loanAcceptableFromOn);
    return {
      fr: `L’offre de prêt ne peut être acceptée qu’après dix jours de réflexion${from.fr} : corrigez la date ou faites-la accepter à nouveau.`,
      en: `The loan offer may be accepted only after ten days of reflection${from.en}: correct the day or have it accepted again.`,
    };
  },
  source: 'Article L313-34 du code de la consommation',
};

export const areConditionsMet: SaleGuard = {
  code: 'conditions_open',
  holds: ({ openConditionsCount }) => openConditionsCount === 0,
  text: {
    fr: 'Conditions en attente : enregistrez leur réalisation ou la renonciation à s’en prévaloir.',
    en: 'Some conditions are neither met nor waived: record that they are.',
  },
};

export const isPreemptionCleared: SaleGuard = {
  code: 'preemption_not_cleared',
  holds: ({ isPreemptionCleared: isCleared }) => isCleared === true,
  text: {
    fr: 'Le droit de préemption n’est pas purgé : attendez la fin du délai ou enregistrez la renonciation.',
    en: 'The right of pre-emption is not cleared: wait for its end or record the waiver.',
  },
};

export const isTenantOfferCleared: SaleGuard = {
  code: 'tenant_offer_open',
  holds: ({ isTenantOfferCleared: isCleared }) => isCleared === true,
  text: {
    fr: 'Le droit de préemption du locataire n’est pas purgé : attendez sa réponse ou la fin du délai.',
    en: 'The offer to the tenant is still open: wait for the answer or the end of the period.',
  },
  source: 'Loi 75-1351 du 31 décembre 1975, article 10',
};

export const isCompletionGuaranteed: SaleGuard = {
  code: 'no_completion_guarantee',
  holds: (facts) => isBuilt(facts) || facts.isCompletionGuaranteed === true,
  text: {
    fr: 'GFA absente ou expirée : l’acte ne peut pas être enregistré. Ajoutez la garantie en cours à la date de l’acte.',
    en: 'The guarantee of completion is missing or has expired: the deed cannot be recorded. Add the one active on the day of the deed.',
  },
};

export const isDraftDeedOldEnough: SaleGuard = {
  code: 'draft_deed_too_recent',
  holds: ({ regime, deedOn, deedEarliestOn }) =>
    (isKnown(regime) && regime !== 'vefa') || !isKnown(deedOn) || isNotAfter(deedEarliestOn, deedOn),
  text: ({ deedEarliestOn }) => {
    const from = inBrackets(deedEarliestOn);
    return {
      fr: `VEFA : le projet d’acte doit être notifié au moins un mois avant la signature${from.fr}. Notifiez-le ou repoussez l’acte.`,
      en: `VEFA: the draft deed must be notified one month before the signature at least${from.en}. Notify it or postpone the deed.`,
    };
  },
  source: 'Article R261-30 du code de la construction et de l’habitation',
};

export const areTantiemesBalanced: SaleGuard = {
  code: 'tantiemes_not_balanced',
  // A building that is no copropriété has none.
  holds: ({ areTantiemesBalanced: areBalanced }) => areBalanced !== false,
  text: {
    fr: 'Le total des tantièmes des lots diffère de celui de la copropriété : corrigez-les avant le premier acte.',
    en: 'The tantièmes of the lots do not add up to those of the copropriété: correct them before the first deed.',
  },
};

export const isPriceReceived: SaleGuard = {
  code: 'price_not_received',
  holds: ({ actualPriceCents, receivedCents, consignedCents }) =>
    isKnown(actualPriceCents) &&
    isKnown(receivedCents) &&
    receivedCents + (consignedCents ?? 0) >= actualPriceCents,
  text: {
    fr: 'Le prix n’est pas entièrement reçu ou consigné : enregistrez les derniers règlements.',
    en: 'The price is not received or consigned in full: record the last payments.',
  },
};

export const isPricePositive: SaleGuard = {
  code: 'deed_price_not_positive',
  holds: ({ actualPriceCents }) => isAtLeast(actualPriceCents, 1),
  text: {
    fr: 'Le prix de l’acte doit être supérieur à 0 € : saisissez-le.',
    en: 'The price in the deed must be above €0: enter it.',
  },
};

export const isCompletionCertified: SaleGuard = {
  code: 'completion_not_certified',
  holds: (facts) => isBuilt(facts) || facts.isCompletionCertified === true,
  text: {
    fr: 'L’achèvement n’est pas attesté : ajoutez l’attestation de l’homme de l’art avant la livraison.',
    en: 'Completion is not certified: add the professional’s certificate before the delivery.',
  },
};
