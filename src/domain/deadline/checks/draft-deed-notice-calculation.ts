import type { Calculation } from '../../explain/calculation.ts';
import { day } from '../../time/day.ts';
import { checkDraftDeedNotice, type DraftDeedNoticeCheck } from './draft-deed-notice.ts';

/** How the earliest day of an off-plan deed comes about. */
export const draftDeedNoticeCalculation: Calculation<DraftDeedNoticeCheck> = {
  id: 'draft-deed-notice',
  title: { fr: 'Notification du projet d’acte (VEFA)', en: 'Notice of the draft deed (off-plan sale)' },
  summary: {
    fr: 'Le projet d’acte est notifié à l’acquéreur un mois au moins avant la signature.',
    en: 'The draft deed is notified to the buyer a month at least before the signature.',
  },
  validity: { fr: 'Ventes depuis le 8 juin 1978.', en: 'Sales since 8 June 1978.' },
  formulas: {
    earliestOn: {
      label: { fr: 'Signature au plus tôt', en: 'Earliest signature' },
      formula: { fr: 'Notification du projet d’acte + 1 mois', en: 'Notice of the draft deed + 1 month' },
      figure: ({ earliestOn }) => ({ unit: 'day', value: earliestOn }),
      inputs: ({ notifiedOn }) => [
        {
          name: { fr: 'Notification du projet', en: 'Notice of the draft' },
          figure: { unit: 'day', value: notifiedOn },
        },
      ],
      source: 'Article R261-30 du code de la construction et de l’habitation',
    },
  },
  example: {
    given: {
      fr: 'Projet notifié le 3 juin 2026, acte le 3 juillet 2026',
      en: 'Draft notified on 3 June 2026, deed on 3 July 2026',
    },
    result: () => checkDraftDeedNotice({ notifiedOn: day('2026-06-03'), deedOn: day('2026-07-03') }),
  },
};
