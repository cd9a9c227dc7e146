import type { DeadlineDefinition } from '../definition.ts';

/** Planning permission from filing to conformity (9 to 15). */
export const permitDeadlines = {
  permit_review: {
    number: '9',
    title: { fr: 'Instruction de la demande', en: 'Review of the application' },
    rule: 'M',
    event: { fr: 'dépôt du dossier', en: 'filing of the application' },
    effect: { fr: 'le silence vaut autorisation tacite', en: 'silence is a tacit permission' },
    boundary: 'last',
    nature: 'wait',
  },
  third_party_appeal: {
    number: '10',
    title: { fr: 'Recours des tiers (purge prudente)', en: 'Appeal of third parties (prudent reading)' },
    rule: 'MF',
    event: { fr: 'premier jour d’affichage continu', en: 'first day of continuous posting' },
    effect: {
      fr: 'le recours des tiers est purgé, même selon le décompte franc',
      en: 'third parties can no longer appeal, even by the clear count',
    },
    boundary: 'last',
    nature: 'wait',
  },
  informal_appeal: {
    number: '11',
    title: { fr: 'Recours gracieux', en: 'Informal appeal' },
    rule: 'M',
    event: { fr: 'premier jour d’affichage', en: 'first day of posting' },
    effect: {
      fr: 'le recours gracieux n’est plus recevable',
      en: 'an informal appeal is no longer admissible',
    },
    boundary: 'last',
    nature: 'wait',
  },
  authority_withdrawal: {
    number: '12',
    title: { fr: 'Retrait par l’administration', en: 'Withdrawal by the authority' },
    rule: 'M',
    event: { fr: 'décision', en: 'decision' },
    effect: {
      fr: 'l’autorisation ne peut plus être retirée',
      en: 'the permission can no longer be withdrawn',
    },
    boundary: 'last',
    nature: 'wait',
  },
  permit_pieces_supply: {
    number: '9',
    title: { fr: 'Envoi des pièces manquantes', en: 'Supply of missing pieces' },
    rule: 'M',
    event: { fr: 'réception de la demande de pièces', en: 'receipt of the request for pieces' },
    effect: {
      fr: 'la demande est rejetée tacitement si elle n’a pas été complétée',
      en: 'the application is tacitly rejected unless it was completed',
    },
    boundary: 'last',
    nature: 'act',
  },
  permit_confirmation: {
    number: '9b',
    title: { fr: 'Confirmation après un sursis', en: 'Confirmation after a deferral' },
    rule: 'M',
    event: { fr: 'fin du sursis à statuer', en: 'end of the deferral' },
    effect: {
      fr: 'la demande n’est plus instruite si elle n’a pas été confirmée',
      en: 'the request is no longer reviewed unless it was confirmed',
    },
    boundary: 'last',
    nature: 'act',
  },
  permit_final_review: {
    number: '9c',
    title: { fr: 'Décision définitive après un sursis', en: 'Final decision after a deferral' },
    rule: 'M',
    event: { fr: 'confirmation de la demande', en: 'confirmation of the request' },
    effect: { fr: 'le silence vaut autorisation tacite', en: 'silence is a tacit permission' },
    boundary: 'last',
    nature: 'wait',
  },
  permit_lapse: {
    number: '13',
    title: { fr: 'Péremption de l’autorisation', en: 'Lapse of the permission' },
    rule: 'M',
    event: { fr: 'notification de l’autorisation', en: 'notice of the permission' },
    effect: {
      fr: 'l’autorisation est périmée si les travaux n’ont pas commencé',
      en: 'the permission has lapsed unless works have started',
    },
    boundary: 'last',
    nature: 'act',
  },
  works_interruption: {
    number: '13',
    title: { fr: 'Interruption des travaux', en: 'Interruption of works' },
    rule: 'M',
    event: { fr: 'arrêt des travaux', en: 'works stopped' },
    effect: {
      fr: 'l’autorisation est périmée si les travaux n’ont pas repris',
      en: 'the permission has lapsed unless works have resumed',
    },
    boundary: 'last',
    nature: 'act',
  },
  late_appeal: {
    number: '14',
    title: {
      fr: 'Recours après achèvement, affichage irrégulier',
      en: 'Appeal after completion, irregular posting',
    },
    rule: 'M',
    event: {
      fr: 'réception de la déclaration d’achèvement',
      en: 'receipt of the declaration of completion',
    },
    effect: { fr: 'aucun recours n’est plus recevable', en: 'no appeal is admissible any more' },
    boundary: 'last',
    nature: 'wait',
  },
  conformity: {
    number: '15',
    title: { fr: 'Contestation de la conformité', en: 'Dispute of conformity' },
    rule: 'M',
    event: {
      fr: 'réception de la déclaration d’achèvement',
      en: 'receipt of the declaration of completion',
    },
    effect: {
      fr: 'l’administration ne peut plus contester la conformité',
      en: 'the authority can no longer dispute conformity',
    },
    boundary: 'last',
    nature: 'wait',
  },
} as const satisfies Record<string, DeadlineDefinition>;
