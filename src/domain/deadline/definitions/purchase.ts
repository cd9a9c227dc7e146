import type { DeadlineDefinition } from '../definition.ts';

/** The purchase and what it commits to: promise, pre-emption, tax commitments (6 to 8, 19, 20, 24). */
export const purchaseDeadlines = {
  promise_registration: {
    number: '6',
    title: {
      fr: 'Enregistrement de la promesse unilatérale sous seing privé',
      en: 'Registration of a private unilateral promise',
    },
    rule: 'D',
    event: { fr: 'acceptation de la promesse', en: 'acceptance of the promise' },
    effect: { fr: 'la promesse non enregistrée est nulle', en: 'a promise not registered is void' },
    boundary: 'last',
    nature: 'act',
  },
  private_promise_term: {
    number: '7',
    title: { fr: 'Terme d’une promesse sous seing privé', en: 'Term of a private promise' },
    rule: 'M',
    event: {
      fr: 'promesse consentie par une personne physique',
      en: 'promise granted by a natural person',
    },
    effect: {
      fr: 'à cette échéance, la promesse doit être notariée',
      en: 'a term so late requires an authentic deed',
    },
    boundary: 'last',
    nature: 'act',
  },
  urban_preemption: {
    number: '8',
    title: { fr: 'Droit de préemption urbain', en: 'Urban pre-emption' },
    rule: 'M',
    event: {
      fr: 'réception de la déclaration d’intention d’aliéner en mairie',
      en: 'receipt of the declaration in the town hall',
    },
    effect: {
      fr: 'le silence vaut renonciation, le droit de préemption est purgé',
      en: 'silence is a waiver, the property is free',
    },
    boundary: 'last',
    nature: 'wait',
    altered: {
      number: '8b',
      title: {
        fr: 'Droit de préemption urbain, délai suspendu',
        en: 'Urban pre-emption, clock suspended',
      },
      source: 'Article L213-2, alinéa 4, du code de l’urbanisme',
    },
  },
  preemption_waiver: {
    number: '8c',
    title: { fr: 'Validité de la renonciation à préempter', en: 'Use of the waiver of pre-emption' },
    rule: 'M',
    event: { fr: 'renonciation à préempter', en: 'waiver of pre-emption' },
    effect: {
      fr: 'une nouvelle déclaration est nécessaire pour vendre',
      en: 'a new declaration is needed to sell',
    },
    boundary: 'last',
    nature: 'validity',
  },
  resale_commitment: {
    number: '19',
    title: { fr: 'Engagement de revendre', en: 'Commitment to resell' },
    rule: 'M',
    event: { fr: 'acte d’acquisition', en: 'deed of purchase' },
    effect: {
      fr: 'les droits de droit commun sont dus sur ce qui n’est pas revendu',
      en: 'standard duties are due on what was not resold',
    },
    boundary: 'last',
    nature: 'act',
    alertMonths: [12, 6, 3],
  },
  build_commitment: {
    number: '20',
    title: { fr: 'Engagement de construire', en: 'Commitment to build' },
    rule: 'M',
    event: { fr: 'acte d’acquisition', en: 'deed of purchase' },
    effect: {
      fr: 'les droits de droit commun sont dus si rien n’est construit',
      en: 'standard duties are due if nothing was built',
    },
    boundary: 'last',
    nature: 'act',
  },
  rural_preemption: {
    number: '24',
    title: { fr: 'Préemption de la SAFER', en: 'Pre-emption on agricultural land (SAFER)' },
    rule: 'M',
    event: { fr: 'notification à la SAFER', en: 'notice to the SAFER' },
    effect: { fr: 'le silence vaut renonciation de la SAFER', en: 'silence is a waiver by the SAFER' },
    boundary: 'last',
    nature: 'wait',
  },
} as const satisfies Record<string, DeadlineDefinition>;
