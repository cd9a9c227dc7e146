import { isAtLeast } from '../guards.ts';
import type { Guard } from '../machine.ts';
import type { OperationFacts } from './facts.ts';

type OperationGuard = Guard<OperationFacts>;

export const isLocated: OperationGuard = {
  code: 'no_place',
  holds: ({ hasPlace }) => hasPlace === true,
  text: {
    fr: 'L’opération n’est pas située : complétez l’adresse ou placez le repère sur la carte.',
    en: 'The operation has no place: complete the address or set the pin on the map.',
  },
};

export const isPriced: OperationGuard = {
  code: 'no_price',
  holds: ({ hasAskingPriceOrEstimation }) => hasAskingPriceOrEstimation === true,
  text: {
    fr: 'Aucun prix n’est connu : saisissez le prix demandé ou créez une estimation.',
    en: 'No price is known: enter the asking price or make an estimation.',
  },
};

/** Shared with the offer, whose sending is where a person sees it. */
export const isSimulated: Guard<Pick<OperationFacts, 'hasValidatedSimulation'>> = {
  code: 'no_validated_simulation',
  kind: 'confirmable',
  holds: ({ hasValidatedSimulation }) => hasValidatedSimulation === true,
  text: { fr: 'Aucune simulation validée.', en: 'No simulation is validated.' },
};

export const areOffersOver: OperationGuard = {
  code: 'live_offers',
  holds: ({ liveOffersCount }) => liveOffersCount === 0,
  text: {
    fr: 'Des offres sont encore en cours : attendez leur réponse ou retirez-les.',
    en: 'Some offers are still open: wait for their answers or withdraw them.',
  },
};

export const isOfferAccepted: Guard<{ readonly hasAcceptedOffer?: boolean | null }> = {
  code: 'no_accepted_offer',
  holds: ({ hasAcceptedOffer }) => hasAcceptedOffer === true,
  text: {
    fr: 'Aucune offre n’est acceptée : enregistrez d’abord l’acceptation du vendeur.',
    en: 'No offer is accepted: record the seller’s acceptance first.',
  },
};

export const hasNoPromise: OperationGuard = {
  code: 'promise_expected',
  holds: ({ isPurchaseWithoutPromise }) => isPurchaseWithoutPromise === true,
  text: {
    fr: 'L’achat prévoit un avant-contrat : signez d’abord la promesse.',
    en: 'The purchase has a preliminary contract: sign the promise first.',
  },
};

export const isPurchaseOver: OperationGuard = {
  code: 'purchase_not_ended',
  holds: ({ hasPurchaseEnded }) => hasPurchaseEnded === true,
  text: {
    fr: 'L’achat notarié est toujours en cours : il doit être caduc ou résolu.',
    en: 'The purchase is still under way: it must have lapsed or been terminated.',
  },
};

export const isStudyChosen: OperationGuard = {
  code: 'choice_missing',
  holds: ({ afterPurchaseEnded }) => afterPurchaseEnded === 'study',
  text: {
    fr: 'Choisissez la suite : reprendre l’étude, ou abandonner l’opération depuis sa clôture.',
    en: 'Choose what follows: study again, or abandon the operation from its closure.',
  },
};

export const areWorksAwarded: OperationGuard = {
  code: 'no_awarded_lot',
  holds: ({ awardedWorksLotsCount }) => isAtLeast(awardedWorksLotsCount, 1),
  text: {
    fr: 'Aucun lot de travaux n’est attribué : attribuez au moins un marché.',
    en: 'No works lot is awarded: award one contract at least.',
  },
};

export const isBuildingAllowed: OperationGuard = {
  code: 'permit_not_purged',
  kind: 'overridable',
  holds: ({ isPermitRequired, isPermitPurged }) => isPermitRequired === false || isPermitPurged === true,
  text: {
    fr: 'Le permis n’est pas purgé : attendez la fin des recours, ou indiquez que les travaux n’en demandent pas.',
    en: 'The permit is still open to appeal: wait until that is over, or say that the works need none.',
  },
};

export const isAnythingForSale: OperationGuard = {
  code: 'no_lot_for_sale',
  holds: ({ pricedAvailableLotsCount }) => isAtLeast(pricedAvailableLotsCount, 1),
  text: {
    fr: 'Aucun lot disponible n’a de prix : mettez au moins un lot en vente.',
    en: 'No available lot has a price: put one lot on sale at least.',
  },
};

export const isNothingBeingSold: OperationGuard = {
  code: 'live_sales',
  holds: ({ liveSalesCount }) => liveSalesCount === 0,
  text: {
    fr: 'Des ventes sont en cours : menez-les à leur terme ou annulez-les.',
    en: 'Some sales are under way: see them through or cancel them.',
  },
};
