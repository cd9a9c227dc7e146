import type { Effect } from '../machine.ts';
import { defineMachine } from '../machine.ts';
import { isSimulated } from '../operation/guards.ts';
import { offerFactNames, type OfferFacts } from './offer-facts.ts';
import * as guard from './offer-guards.ts';

const sent = ['priceCents', 'sentOn', 'validUntil', 'pdfFileId'] as const;

const withdrawSiblings: Effect<OfferFacts> = {
  code: 'withdraw_siblings',
  text: {
    fr: 'les autres offres en cours de l’opération sont retirées',
    en: 'the other open offers of the operation are withdrawn',
  },
};

/** The life of an offer to buy. */
export const offerMachine = defineMachine<OfferFacts>()({
  id: 'offer',
  title: { fr: 'Offre d’achat', en: 'Offer to buy' },
  states: {
    draft: { label: { fr: 'Brouillon', en: 'Draft' }, colour: 'grey' },
    sent: { label: { fr: 'Envoyée', en: 'Sent' }, colour: 'blue', keeps: sent },
    countered: {
      label: { fr: 'Contre-proposition', en: 'Countered' },
      colour: 'violet',
      keeps: [...sent, 'counterPriceCents', 'counterOn'],
    },
    accepted: {
      label: { fr: 'Acceptée', en: 'Accepted' },
      colour: 'green',
      isFinal: true,
      keeps: [...sent, 'acceptedOn', 'proofFileId'],
    },
    refused: {
      label: { fr: 'Refusée', en: 'Refused' },
      colour: 'red',
      isFinal: true,
      keeps: [...sent, 'refusedOn', 'refusalReason'],
    },
    expired: { label: { fr: 'Expirée', en: 'Expired' }, colour: 'orange', isFinal: true, keeps: sent },
    withdrawn: { label: { fr: 'Retirée', en: 'Withdrawn' }, colour: 'dark', isFinal: true, keeps: sent },
  },
  factNames: offerFactNames,
  transitions: {
    create: {
      label: { fr: 'Préparer une offre', en: 'Prepare an offer' },
      from: [null],
      to: 'draft',
      by: ['owner', 'collaborator'],
      guards: [guard.isParentCountered],
    },
    send: {
      label: { fr: 'Envoyer l’offre', en: 'Send the offer' },
      from: ['draft'],
      to: 'sent',
      by: ['owner', 'collaborator'],
      guards: [
        guard.isPriceSet,
        guard.isBodyComplete,
        guard.isValidLater,
        guard.isAddressed,
        guard.isReachable,
        isSimulated,
      ],
      records: { given: ['priceCents', 'channel', 'sentOn', 'validUntil'], computed: ['pdfFileId'] },
      effects: [
        { code: 'freeze_pdf', text: { fr: 'le PDF est figé', en: 'the PDF is frozen' } },
        {
          code: 'advance_operation',
          text: { fr: 'l’opération passe à l’offre', en: 'the operation moves on to the offer' },
        },
        {
          code: 'withdraw_parent',
          text: { fr: 'l’offre à laquelle elle répond est retirée', en: 'the offer it answers is withdrawn' },
          when: ({ parentState }) => parentState === 'countered',
        },
      ],
    },
    counter: {
      label: { fr: 'Enregistrer une contre-proposition', en: 'Record a counter-offer' },
      from: ['sent'],
      to: 'countered',
      by: ['owner', 'collaborator'],
      guards: [guard.isCounterPriceSet],
      records: { given: ['counterPriceCents', 'counterOn'] },
    },
    accept: {
      label: { fr: 'Enregistrer l’acceptation', en: 'Record the acceptance' },
      from: ['sent'],
      to: 'accepted',
      by: ['owner', 'collaborator'],
      guards: [guard.isNotBeforeSending, guard.isAcceptedInTime, guard.isOnlyAccepted],
      records: { given: ['acceptedOn', 'proofFileId'] },
      effects: [withdrawSiblings],
    },
    'accept-counter': {
      label: { fr: 'Accepter la contre-proposition', en: 'Accept the counter-offer' },
      from: ['countered'],
      to: 'accepted',
      by: ['owner', 'collaborator'],
      guards: [guard.isNotBeforeSending, guard.isOnlyAccepted],
      records: { given: ['acceptedOn', 'proofFileId'] },
      effects: [
        {
          code: 'take_counter_price',
          text: {
            fr: 'le prix retenu est celui de la contre-proposition',
            en: 'the price agreed is that of the counter-offer',
          },
        },
        withdrawSiblings,
      ],
    },
    refuse: {
      label: { fr: 'Enregistrer le refus', en: 'Record the refusal' },
      from: ['sent'],
      to: 'refused',
      by: ['owner', 'collaborator'],
      records: { given: ['refusedOn', 'refusalReason'] },
    },
    withdraw: {
      label: { fr: 'Retirer l’offre', en: 'Withdraw the offer' },
      from: ['sent', 'countered'],
      to: 'withdrawn',
      by: ['owner', 'collaborator', 'system'],
      trigger: {
        fr: 'ou quand une autre offre est acceptée, ou l’opération abandonnée',
        en: 'or when another offer is accepted, or the operation abandoned',
      },
    },
    expire: {
      label: { fr: 'Offre expirée', en: 'Offer expired' },
      from: ['sent'],
      to: 'expired',
      by: ['system'],
      trigger: { fr: 'le lendemain de la fin de validité', en: 'the day after the last day of validity' },
      guards: [guard.isValidityOver],
    },
  },
});
