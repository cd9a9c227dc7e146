import type { Cents } from '../../money/cents.ts';
import { isAtLeast } from '../guards.ts';
import { defineMachine, type Known } from '../machine.ts';

/** What the life of a quick sale depends on. */
export type QuickSaleFacts = Known<{
  isSaleInformationComplete: boolean;
  isCommercialInformationComplete: boolean;
  isHousing: boolean;
  /** The energy certificate is there and valid today. */
  hasValidDpe: boolean;
  hasFeesMention: boolean;
  photosCount: number;
  buyerName: string;
  offeredPriceCents: Cents;
  contractOn: string;
  soldOn: string;
  withdrawalReason: string;
}>;

/** The life of a quick sale. */
export const quickSaleMachine = defineMachine<QuickSaleFacts>()({
  id: 'quick_sale',
  title: { fr: 'Vente rapide', en: 'Quick sale' },
  states: {
    draft: { label: { fr: 'Brouillon', en: 'Draft' }, colour: 'grey' },
    ready: { label: { fr: 'Prête', en: 'Ready' }, colour: 'blue' },
    published: { label: { fr: 'Publiée', en: 'Published' }, colour: 'green' },
    under_offer: { label: { fr: 'Sous offre', en: 'Under offer' }, colour: 'orange', keeps: ['buyerName'] },
    compromis: {
      label: { fr: 'Compromis', en: 'Under contract' },
      colour: 'violet',
      keeps: ['buyerName', 'contractOn'],
    },
    sold: {
      label: { fr: 'Vendue', en: 'Sold' },
      colour: 'dark',
      isFinal: true,
      keeps: ['buyerName', 'contractOn', 'soldOn'],
    },
    withdrawn: {
      label: { fr: 'Retirée', en: 'Withdrawn' },
      colour: 'grey',
      isFinal: true,
      keeps: ['withdrawalReason'],
    },
  },
  factNames: {
    buyerName: { fr: 'acquéreur', en: 'buyer' },
    offeredPriceCents: { fr: 'prix offert', en: 'price offered' },
    contractOn: { fr: 'date du compromis', en: 'day of the contract' },
    soldOn: { fr: 'date de l’acte', en: 'day of the deed' },
    withdrawalReason: { fr: 'motif du retrait', en: 'reason for the withdrawal' },
  },
  transitions: {
    create: {
      label: { fr: 'Créer la vente rapide', en: 'Create the quick sale' },
      from: [null],
      to: 'draft',
      by: ['owner', 'collaborator'],
    },
    'make-ready': {
      label: { fr: 'Déclarer prête', en: 'Declare ready' },
      from: ['draft'],
      to: 'ready',
      by: ['owner', 'collaborator'],
      guards: [
        {
          code: 'sale_information_incomplete',
          holds: ({ isSaleInformationComplete }) => isSaleInformationComplete === true,
          text: {
            fr: 'Les informations de vente sont incomplètes : terminez leur formulaire.',
            en: 'The sale information is incomplete: finish its form.',
          },
        },
        {
          code: 'commercial_information_incomplete',
          holds: ({ isCommercialInformationComplete }) => isCommercialInformationComplete === true,
          text: {
            fr: 'Les informations commerciales sont incomplètes : terminez leur formulaire.',
            en: 'The commercial information is incomplete: finish its form.',
          },
        },
      ],
    },
    publish: {
      label: { fr: 'Publier', en: 'Publish' },
      from: ['ready'],
      to: 'published',
      by: ['owner', 'collaborator'],
      guards: [
        {
          code: 'dpe_missing',
          holds: ({ isHousing, hasValidDpe }) => isHousing === false || hasValidDpe === true,
          text: {
            fr: 'DPE manquant ou périmé : ajoutez un diagnostic en cours de validité.',
            en: 'The energy certificate is missing or has expired: add a valid one.',
          },
        },
        {
          code: 'fees_mention_missing',
          holds: ({ hasFeesMention }) => hasFeesMention === true,
          text: {
            fr: 'La mention des honoraires manque : indiquez qui les paie et leur montant.',
            en: 'The mention of fees is missing: say who pays them and how much.',
          },
        },
        {
          code: 'too_few_photos',
          holds: ({ photosCount }) => isAtLeast(photosCount, 3),
          text: {
            fr: 'Trois photos minimum pour publier : ajoutez-en.',
            en: 'Three photos at least are needed to publish: add some.',
          },
        },
      ],
    },
    'receive-offer': {
      label: { fr: 'Enregistrer une offre', en: 'Record an offer' },
      from: ['published'],
      to: 'under_offer',
      by: ['owner', 'collaborator'],
      records: { given: ['buyerName', 'offeredPriceCents'] },
    },
    'sign-contract': {
      label: { fr: 'Enregistrer le compromis', en: 'Record the contract' },
      from: ['under_offer'],
      to: 'compromis',
      by: ['owner', 'collaborator'],
      records: { given: ['contractOn'] },
    },
    sell: {
      label: { fr: 'Enregistrer l’acte', en: 'Record the deed' },
      from: ['compromis'],
      to: 'sold',
      by: ['owner', 'collaborator'],
      records: { given: ['soldOn'] },
    },
    withdraw: {
      label: { fr: 'Retirer', en: 'Withdraw' },
      from: ['draft', 'ready', 'published', 'under_offer', 'compromis'],
      to: 'withdrawn',
      by: ['owner', 'collaborator'],
      records: { given: ['withdrawalReason'] },
    },
  },
});
