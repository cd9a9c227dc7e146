import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, bpsInput, rateInput } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { rate } from '../money/rate.ts';
import { incomeValue, type IncomeValue } from './income.ts';

/** How a value by income comes about. */
export const incomeValueCalculation: Calculation<IncomeValue> = {
  id: 'income-value',
  title: { fr: 'Estimation par le rendement', en: 'Value by income' },
  summary: {
    fr: 'Valeur d’un bien loué d’après son revenu net et le taux de rendement attendu. Sans revenu net, aucune valeur.',
    en: 'Value of a let property from its net income and the rate of return expected. Without net income, no value.',
  },
  validity: {
    fr: 'Méthode de la plateforme, sans limite de validité.',
    en: 'The platform’s method, without a term of its own.',
  },
  formulas: {
    netIncomeCents: {
      label: { fr: 'Revenu net', en: 'Net income' },
      formula: { fr: 'Loyer annuel − vacance − charges', en: 'Yearly rent − vacancy − charges' },
      figure: ({ netIncomeCents }) => amountFigure(netIncomeCents),
      inputs: ({ approach, vacancyCents }) => [
        amountInput('Loyer annuel', 'Yearly rent', approach.annualRentCents),
        bpsInput('Taux de vacance', 'Rate of vacancy', approach.vacancyBps),
        amountInput('Vacance', 'Vacancy', vacancyCents),
        amountInput('Charges', 'Charges', approach.chargesCents),
      ],
    },
    valueCents: {
      label: { fr: 'Valeur par le rendement', en: 'Value by income' },
      formula: {
        fr: 'Revenu net ÷ taux de rendement, arrondi au millier d’euros',
        en: 'Net income ÷ rate of return, rounded to €1,000',
      },
      figure: ({ valueCents }) => amountFigure(valueCents),
      inputs: ({ approach, netIncomeCents }) => [
        amountInput('Revenu net', 'Net income', netIncomeCents),
        rateInput('Taux de rendement', 'Rate of return', approach.capRate),
      ],
    },
  },
  example: {
    given: {
      fr: 'Loyer annuel de 17 040 €, vacance de 5 %, charges de 3 270 €, rendement de 6 %',
      en: 'Yearly rent of €17,040, vacancy of 5%, charges of €3,270, return of 6%',
    },
    result: () =>
      incomeValue({
        annualRentCents: euros(17_040),
        vacancyBps: 500,
        chargesCents: euros(3_270),
        capRate: rate('0.06'),
      }),
  },
};
