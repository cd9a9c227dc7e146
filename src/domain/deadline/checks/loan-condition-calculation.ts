import type { Calculation } from '../../explain/calculation.ts';
import { day } from '../../time/day.ts';
import { checkLoanCondition, type LoanConditionCheck } from './loan-condition.ts';

/** How the least length of the buyer’s loan condition comes about. */
export const loanConditionCalculation: Calculation<LoanConditionCheck> = {
  id: 'loan-condition',
  title: { fr: 'Condition de prêt de l’acquéreur', en: 'Loan condition of the buyer' },
  summary: {
    fr: 'Contrôle la condition de prêt d’une personne physique qui emprunte ; sans prêt, la renonciation doit être écrite de sa main. Un acquéreur professionnel fixe librement son échéance.',
    en: 'Checks the loan condition of a natural person who borrows; without a loan the waiver must be handwritten. A professional buyer sets the end freely.',
  },
  validity: {
    fr: 'Avant-contrats depuis le 1er juillet 2016.',
    en: 'Preliminary contracts since 1 July 2016.',
  },
  formulas: {
    minimumEndsOn: {
      label: { fr: 'Échéance au plus tôt', en: 'Earliest end' },
      formula: {
        fr: 'Signature (ou enregistrement, quand il conditionne la validité) + 1 mois',
        en: 'Signature (or registration, where validity depends on it) + 1 month',
      },
      figure: ({ minimumEndsOn }) => ({ unit: 'day', value: minimumEndsOn }),
      inputs: ({ countedFromOn }) => [
        {
          name: { fr: 'Signature ou enregistrement', en: 'Signature or registration' },
          figure: { unit: 'day', value: countedFromOn },
        },
      ],
      source: 'Articles L313-41 et L313-42 du code de la consommation',
    },
  },
  example: {
    given: {
      fr: 'Compromis signé le 31 janvier 2026, acquéreur particulier avec prêt',
      en: 'Contract signed on 31 January 2026, private buyer with a loan',
    },
    result: () =>
      checkLoanCondition({
        signedOn: day('2026-01-31'),
        endsOn: day('2026-03-15'),
        isBuyerIndividual: true,
        usesLoan: true,
        hasWaiverMention: false,
      }),
  },
};
