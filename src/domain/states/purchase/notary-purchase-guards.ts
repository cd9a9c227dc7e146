import { shortDay } from '../../deadline/day-words.ts';
import { inBrackets, isAtLeast, isKnown, isNotAfter, isOver } from '../guards.ts';
import type { Guard } from '../machine.ts';
import type { NotaryPurchaseFacts } from './notary-purchase-facts.ts';

type PurchaseGuard = Guard<NotaryPurchaseFacts>;

export const hasContract: PurchaseGuard = {
  code: 'no_contract_planned',
  holds: ({ contractKind }) => contractKind !== 'none',
  text: {
    fr: 'Cet achat est sans avant-contrat : enregistrez directement l’acte, ou choisissez un avant-contrat.',
    en: 'This purchase has no preliminary contract: record the deed itself, or choose a contract.',
  },
};

export const hasNoContract: PurchaseGuard = {
  code: 'contract_planned',
  holds: ({ contractKind }) => contractKind === 'none',
  text: {
    fr: 'Cet achat prévoit un avant-contrat : signez-le d’abord.',
    en: 'This purchase has a preliminary contract: sign that first.',
  },
};

export const doesExpireLater: PurchaseGuard = {
  code: 'expires_before_signature',
  holds: ({ promiseOn, promiseExpiresOn }) =>
    !isKnown(promiseOn) || !isKnown(promiseExpiresOn) || promiseOn <= promiseExpiresOn,
  text: {
    fr: 'La promesse expirerait avant sa signature : corrigez l’une des deux dates.',
    en: 'The promise would expire before it is signed: correct one of the two days.',
  },
};

/** Whether a promise of a natural person expires after the term for which it may be private. */
function isLong(
  { isSellerIndividual, privatePromiseUntil }: NotaryPurchaseFacts,
  expiresOn: unknown,
): boolean {
  return (
    isSellerIndividual !== false &&
    isKnown(privatePromiseUntil) &&
    typeof expiresOn === 'string' &&
    expiresOn > privatePromiseUntil
  );
}

export const isLongPromiseAuthentic: PurchaseGuard = {
  code: 'long_private_promise',
  holds: (facts) =>
    !isLong(facts, facts.newExpiresOn ?? facts.promiseExpiresOn) || facts.form === 'authentic',
  text: {
    fr: 'Une promesse de plus de 18 mois consentie par une personne physique doit être notariée : choisissez la forme authentique ou une expiration plus proche.',
    en: 'A promise of more than 18 months by a natural person must be signed before a notary: choose the authentic form or an earlier expiry.',
  },
  source: 'Article L290-1 du code de la construction et de l’habitation',
};

export const isLongPromiseSecured: PurchaseGuard = {
  code: 'long_promise_deposit',
  holds: (facts) =>
    !isLong(facts, facts.newExpiresOn ?? facts.promiseExpiresOn) ||
    facts.contractKind === 'bilateral' ||
    (isKnown(facts.longPromiseDepositCents) && isAtLeast(facts.depositCents, facts.longPromiseDepositCents)),
  text: {
    fr: 'Une promesse unilatérale de plus de 18 mois consentie par une personne physique exige une indemnité d’immobilisation d’au moins 5 % du prix : relevez-la.',
    en: 'A unilateral promise of more than 18 months by a natural person asks for an indemnity of 5% of the price at least: raise the deposit.',
  },
  source: 'Article L290-2 du code de la construction et de l’habitation',
};

export const hasConditions: PurchaseGuard = {
  code: 'no_condition',
  holds: ({ conditionsCount }) => isAtLeast(conditionsCount, 1),
  text: {
    fr: 'L’avant-contrat n’a pas de condition suspensive : ajoutez-en une, ou passez à l’acte.',
    en: 'The contract has no condition: add one, or go on to the deed.',
  },
};

export const areConditionsMet: PurchaseGuard = {
  code: 'conditions_open',
  holds: ({ openConditionsCount }) => openConditionsCount === 0,
  text: {
    fr: 'Conditions en attente : enregistrez leur réalisation ou la renonciation à s’en prévaloir.',
    en: 'Some conditions are neither met nor waived: record that they are.',
  },
};

export const isConditionProved: PurchaseGuard = {
  code: 'condition_without_proof',
  holds: ({ conditionStatus, conditionMetOn, conditionFileId }) =>
    conditionStatus !== 'met' || (isKnown(conditionMetOn) && isKnown(conditionFileId)),
  text: {
    fr: 'Une condition réalisée demande sa date et sa pièce : ajoutez-les.',
    en: 'A condition that is met needs its day and its document: add them.',
  },
};

export const isPreemptionOver: PurchaseGuard = {
  code: 'preemption_not_cleared',
  holds: ({ isPreemptionCleared }) => isPreemptionCleared === true,
  text: ({ preemptionEndsOn }) => {
    const when = inBrackets(preemptionEndsOn);
    return {
      fr: `Le droit de préemption n’est pas purgé${when.fr}. Attendez la fin du délai ou enregistrez la renonciation.`,
      en: `The right of pre-emption is not cleared${when.en}. Wait for its end or record the waiver.`,
    };
  },
  source: 'Article L213-2 du code de l’urbanisme',
};

export const isPromiseRegistered: PurchaseGuard = {
  code: 'promise_not_registered',
  kind: 'confirmable',
  confirmedBy: ['owner'],
  holds: ({ registrationDeadlineOn, registeredOn }) =>
    !isKnown(registrationDeadlineOn) || isNotAfter(registeredOn, registrationDeadlineOn),
  text: ({ registrationDeadlineOn }) => {
    const { fr, en } = isKnown(registrationDeadlineOn)
      ? shortDay(registrationDeadlineOn)
      : { fr: 'terme légal', en: 'legal term' };
    return {
      fr: `La promesse sous seing privé doit être enregistrée avant le ${fr}, faute de quoi elle est nulle.`,
      en: `The private promise must be registered by ${en}, or it is void.`,
    };
  },
  source: 'Article 1589-2 du code civil',
};

export const areFeesPositive: PurchaseGuard = {
  code: 'fees_not_positive',
  holds: ({ actualFeesCents }) => isAtLeast(actualFeesCents, 1),
  text: {
    fr: 'Les frais réels doivent être supérieurs à 0 € : saisissez ceux du décompte du notaire.',
    en: 'The actual costs must be above €0: enter those of the notary’s account.',
  },
};

export const isPromiseExpired: PurchaseGuard = {
  code: 'promise_running',
  holds: ({ promiseExpiresOn }, { today }) => isOver(promiseExpiresOn, today),
  text: ({ promiseExpiresOn }) => {
    const when = inBrackets(promiseExpiresOn);
    return {
      fr: `La promesse court toujours${when.fr} : attendez son terme, prorogez-la ou résolvez-la.`,
      en: `The promise is still running${when.en}: wait for its end, extend it or terminate it.`,
    };
  },
};

export const isExtension: PurchaseGuard = {
  code: 'not_an_extension',
  holds: ({ promiseExpiresOn, newExpiresOn }) =>
    !isKnown(newExpiresOn) || !isKnown(promiseExpiresOn) || newExpiresOn > promiseExpiresOn,
  text: ({ promiseExpiresOn }) => {
    const when = inBrackets(promiseExpiresOn);
    return {
      fr: `La nouvelle date doit être postérieure à l’expiration actuelle${when.fr} : repoussez-la.`,
      en: `The new day must come after the present expiry${when.en}: choose a later one.`,
    };
  },
};
