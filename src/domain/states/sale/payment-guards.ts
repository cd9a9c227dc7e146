import { inBrackets, isAtLeast, isKnown, isOver } from '../guards.ts';
import type { Guard } from '../machine.ts';
import type { PaymentFacts } from './payment-facts.ts';

type PaymentGuard = Guard<PaymentFacts>;

/** Receipts may exceed the call by one euro, which banks round away. */
const toleranceCents = 100;

/** No money is taken before the deed where the law forbids it. */
export const isAfterDeed: PaymentGuard = {
  code: 'before_deed',
  holds: ({ isDeedSigned, regime }) => isDeedSigned === true || regime === 'asis' || regime === 'tab',
  text: {
    fr: 'Aucun versement avant l’acte (CCH R262-10 / R261-14) : seul le dépôt, sur son compte bloqué, est possible.',
    en: 'No payment before the deed (CCH R262-10 / R261-14): only the deposit, on its blocked account, is possible.',
  },
  source: 'Articles R262-10 et R261-14 du code de la construction et de l’habitation',
};

export const isDeedSigned: PaymentGuard = {
  code: 'deed_not_signed',
  holds: ({ isDeedSigned: isSigned }) => isSigned === true,
  text: {
    fr: 'L’acte n’est pas signé : aucun appel n’est possible avant.',
    en: 'The deed is not signed: nothing can be called before.',
  },
};

export const isEventCertified: PaymentGuard = {
  code: 'event_not_certified',
  holds: ({ isEventReached }) => isEventReached === true,
  text: {
    fr: 'Le fait générateur n’est pas attesté : ajoutez l’attestation d’avancement.',
    en: 'The event is not certified: add the certificate of progress.',
  },
};

export const isWithinRest: PaymentGuard = {
  code: 'above_rest',
  holds: ({ receiptCents, restCents }) =>
    isKnown(receiptCents) && isKnown(restCents) && receiptCents <= restCents + toleranceCents,
  text: {
    fr: 'Montant supérieur au reste dû : corrigez-le ou affectez le surplus à un autre appel.',
    en: 'The amount exceeds what is owed: correct it or put the surplus on another call.',
  },
};

export const isReceiptPositive: PaymentGuard = {
  code: 'receipt_not_positive',
  holds: ({ receiptCents }) => isAtLeast(receiptCents, 1),
  text: {
    fr: 'Le montant du règlement doit être supérieur à 0 € : saisissez-le.',
    en: 'The payment must be above €0: enter its amount.',
  },
};

export const isReceiptPast: PaymentGuard = {
  code: 'receipt_in_the_future',
  holds: ({ receivedOn }, { today }) => !isKnown(receivedOn) || receivedOn <= today,
  text: {
    fr: 'La date du règlement ne peut pas être à venir : corrigez-la.',
    en: 'The day of the payment may not lie ahead: correct it.',
  },
};

export const isOverdue: PaymentGuard = {
  code: 'not_overdue',
  holds: ({ dueOn }, { today }) => isOver(dueOn, today),
  text: ({ dueOn }) => {
    const when = inBrackets(dueOn);
    return {
      fr: `L’échéance n’est pas passée${when.fr} : attendez-la.`,
      en: `The due day has not passed${when.en}: wait for it.`,
    };
  },
};

export const isDeliveryCall: PaymentGuard = {
  code: 'not_the_delivery_call',
  holds: ({ event }) => event === 'delivery',
  text: {
    fr: 'Seul le solde de livraison peut être consigné, en cas de contestation.',
    en: 'Only the balance due at delivery may be consigned, when it is disputed.',
  },
};

export const isWithinConsignmentCap: PaymentGuard = {
  code: 'consignment_above_cap',
  holds: ({ consignedCents, consignmentCapCents }) =>
    isAtLeast(consignedCents, 1) && isAtLeast(consignmentCapCents, consignedCents ?? 0),
  text: {
    fr: 'La consignation doit être supérieure à 0 € et ne peut pas dépasser le solde de 5 % : corrigez-la.',
    en: 'The consignment must be above €0 and may not exceed the balance of 5%: correct it.',
  },
};

export const isNothingReceived: PaymentGuard = {
  code: 'money_received',
  holds: ({ receivedCents }) => receivedCents === 0,
  text: {
    fr: 'Des règlements sont enregistrés, ou ne sont pas vérifiés : remboursez-les avant d’annuler l’appel.',
    en: 'Payments are recorded, or were not checked: refund them before cancelling the call.',
  },
};
