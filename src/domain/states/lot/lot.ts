import type { Text } from '../../explain/calculation.ts';
import { defineMachine } from '../machine.ts';
import { lotFactNames, type LotFacts } from './facts.ts';
import * as guard from './guards.ts';
import { lotStateDisplay } from './states.ts';

/** Why the price of a lot that somebody holds may not change. */
function priceLocked({ buyerName }: LotFacts): Text {
  const holder = buyerName?.trim();
  return {
    fr: `Prix verrouillé : lot réservé${holder ? ` par ${holder}` : ''}.`,
    en: `Price locked: the lot is reserved${holder ? ` by ${holder}` : ''}.`,
  };
}

/** The life of a lot; from the option on it follows its sale. */
export const lotMachine = defineMachine<LotFacts>()({
  id: 'lot',
  title: { fr: 'Lot', en: 'Lot' },
  states: lotStateDisplay,
  factNames: lotFactNames,
  transitions: {
    create: {
      label: { fr: 'Créer le lot', en: 'Create the lot' },
      from: [null],
      to: 'draft',
      by: ['owner', 'collaborator'],
    },
    publish: {
      label: { fr: 'Mettre en vente', en: 'Put on sale' },
      from: ['draft'],
      to: 'available',
      by: ['owner', 'collaborator'],
      guards: [guard.hasPrice, guard.hasArea, guard.isVirPriceSplit, guard.isVefaPermitted],
      records: { given: ['priceTtcCents', 'areaM2', 'saleMode'] },
    },
    'change-price': {
      label: { fr: 'Changer le prix', en: 'Change the price' },
      from: ['draft', 'available', 'optioned'],
      to: { oneOf: ['draft', 'available', 'optioned'], choose: (_, from) => from },
      by: ['owner', 'collaborator'],
      guards: [guard.isNewPriceValid],
      records: { given: ['newPriceCents'] },
      effects: [
        {
          code: 'log_price',
          text: {
            fr: 'l’ancien prix, le nouveau et son auteur sont consignés',
            en: 'the old price, the new one and who set it are logged',
          },
        },
      ],
      elsewhere: {
        reserved: priceLocked,
        under_contract: priceLocked,
        sold: priceLocked,
        delivered: priceLocked,
      },
    },
    option: {
      label: { fr: 'Option posée', en: 'Option taken' },
      from: ['available'],
      to: 'optioned',
      by: ['system'],
      trigger: { fr: 'à la création d’une option de vente', en: 'when an option of sale is created' },
      records: { given: ['optionUntil'] },
    },
    'option-expired': {
      label: { fr: 'Option expirée', en: 'Option expired' },
      from: ['optioned'],
      to: 'available',
      by: ['system'],
      trigger: { fr: 'le lendemain de la fin de l’option', en: 'the day after the option ends' },
      guards: [guard.isOptionOver],
      effects: [
        {
          code: 'option_expired',
          text: { fr: 'l’expiration de l’option est annoncée', en: 'the end of the option is announced' },
        },
      ],
    },
    reserve: {
      label: { fr: 'Lot réservé', en: 'Lot reserved' },
      from: ['available', 'optioned'],
      to: 'reserved',
      by: ['system'],
      trigger: { fr: 'à la réservation dans le dossier de vente', en: 'when the sale is reserved' },
      records: { given: ['buyerName'] },
      effects: [{ code: 'lock_price', text: { fr: 'le prix est verrouillé', en: 'the price is locked' } }],
    },
    'sign-contract': {
      label: { fr: 'Avant-contrat signé', en: 'Preliminary contract signed' },
      from: ['reserved'],
      to: 'under_contract',
      by: ['system'],
      trigger: {
        fr: 'à la signature de l’avant-contrat de vente',
        en: 'when the preliminary contract of sale is signed',
      },
      records: { given: ['contractOn'] },
    },
    'sign-deed': {
      label: { fr: 'Acte de vente signé', en: 'Deed of sale signed' },
      from: ['under_contract'],
      to: 'sold',
      by: ['system'],
      trigger: { fr: 'à la signature de l’acte de vente', en: 'when the deed of sale is signed' },
      records: { given: ['deedOn'] },
    },
    deliver: {
      label: { fr: 'Lot livré', en: 'Lot delivered' },
      from: ['sold'],
      to: 'delivered',
      by: ['system'],
      trigger: { fr: 'à l’enregistrement de la livraison', en: 'when the delivery is recorded' },
      records: { given: ['deliveredOn'] },
    },
    release: {
      label: { fr: 'Lot libéré', en: 'Lot freed' },
      from: ['optioned', 'reserved', 'under_contract'],
      to: 'available',
      by: ['system'],
      trigger: { fr: 'à l’annulation de la vente', en: 'when the sale is cancelled' },
    },
    withdraw: {
      label: { fr: 'Retirer de la vente', en: 'Withdraw from sale' },
      from: ['draft', 'available'],
      to: 'withdrawn',
      by: ['owner'],
      records: { given: ['withdrawalReason'] },
    },
  },
});
