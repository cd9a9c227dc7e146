import { isAtLeast } from '../guards.ts';
import { defineMachine, type Guard, type Known } from '../machine.ts';

/** What the life of a lot on the portals depends on. */
export type BroadcastLotFacts = Known<{
  isLotAvailable: boolean;
  isHousing: boolean;
  hasValidDpe: boolean;
  dpeClass: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
  isCopropriete: boolean;
  hasCoproCharges: boolean;
  hasCoproLotsCount: boolean;
  photosCount: number;
  hasPrice: boolean;
  /** The text holds a telephone, an e-mail or an address of a site. */
  hasContactDetailsInText: boolean;
  sentAt: string;
  errorCode: string;
  errorMessage: string;
}>;

const publishing: readonly Guard<BroadcastLotFacts>[] = [
  {
    code: 'lot_not_available',
    holds: ({ isLotAvailable }) => isLotAvailable === true,
    text: {
      fr: 'Le lot n’est pas disponible : mettez-le en vente.',
      en: 'The lot is not available: put it on sale.',
    },
  },
  {
    code: 'dpe_missing',
    holds: ({ isHousing, hasValidDpe }) => isHousing === false || hasValidDpe === true,
    text: {
      fr: 'DPE manquant ou périmé : ajoutez un diagnostic en cours de validité.',
      en: 'The energy certificate is missing or has expired: add a valid one.',
    },
  },
  {
    code: 'copro_charges_missing',
    holds: ({ isCopropriete, hasCoproCharges }) => isCopropriete === false || hasCoproCharges === true,
    text: {
      fr: 'Charges annuelles de copropriété manquantes : saisissez-les.',
      en: 'The yearly charges of the copropriété are missing: enter them.',
    },
  },
  {
    code: 'copro_lots_missing',
    holds: ({ isCopropriete, hasCoproLotsCount }) => isCopropriete === false || hasCoproLotsCount === true,
    text: {
      fr: 'Nombre de lots de copropriété manquant : saisissez-le.',
      en: 'The number of lots of the copropriété is missing: enter it.',
    },
  },
  {
    code: 'no_photo',
    holds: ({ photosCount }) => isAtLeast(photosCount, 1),
    text: {
      fr: 'Au moins une photo est nécessaire : ajoutez-la.',
      en: 'One photo at least is needed: add it.',
    },
  },
  {
    code: 'no_price',
    holds: ({ hasPrice }) => hasPrice === true,
    text: { fr: 'Prix manquant : saisissez-le.', en: 'The price is missing: enter it.' },
  },
  {
    code: 'contact_details_in_text',
    holds: ({ hasContactDetailsInText }) => hasContactDetailsInText === false,
    text: {
      fr: 'Le texte ne doit pas contenir de coordonnées : retirez téléphone, e-mail et adresse de site.',
      en: 'The text may not hold contact details: remove telephone, e-mail and site.',
    },
  },
];

/** The life of a lot on the portals. */
export const broadcastLotMachine = defineMachine<BroadcastLotFacts>()({
  id: 'broadcast_lot',
  title: { fr: 'Diffusion d’un lot', en: 'Broadcast of a lot' },
  states: {
    off: { label: { fr: 'Non diffusé', en: 'Not broadcast' }, colour: 'grey' },
    queued: { label: { fr: 'En attente', en: 'Waiting' }, colour: 'orange' },
    live: { label: { fr: 'En ligne', en: 'Online' }, colour: 'green', keeps: ['sentAt'] },
    error: { label: { fr: 'Erreur', en: 'Error' }, colour: 'red', keeps: ['errorCode', 'errorMessage'] },
  },
  factNames: {
    sentAt: { fr: 'date d’envoi', en: 'time of sending' },
    errorCode: { fr: 'code d’erreur', en: 'code of the error' },
    errorMessage: { fr: 'message d’erreur', en: 'message of the error' },
  },
  transitions: {
    prepare: {
      label: { fr: 'Lot à diffuser', en: 'Lot to broadcast' },
      from: [null],
      to: 'off',
      by: ['owner', 'collaborator', 'system'],
    },
    queue: {
      label: { fr: 'Diffuser', en: 'Broadcast' },
      from: ['off', 'error'],
      to: 'queued',
      by: ['owner', 'collaborator'],
      guards: publishing,
      effects: [
        {
          code: 'mention_excessive_consumption',
          text: {
            fr: 'la mention « Logement à consommation énergétique excessive » est ajoutée',
            en: 'the mention of an excessive energy consumption is added',
          },
          when: ({ dpeClass }) => dpeClass === 'F' || dpeClass === 'G',
        },
      ],
    },
    'go-live': {
      label: { fr: 'Annonce en ligne', en: 'Advert online' },
      from: ['queued'],
      to: 'live',
      by: ['system'],
      trigger: { fr: 'quand le portail confirme', en: 'when the portal confirms' },
      records: { computed: ['sentAt'] },
    },
    fail: {
      label: { fr: 'Envoi en erreur', en: 'Sending failed' },
      from: ['queued', 'live'],
      to: 'error',
      by: ['system'],
      trigger: { fr: 'quand le portail refuse l’annonce', en: 'when the portal refuses the advert' },
      records: { given: ['errorCode', 'errorMessage'] },
    },
    'take-down': {
      label: { fr: 'Retirer des portails', en: 'Take off the portals' },
      from: ['queued', 'live', 'error'],
      to: 'off',
      by: ['owner', 'collaborator', 'system'],
      trigger: {
        fr: 'ou dans l’heure, quand le lot est réservé ou vendu',
        en: 'or within the hour, when the lot is reserved or sold',
      },
    },
  },
});
