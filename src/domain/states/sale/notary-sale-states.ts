import type { StateDisplay } from '../machine.ts';
import type { NotarySaleFacts } from './notary-sale-facts.ts';

export const notarySaleStates = [
  'option',
  'reserved',
  'contract',
  'firm',
  'conditions_lifted',
  'deed',
  'paid',
  'delivered',
  'cancelled',
] as const;
export type NotarySaleState = (typeof notarySaleStates)[number];

const reserved = ['regime', 'lotIds', 'buyerIds', 'priceTtcCents'] as const;
const contract = [...reserved, 'contractKind', 'contractOn', 'depositCents'] as const;
const deed = [...contract, 'firmOn', 'liftedOn', 'deedOn', 'actualPriceCents', 'vatRegime'] as const;

/** Labels and colours of the states of a sale, in their order. */
export const notarySaleStateDisplay: Readonly<Record<NotarySaleState, StateDisplay<keyof NotarySaleFacts>>> =
  {
    option: {
      label: { fr: 'Option', en: 'Option' },
      colour: 'yellow',
      keeps: ['lotIds', 'contactId', 'optionUntil'],
    },
    reserved: { label: { fr: 'Réservée', en: 'Reserved' }, colour: 'orange', keeps: reserved },
    contract: {
      label: { fr: 'Compromis (rétractation)', en: 'Contract (withdrawal)' },
      colour: 'violet',
      keeps: contract,
    },
    firm: { label: { fr: 'Ferme', en: 'Firm' }, colour: 'indigo', keeps: [...contract, 'firmOn'] },
    conditions_lifted: {
      label: { fr: 'Conditions levées', en: 'Conditions met' },
      colour: 'teal',
      keeps: [...contract, 'firmOn', 'liftedOn'],
    },
    deed: { label: { fr: 'Acte signé', en: 'Deed signed' }, colour: 'blue', keeps: deed },
    paid: { label: { fr: 'Soldée', en: 'Paid in full' }, colour: 'green', keeps: [...deed, 'paidOn'] },
    delivered: {
      label: { fr: 'Livrée', en: 'Delivered' },
      colour: 'dark',
      isFinal: true,
      keeps: [...deed, 'deliveredOn'],
    },
    cancelled: {
      label: { fr: 'Annulée', en: 'Cancelled' },
      colour: 'red',
      isFinal: true,
      keeps: ['cancelReason'],
    },
  };
