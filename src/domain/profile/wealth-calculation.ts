import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, rateFigure } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { day } from '../time/day.ts';
import { wealth, type Wealth } from './wealth.ts';

/** How wealth and debt ratio of a profile come about. */
export const wealthCalculation: Calculation<Wealth> = {
  id: 'wealth',
  title: { fr: 'Patrimoine et endettement d’un profil', en: 'Wealth and debt of a profile' },
  summary: {
    fr: 'Chaque bien compte pour la quote-part détenue, arrondie au centime. Les revenus sont ceux de la dernière année déclarée ; les loyers et les mensualités de prêt viennent des biens, les charges échues ne comptent plus.',
    en: 'Each property counts for the share that is held, rounded to the cent. Incomes are those of the last year declared; rents and loan payments come from the properties, and charges that have ended no longer count.',
  },
  validity: { fr: 'Convention du logiciel, sans limite.', en: 'Convention of this software, without limit.' },
  formulas: {
    grossCents: {
      label: { fr: 'Patrimoine brut', en: 'Gross wealth' },
      formula: {
        fr: 'Patrimoine brut = valeur des biens × quote-part + avoirs financiers',
        en: 'Gross wealth = value of properties × share + financial assets',
      },
      figure: ({ grossCents }) => amountFigure(grossCents),
      inputs: ({ propertyCents, financialCents }) => [
        amountInput('Biens immobiliers, en quote-part', 'Properties, by share', propertyCents),
        amountInput('Avoirs financiers', 'Financial assets', financialCents),
      ],
    },
    netCents: {
      label: { fr: 'Patrimoine net', en: 'Net wealth' },
      formula: {
        fr: 'Patrimoine net = patrimoine brut − capital restant dû × quote-part',
        en: 'Net wealth = gross wealth − outstanding capital × share',
      },
      figure: ({ netCents }) => amountFigure(netCents),
      inputs: ({ grossCents, propertyDebtCents }) => [
        amountInput('Patrimoine brut', 'Gross wealth', grossCents),
        amountInput('Capital restant dû, en quote-part', 'Outstanding capital, by share', propertyDebtCents),
      ],
    },
    loanToValue: {
      label: { fr: 'Dette ÷ valeur des biens', en: 'Loan to value' },
      formula: {
        fr: 'Dette ÷ valeur = capital restant dû ÷ valeur des biens, en quote-part',
        en: 'Loan to value = outstanding capital ÷ value of properties, by share',
      },
      figure: ({ loanToValue }) => rateFigure(loanToValue),
      inputs: ({ propertyCents, propertyDebtCents }) => [
        amountInput('Capital restant dû', 'Outstanding capital', propertyDebtCents),
        amountInput('Valeur des biens', 'Value of properties', propertyCents),
      ],
    },
    monthlyIncomeCents: {
      label: { fr: 'Revenus mensuels', en: 'Monthly income' },
      formula: {
        fr: 'Revenus mensuels = revenus annuels ÷ 12 + loyers × quote-part',
        en: 'Monthly income = annual incomes ÷ 12 + rents × share',
      },
      figure: ({ monthlyIncomeCents }) => amountFigure(monthlyIncomeCents),
      inputs: ({ annualIncomeCents, monthlyRentCents }) => [
        amountInput('Revenus annuels', 'Annual incomes', annualIncomeCents),
        amountInput('Loyers mensuels', 'Monthly rents', monthlyRentCents),
      ],
    },
    monthlyChargesCents: {
      label: { fr: 'Charges mensuelles', en: 'Monthly charges' },
      formula: {
        fr: 'Charges mensuelles = mensualités de prêt × quote-part + autres charges',
        en: 'Monthly charges = loan payments × share + other charges',
      },
      figure: ({ monthlyChargesCents }) => amountFigure(monthlyChargesCents),
      inputs: ({ monthlyPaymentCents, monthlyExpenseCents }) => [
        amountInput('Mensualités de prêt', 'Loan payments', monthlyPaymentCents),
        amountInput('Autres charges', 'Other charges', monthlyExpenseCents),
      ],
    },
    debtRatio: {
      label: { fr: 'Taux d’endettement', en: 'Debt ratio' },
      formula: {
        fr: 'Taux d’endettement = charges mensuelles ÷ revenus mensuels',
        en: 'Debt ratio = monthly charges ÷ monthly income',
      },
      figure: ({ debtRatio }) => rateFigure(debtRatio),
      inputs: ({ monthlyChargesCents, monthlyIncomeCents }) => [
        amountInput('Charges mensuelles', 'Monthly charges', monthlyChargesCents),
        amountInput('Revenus mensuels', 'Monthly income', monthlyIncomeCents),
      ],
    },
  },
  example: {
    given: {
      fr: 'Un appartement loué 900 € par mois, détenu à 50 %, de 200 000 € dont 80 000 € restent dus (750 € par mois) ; 20 000 € de livret ; 60 000 € de salaires en 2025 ; une pension de 300 € par mois.',
      en: 'A flat let for €900 a month, held at 50%, worth €200,000 of which €80,000 are owed (€750 a month); €20,000 of savings; €60,000 of salaries in 2025; an alimony of €300 a month.',
    },
    result: () =>
      wealth(
        {
          properties: [
            {
              valueCents: euros(200_000),
              outstandingCents: euros(80_000),
              monthlyPaymentCents: euros(750),
              monthlyRentCents: euros(900),
              ownershipBps: 5000,
            },
          ],
          holdings: [{ kind: 'savings', valueCents: euros(20_000), isPledged: false }],
          incomes: [{ annualCents: euros(60_000), year: 2025 }],
          expenses: [{ monthlyCents: euros(300), untilOn: null }],
        },
        day('2026-11-20'),
      ),
  },
};
