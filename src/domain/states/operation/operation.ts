import { defineMachine } from '../machine.ts';
import { operationFactNames, type OperationFacts } from './facts.ts';
import * as guard from './guards.ts';
import { operationStateDisplay } from './states.ts';
import * as termination from './termination-guards.ts';

/** The life of an operation. The state is its macro phase: works and sales advance beside it. */
export const operationMachine = defineMachine<OperationFacts>()({
  id: 'operation',
  title: { fr: 'Opération', en: 'Operation' },
  states: operationStateDisplay,
  factNames: operationFactNames,
  transitions: {
    create: {
      label: { fr: 'Créer l’opération', en: 'Create the operation' },
      from: [null],
      to: 'sourcing',
      by: ['owner', 'collaborator'],
      records: { given: ['ref', 'name', 'kind', 'inseeCode'] },
    },
    advance: {
      label: { fr: 'Passer à l’étude', en: 'Move on to the study' },
      from: ['sourcing'],
      to: 'study',
      by: ['owner', 'collaborator'],
      guards: [guard.isLocated, guard.isPriced],
    },
    'offer-sent': {
      label: { fr: 'Offre envoyée', en: 'Offer sent' },
      from: ['study'],
      to: 'offer',
      by: ['system'],
      trigger: { fr: 'à l’envoi de la première offre', en: 'when the first offer is sent' },
      guards: [guard.isSimulated],
      records: { given: ['offerId'] },
    },
    'offers-ended': {
      label: { fr: 'Retour à l’étude', en: 'Back to the study' },
      from: ['offer'],
      to: 'study',
      by: ['system'],
      trigger: {
        fr: 'quand toutes les offres sont refusées, expirées ou retirées',
        en: 'when all offers are refused, expired or withdrawn',
      },
      guards: [guard.areOffersOver],
      records: { given: ['returnReason'] },
    },
    'promise-signed': {
      label: { fr: 'Promesse signée', en: 'Promise signed' },
      from: ['offer'],
      to: 'promise',
      by: ['system'],
      trigger: { fr: 'à la signature de la promesse d’achat', en: 'when the promise of purchase is signed' },
      guards: [guard.isOfferAccepted],
      records: { given: ['promiseOn', 'purchasePriceCents'] },
    },
    'purchase-ended': {
      label: { fr: 'Reprendre l’étude', en: 'Study again' },
      from: ['promise'],
      to: 'study',
      by: ['system'],
      trigger: {
        fr: 'quand l’achat est caduc ou résolu et que la reprise de l’étude est choisie',
        en: 'when the purchase has lapsed or was terminated and studying again was chosen',
      },
      guards: [guard.isPurchaseOver, guard.isStudyChosen],
      records: { given: ['returnReason'] },
    },
    'deed-signed': {
      label: { fr: 'Acte d’achat signé', en: 'Deed of purchase signed' },
      from: ['promise'],
      to: 'owned',
      by: ['system'],
      trigger: { fr: 'à la signature de l’acte d’achat', en: 'when the deed of purchase is signed' },
      records: {
        given: ['acquiredOn', 'purchasePriceCents', 'acquisitionRegime'],
        computed: ['resaleDeadlineOn', 'legalParameters'],
      },
    },
    'deed-signed-directly': {
      label: { fr: 'Acte d’achat signé sans avant-contrat', en: 'Deed of purchase signed without a promise' },
      from: ['offer'],
      to: 'owned',
      by: ['system'],
      trigger: {
        fr: 'à la signature de l’acte, quand aucun avant-contrat n’est prévu',
        en: 'when the deed is signed and no preliminary contract was planned',
      },
      guards: [guard.hasNoPromise],
      records: {
        given: ['acquiredOn', 'purchasePriceCents', 'acquisitionRegime'],
        computed: ['resaleDeadlineOn', 'legalParameters'],
      },
    },
    'start-works': {
      label: { fr: 'Démarrer les travaux', en: 'Start the works' },
      from: ['owned'],
      to: 'works',
      by: ['owner', 'collaborator'],
      guards: [guard.areWorksAwarded, guard.isBuildingAllowed],
      records: { given: ['worksStartedOn'] },
    },
    'open-sale': {
      label: { fr: 'Ouvrir la commercialisation', en: 'Open the sale' },
      from: ['owned', 'works'],
      to: 'selling',
      by: ['owner', 'collaborator'],
      guards: [guard.isAnythingForSale],
      records: { given: ['saleOpenedOn'] },
      effects: [
        {
          code: 'remind_completion_guarantee',
          text: {
            fr: 'VIR et VEFA : les avant-contrats sont possibles, les actes attendront une garantie d’achèvement active',
            en: 'VIR and VEFA: preliminary contracts may be signed, deeds will wait for an active guarantee of completion',
          },
          when: ({ needsCompletionGuarantee }) => needsCompletionGuarantee === true,
        },
      ],
    },
    'suspend-sale': {
      label: { fr: 'Suspendre la commercialisation', en: 'Suspend the sale' },
      from: ['selling'],
      to: {
        oneOf: ['works', 'owned'],
        choose: ({ worksStartedOn }) => (worksStartedOn ? 'works' : 'owned'),
      },
      by: ['owner'],
      guards: [guard.isNothingBeingSold],
      records: { given: ['suspensionReason'] },
    },
    close: {
      label: { fr: 'Clôturer l’opération', en: 'Close the operation' },
      from: ['owned', 'works', 'selling'],
      to: 'closed',
      by: ['owner'],
      guards: [
        termination.isChecklistClear,
        termination.isAfterLastFlow<OperationFacts>(({ closedOn }) => closedOn),
      ],
      records: { given: ['closedOn', 'terminationReason'], computed: ['finalMargin', 'previousState'] },
    },
    abandon: {
      label: { fr: 'Abandonner l’opération', en: 'Abandon the operation' },
      from: ['sourcing', 'study', 'offer', 'promise'],
      to: 'abandoned',
      by: ['owner'],
      guards: [
        termination.isAbandonmentExplained,
        termination.isAfterLastFlow<OperationFacts>(({ abandonedOn }) => abandonedOn),
      ],
      records: { given: ['abandonedOn', 'terminationReason'], computed: ['sunkCostCents', 'previousState'] },
      effects: [
        {
          code: 'withdraw_live_offers',
          text: { fr: 'les offres en cours sont retirées', en: 'open offers are withdrawn' },
        },
        {
          code: 'revoke_shares',
          text: { fr: 'les partages sont révoqués', en: 'shares are revoked' },
        },
      ],
    },
    'reopen-closed': {
      label: { fr: 'Rouvrir l’opération', en: 'Reopen the operation' },
      from: ['closed'],
      to: {
        oneOf: ['owned', 'works', 'selling'],
        choose: ({ previousState }) => previousState ?? null,
      },
      by: ['owner', 'admin'],
      guards: [termination.isReopeningInTime<OperationFacts>(({ closedOn }) => closedOn)],
      records: { given: ['reopeningReason'], computed: ['reopenedOn'] },
    },
    'reopen-abandoned': {
      label: { fr: 'Rouvrir l’opération', en: 'Reopen the operation' },
      from: ['abandoned'],
      to: {
        oneOf: ['sourcing', 'study', 'offer', 'promise'],
        choose: ({ previousState }) => previousState ?? null,
      },
      by: ['owner', 'admin'],
      guards: [termination.isReopeningInTime<OperationFacts>(({ abandonedOn }) => abandonedOn)],
      records: { given: ['reopeningReason'], computed: ['reopenedOn'] },
    },
  },
});
