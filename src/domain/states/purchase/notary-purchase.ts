import { defineMachine } from '../machine.ts';
import { isOfferAccepted } from '../operation/guards.ts';
import { notaryPurchaseFactNames, type NotaryPurchaseFacts } from './notary-purchase-facts.ts';
import * as guard from './notary-purchase-guards.ts';

const promised = [
  'contractKind',
  'form',
  'priceCents',
  'depositCents',
  'promiseOn',
  'promiseExpiresOn',
] as const;
const underPromise = ['promise_signed', 'conditions_pending', 'conditions_met'] as const;
const deed = ['deedOn', 'deedPriceCents', 'regime', 'actualFeesCents'] as const;

const ownOperation = {
  code: 'own_operation',
  text: { fr: 'l’opération devient acquise', en: 'the operation becomes owned' },
};

/** The life of the purchase before a notary. */
export const notaryPurchaseMachine = defineMachine<NotaryPurchaseFacts>()({
  id: 'notary_purchase',
  title: { fr: 'Achat notarié', en: 'Purchase before a notary' },
  states: {
    draft: { label: { fr: 'À préparer', en: 'To prepare' }, colour: 'grey' },
    promise_signed: {
      label: { fr: 'Promesse signée', en: 'Promise signed' },
      colour: 'violet',
      keeps: promised,
    },
    conditions_pending: {
      label: { fr: 'Conditions en cours', en: 'Conditions pending' },
      colour: 'orange',
      keeps: promised,
    },
    conditions_met: {
      label: { fr: 'Conditions levées', en: 'Conditions met' },
      colour: 'blue',
      keeps: promised,
    },
    deed_signed: {
      label: { fr: 'Acte signé', en: 'Deed signed' },
      colour: 'green',
      isFinal: true,
      keeps: deed,
    },
    lapsed: { label: { fr: 'Caduque', en: 'Lapsed' }, colour: 'dark', isFinal: true, keeps: promised },
    terminated: {
      label: { fr: 'Résolue', en: 'Terminated' },
      colour: 'red',
      isFinal: true,
      keeps: [...promised, 'terminationReason', 'depositOutcome'],
    },
  },
  factNames: notaryPurchaseFactNames,
  transitions: {
    create: {
      label: { fr: 'Préparer l’achat', en: 'Prepare the purchase' },
      from: [null],
      to: 'draft',
      by: ['owner', 'collaborator'],
    },
    'sign-promise': {
      label: { fr: 'Enregistrer la promesse', en: 'Record the promise' },
      from: ['draft'],
      to: 'promise_signed',
      by: ['owner', 'collaborator'],
      guards: [
        isOfferAccepted,
        guard.hasContract,
        guard.doesExpireLater,
        guard.isLongPromiseAuthentic,
        guard.isLongPromiseSecured,
      ],
      records: { given: promised, computed: ['registrationDeadlineOn'] },
      effects: [
        {
          code: 'promise_operation',
          text: { fr: 'l’opération passe sous promesse', en: 'the operation goes under promise' },
        },
        {
          code: 'start_registration',
          text: {
            fr: 'promesse unilatérale sous seing privé : le délai d’enregistrement court',
            en: 'private unilateral promise: the period to register it runs',
          },
          when: ({ contractKind, form }) => contractKind === 'unilateral' && form === 'private',
        },
        {
          code: 'remind_professional_buyer',
          text: {
            fr: 'acheteur professionnel : ni rétractation (L271-1), ni condition de prêt légale (L313-41) ; une condition de prêt est contractuelle et son délai libre',
            en: 'professional buyer: neither withdrawal (L271-1) nor a loan condition by law (L313-41); a loan condition is contractual and its period free',
          },
        },
      ],
    },
    'open-conditions': {
      label: { fr: 'Conditions en cours', en: 'Conditions pending' },
      from: ['promise_signed'],
      to: 'conditions_pending',
      by: ['system'],
      trigger: { fr: 'dès qu’il y a une condition suspensive', en: 'as soon as there is a condition' },
      guards: [guard.hasConditions],
    },
    'record-condition': {
      label: { fr: 'Mettre à jour une condition', en: 'Update a condition' },
      from: ['conditions_pending'],
      to: 'conditions_pending',
      by: ['owner', 'collaborator'],
      guards: [guard.isConditionProved],
      records: { given: ['conditionId', 'conditionStatus'] },
    },
    'meet-conditions': {
      label: { fr: 'Conditions levées', en: 'Conditions met' },
      from: ['promise_signed', 'conditions_pending'],
      to: 'conditions_met',
      by: ['system'],
      trigger: {
        fr: 'quand toutes les conditions sont réalisées ou levées, ou s’il n’y en a pas',
        en: 'when all conditions are met or waived, or there is none',
      },
      guards: [guard.areConditionsMet],
    },
    extend: {
      label: { fr: 'Proroger la promesse', en: 'Extend the promise' },
      from: underPromise,
      to: { oneOf: underPromise, choose: (_, from) => from },
      by: ['owner'],
      guards: [guard.isExtension, guard.isLongPromiseAuthentic, guard.isLongPromiseSecured],
      records: { given: ['newExpiresOn', 'amendmentFileId'] },
    },
    'sign-deed': {
      label: { fr: 'Enregistrer l’acte', en: 'Record the deed' },
      from: ['conditions_met'],
      to: 'deed_signed',
      by: ['owner', 'collaborator', 'accountant'],
      guards: [
        guard.areConditionsMet,
        guard.isPreemptionOver,
        guard.areFeesPositive,
        guard.isPromiseRegistered,
      ],
      records: { given: deed },
      effects: [ownOperation],
      elsewhere: {
        conditions_pending: {
          fr: 'Des conditions suspensives sont en cours : enregistrez leur réalisation, ou la renonciation à s’en prévaloir, avant l’acte.',
          en: 'Some conditions are pending: record that they are met or waived before the deed.',
        },
      },
    },
    'sign-deed-directly': {
      label: { fr: 'Enregistrer l’acte sans avant-contrat', en: 'Record the deed without a contract' },
      from: ['draft'],
      to: 'deed_signed',
      by: ['owner', 'collaborator', 'accountant'],
      guards: [isOfferAccepted, guard.hasNoContract, guard.isPreemptionOver, guard.areFeesPositive],
      records: { given: deed },
      effects: [ownOperation],
    },
    lapse: {
      label: { fr: 'Promesse caduque', en: 'Promise lapsed' },
      from: underPromise,
      to: 'lapsed',
      by: ['system'],
      trigger: {
        fr: 'le lendemain de l’expiration, si l’acte n’est pas signé',
        en: 'the day after the promise expires, unless the deed is signed',
      },
      guards: [guard.isPromiseExpired],
      effects: [
        {
          code: 'end_promise',
          text: {
            fr: 'le titulaire choisit de reprendre l’étude ou d’abandonner l’opération',
            en: 'the account holder chooses to study again or to abandon the operation',
          },
        },
      ],
    },
    terminate: {
      label: { fr: 'Enregistrer la résolution', en: 'Terminate the promise' },
      from: underPromise,
      to: 'terminated',
      by: ['owner', 'system'],
      trigger: { fr: 'ou en cas de préemption', en: 'or when the property is pre-empted' },
      records: { given: ['terminationReason', 'depositOutcome'] },
      effects: [
        {
          code: 'end_promise',
          text: {
            fr: 'le titulaire choisit de reprendre l’étude ou d’abandonner l’opération',
            en: 'the account holder chooses to study again or to abandon the operation',
          },
        },
      ],
    },
  },
});
