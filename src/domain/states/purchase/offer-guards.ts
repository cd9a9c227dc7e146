import type { Text } from '../../explain/calculation.ts';
import { inBrackets, isAtLeast, isKnown, isNotAfter, isOver } from '../guards.ts';
import type { Guard } from '../machine.ts';
import { shortDay } from '../../deadline/day-words.ts';
import type { OfferFacts } from './offer-facts.ts';

type OfferGuard = Guard<OfferFacts>;

export const isPriceSet: OfferGuard = {
  code: 'no_price',
  holds: ({ priceCents }) => isAtLeast(priceCents, 1),
  text: { fr: 'Le prix est obligatoire : saisissez-le.', en: 'The price is required: enter it.' },
};

export const isBodyComplete: OfferGuard = {
  code: 'empty_fields',
  holds: ({ hasBody, emptyFields }) => hasBody === true && isKnown(emptyFields) && emptyFields.length === 0,
  text: ({ emptyFields }) => {
    const fields = (emptyFields ?? []).join(', ');
    return {
      fr: `Des champs du modèle ne sont pas renseignés${fields ? ` : ${fields}` : ''}. Complétez l’offre.`,
      en: `Some fields of the template are empty${fields ? `: ${fields}` : ''}. Complete the offer.`,
    };
  },
};

export const isValidLater: OfferGuard = {
  code: 'validity_not_after_sending',
  holds: ({ sentOn, validUntil }) => !isKnown(sentOn) || !isKnown(validUntil) || validUntil > sentOn,
  text: {
    fr: 'La date de validité doit être postérieure à la date d’envoi : repoussez-la.',
    en: 'The offer must be valid beyond the day of sending: choose a later day.',
  },
};

export const isAddressed: OfferGuard = {
  code: 'no_recipient',
  holds: ({ recipientsCount }) => isAtLeast(recipientsCount, 1),
  text: {
    fr: 'Aucun destinataire : ajoutez le vendeur ou son représentant.',
    en: 'There is no recipient: add the seller or their representative.',
  },
};

export const isReachable: OfferGuard = {
  code: 'no_recipient_email',
  holds: ({ channel, recipientsWithEmailCount }) =>
    !isKnown(channel) || channel !== 'email' || isAtLeast(recipientsWithEmailCount, 1),
  text: {
    fr: 'Aucun destinataire n’a d’adresse e-mail : ajoutez-en une ou choisissez un autre mode d’envoi.',
    en: 'No recipient has an e-mail address: add one or choose another way of sending.',
  },
};

export const isParentCountered: OfferGuard = {
  code: 'parent_not_countered',
  holds: ({ parentState }) => !isKnown(parentState) || parentState === 'countered',
  text: {
    fr: 'L’offre d’origine n’a pas reçu de contre-proposition : enregistrez-la d’abord.',
    en: 'The first offer was not countered: record the counter-offer first.',
  },
};

export const isCounterPriceSet: OfferGuard = {
  code: 'no_counter_price',
  holds: ({ counterPriceCents }) => isAtLeast(counterPriceCents, 1),
  text: {
    fr: 'Le prix de la contre-proposition doit être supérieur à 0 € : saisissez-le.',
    en: 'The price of the counter-offer must be above €0: enter it.',
  },
};

export const isOnlyAccepted: OfferGuard = {
  code: 'other_offer_accepted',
  holds: ({ hasOtherAcceptedOffer }) => hasOtherAcceptedOffer === false,
  text: {
    fr: 'Une offre est déjà acceptée, ou les autres offres ne sont pas vérifiées : une seule peut l’être.',
    en: 'An offer is already accepted, or the others were not checked: only one may be.',
  },
};

export const isAcceptedInTime: OfferGuard = {
  code: 'accepted_late',
  kind: 'confirmable',
  confirmedBy: ['owner'],
  holds: ({ acceptedOn, validUntil }) => !isKnown(acceptedOn) || isNotAfter(acceptedOn, validUntil),
  text: ({ validUntil }) => expired(validUntil),
};

function expired(validUntil: OfferFacts['validUntil']): Text {
  if (!isKnown(validUntil)) {
    return {
      fr: 'La durée de validité de l’offre est inconnue.',
      en: 'How long the offer holds is not known.',
    };
  }
  const { fr, en } = shortDay(validUntil);
  return { fr: `Offre expirée le ${fr}.`, en: `The offer expired on ${en}.` };
}

export const isNotBeforeSending: OfferGuard = {
  code: 'before_sending',
  holds: ({ acceptedOn, sentOn }) => !isKnown(acceptedOn) || isNotAfter(sentOn, acceptedOn),
  text: ({ sentOn }) => {
    const when = inBrackets(sentOn);
    return {
      fr: `L’acceptation ne peut pas précéder l’envoi de l’offre${when.fr} : corrigez sa date.`,
      en: `The acceptance may not come before the sending of the offer${when.en}: correct its day.`,
    };
  },
};

export const isValidityOver: OfferGuard = {
  code: 'still_valid',
  holds: ({ validUntil }, { today }) => isOver(validUntil, today),
  text: ({ validUntil }) => {
    const until = inBrackets(validUntil);
    return {
      fr: `L’offre est encore valable${until.fr} : attendez son terme ou retirez-la.`,
      en: `The offer is still valid${until.en}: wait for its end or withdraw it.`,
    };
  },
};
