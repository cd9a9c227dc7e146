import type { Cents } from '../../money/cents.ts';
import type { Day } from '../../time/day.ts';
import { inBrackets, isAtLeast, isKnown, isNotAfter, isOver } from '../guards.ts';
import { defineMachine, type Known } from '../machine.ts';

/** What the life of a declaration of intent to sell depends on. */
export type PreemptionFacts = Known<{
  side: 'purchase' | 'sale';
  /** The property is subject to urban pre-emption. */
  isSubjectToPreemption: boolean;
  priceCents: Cents;
  /** Received in the town hall: the period runs from there. */
  receivedOn: Day;
  /** The single request for documents or a visit, and its answer. */
  requestOn: Day;
  suppliedOn: Day;
  /** Last day of the period, suspension counted. */
  endsOn: Day;
  waivedOn: Day;
  decidedOn: Day;
  /** The seller gave up the sale rather than take the price offered. */
  saleDroppedOn: Day;
}>;

const declared = ['side', 'priceCents', 'receivedOn'] as const;

/** The life of a declaration of intent to sell (pre-emption). */
export const preemptionMachine = defineMachine<PreemptionFacts>()({
  id: 'preemption',
  title: { fr: 'Déclaration d’intention d’aliéner (DIA)', en: 'Declaration of intent to sell (pre-emption)' },
  states: {
    declared: { label: { fr: 'Déposée', en: 'Filed' }, colour: 'blue', keeps: declared },
    suspended: {
      label: { fr: 'Suspendue', en: 'Suspended' },
      colour: 'orange',
      keeps: [...declared, 'requestOn'],
    },
    silent: {
      label: { fr: 'Purgée (silence)', en: 'Cleared (silence)' },
      colour: 'green',
      isFinal: true,
      keeps: declared,
    },
    waived: {
      label: { fr: 'Renonciation', en: 'Waived' },
      colour: 'green',
      isFinal: true,
      keeps: [...declared, 'waivedOn'],
    },
    preempted: {
      label: { fr: 'Préemptée', en: 'Pre-empted' },
      colour: 'red',
      isFinal: true,
      keeps: [...declared, 'decidedOn'],
    },
    price_contested: {
      label: { fr: 'Prix contesté', en: 'Price contested' },
      colour: 'yellow',
      keeps: [...declared, 'decidedOn'],
    },
    sale_dropped: {
      label: { fr: 'Vente retirée', en: 'Sale withdrawn' },
      colour: 'dark',
      isFinal: true,
      keeps: [...declared, 'saleDroppedOn'],
    },
  },
  factNames: {
    side: { fr: 'achat ou vente', en: 'purchase or sale' },
    priceCents: { fr: 'prix déclaré', en: 'price declared' },
    receivedOn: { fr: 'date de réception en mairie', en: 'day received in the town hall' },
    requestOn: {
      fr: 'date de la demande de pièces ou de visite',
      en: 'day documents or a visit were asked for',
    },
    suppliedOn: { fr: 'date de fourniture des pièces', en: 'day the documents were supplied' },
    waivedOn: { fr: 'date de la renonciation', en: 'day of the waiver' },
    decidedOn: { fr: 'date de la décision', en: 'day of the decision' },
    saleDroppedOn: { fr: 'date du retrait de la vente', en: 'day the sale was withdrawn' },
  },
  transitions: {
    declare: {
      label: { fr: 'Enregistrer la DIA', en: 'Record the declaration' },
      from: [null],
      to: 'declared',
      by: ['owner', 'collaborator'],
      guards: [
        {
          code: 'not_subject',
          kind: 'confirmable',
          holds: ({ isSubjectToPreemption, side }) => isSubjectToPreemption === true || side === 'purchase',
          text: {
            fr: 'Le bien n’est pas noté comme soumis au droit de préemption urbain : vérifiez auprès du notaire.',
            en: 'The property is not noted as subject to urban pre-emption: ask the notary.',
          },
          source: 'Article L211-4 du code de l’urbanisme',
          isUnverified: true,
        },
        {
          code: 'no_price',
          holds: ({ priceCents }) => isAtLeast(priceCents, 1),
          text: {
            fr: 'Le prix déclaré doit être supérieur à 0 € : saisissez-le.',
            en: 'The price declared must be above €0: enter it.',
          },
        },
      ],
      records: { given: declared },
      effects: [
        {
          code: 'start_deadline',
          text: { fr: 'le délai de préemption court', en: 'the period of pre-emption runs' },
        },
      ],
    },
    suspend: {
      label: { fr: 'Enregistrer la demande de pièces', en: 'Record the request for documents' },
      from: ['declared'],
      to: 'suspended',
      by: ['owner', 'collaborator'],
      guards: [
        {
          code: 'already_suspended',
          holds: ({ suppliedOn }) => !isKnown(suppliedOn),
          text: {
            fr: 'Une demande a déjà suspendu le délai : la loi n’en permet qu’une, le délai continue.',
            en: 'A request has already stopped the period: the law allows one only, the period goes on.',
          },
          source: 'Article L213-2 du code de l’urbanisme, quatrième alinéa',
        },
      ],
      records: { given: ['requestOn'] },
      effects: [
        { code: 'suspend_deadline', text: { fr: 'le délai est suspendu', en: 'the period is suspended' } },
      ],
    },
    resume: {
      label: { fr: 'Pièces fournies', en: 'Documents supplied' },
      from: ['suspended'],
      to: 'declared',
      by: ['owner', 'collaborator'],
      guards: [
        {
          code: 'supplied_before_request',
          holds: ({ requestOn, suppliedOn }) => !isKnown(suppliedOn) || isNotAfter(requestOn, suppliedOn),
          text: ({ requestOn }) => {
            const when = inBrackets(requestOn);
            return {
              fr: `Les pièces ne peuvent pas être fournies avant leur demande${when.fr} : corrigez la date.`,
              en: `The documents cannot be supplied before they were asked for${when.en}: correct the day.`,
            };
          },
        },
      ],
      records: { given: ['suppliedOn'] },
      effects: [
        {
          code: 'resume_deadline',
          text: {
            fr: 'le délai reprend, d’un mois au moins',
            en: 'the period resumes, for one month at least',
          },
        },
      ],
    },
    'stay-silent': {
      label: { fr: 'Purgée par le silence', en: 'Cleared by silence' },
      from: ['declared'],
      to: 'silent',
      by: ['system'],
      trigger: { fr: 'le lendemain de la fin du délai', en: 'the day after the period ends' },
      guards: [
        {
          code: 'period_running',
          holds: ({ endsOn }, { today }) => isOver(endsOn, today),
          text: ({ endsOn }) => {
            const when = inBrackets(endsOn);
            return {
              fr: `Le délai de préemption court toujours${when.fr} : attendez son terme ou une renonciation.`,
              en: `The period of pre-emption is still running${when.en}: wait for its end or a waiver.`,
            };
          },
          source: 'Articles L213-2 et R213-7 du code de l’urbanisme',
        },
      ],
    },
    waive: {
      label: { fr: 'Enregistrer la renonciation', en: 'Record the waiver' },
      from: ['declared', 'suspended', 'price_contested'],
      to: 'waived',
      by: ['owner', 'collaborator'],
      records: { given: ['waivedOn'] },
    },
    preempt: {
      label: { fr: 'Enregistrer la préemption', en: 'Record the pre-emption' },
      from: ['declared', 'price_contested'],
      to: 'preempted',
      by: ['owner', 'collaborator'],
      records: { given: ['decidedOn'] },
      effects: [
        {
          code: 'terminate_purchase',
          text: {
            fr: 'l’achat notarié est résolu et l’abandon de l’opération est proposé',
            en: 'the purchase is terminated and abandoning the operation is proposed',
          },
          when: ({ side }) => side === 'purchase',
        },
      ],
    },
    'contest-price': {
      label: { fr: 'Enregistrer la contestation du prix', en: 'Record that the price is contested' },
      from: ['declared'],
      to: 'price_contested',
      by: ['owner', 'collaborator'],
      records: { given: ['decidedOn'] },
    },
    'drop-sale': {
      label: { fr: 'Enregistrer le retrait de la vente', en: 'Record that the sale is withdrawn' },
      from: ['price_contested'],
      to: 'sale_dropped',
      by: ['owner', 'collaborator'],
      records: { given: ['saleDroppedOn'] },
    },
  },
});
