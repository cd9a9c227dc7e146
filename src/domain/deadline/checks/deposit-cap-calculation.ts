import type { Calculation } from '../../explain/calculation.ts';
import { amountInput, rateInput } from '../../explain/figures.ts';
import { euros } from '../../money/cents.ts';
import { day } from '../../time/day.ts';
import { checkDepositCap, type DepositCapCheck } from './deposit-cap.ts';

/** How the limit of a deposit comes about. */
export const depositCapCalculation: Calculation<DepositCapCheck> = {
  id: 'deposit-cap',
  title: { fr: 'Plafond du dépôt de garantie', en: 'Limit of the deposit' },
  summary: {
    fr: 'VEFA : 5 % du prix quand l’acte est prévu dans l’année du contrat, 2 % dans les deux ans, rien au-delà. Autres régimes : le plafond que la société s’est fixé.',
    en: 'Off-plan: 5% of the price when the deed is due within a year of the contract, 2% within two, nothing beyond. Elsewhere: the limit that the company set.',
  },
  validity: { fr: 'Contrats depuis le 8 juin 1978.', en: 'Contracts since 8 June 1978.' },
  formulas: {
    capCents: {
      label: { fr: 'Dépôt maximal', en: 'Highest deposit' },
      formula: { fr: 'Prix × taux, arrondi au centime', en: 'Price × rate, rounded to the cent' },
      figure: ({ capCents }) => ({ unit: 'cents', value: capCents }),
      inputs: ({ priceCents, capRate, firstTermOn, secondTermOn }) => [
        amountInput('Prix', 'Price', priceCents),
        rateInput('Taux', 'Rate', capRate),
        {
          name: { fr: 'Premier taux jusqu’au', en: 'First rate until' },
          figure: { unit: 'day', value: firstTermOn },
        },
        {
          name: { fr: 'Second taux jusqu’au', en: 'Second rate until' },
          figure: { unit: 'day', value: secondTermOn },
        },
      ],
      source: 'Article R261-28 du code de la construction et de l’habitation',
    },
  },
  example: {
    given: {
      fr: 'VEFA à 240 000 €, contrat du 1er juin 2026, acte prévu le 1er mars 2027',
      en: 'Off-plan sale at €240,000, contract of 1 June 2026, deed due on 1 March 2027',
    },
    result: () =>
      checkDepositCap({
        regime: 'vefa',
        priceCents: euros(240_000),
        depositCents: euros(12_000),
        contractOn: day('2026-06-01'),
        deedPlannedOn: day('2027-03-01'),
      }),
  },
};
