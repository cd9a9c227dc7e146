import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, rateFigure } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { financingPlan, type FinancingPlan } from './financing-plan.ts';

/** How sources and uses of an operation come about. */
export const financingPlanCalculation: Calculation<FinancingPlan> = {
  id: 'financing-plan',
  title: { fr: 'Plan de financement', en: 'Sources and uses' },
  summary: {
    fr: 'Emplois et ressources d’une opération, égaux au centime. Les prêts comptent pour leur montant, sauf refusés ou annulés ; ce que ni l’apport ni les prêts ne couvrent est attendu des ventes.',
    en: 'Sources and uses of an operation, equal to the cent. Loans count with their amounts, unless refused or cancelled; what neither equity nor loans cover is expected of the sales.',
  },
  validity: { fr: 'Convention du logiciel, sans limite.', en: 'Convention of this software, without limit.' },
  formulas: {
    usesCents: {
      label: { fr: 'Coût à financer', en: 'Cost to be financed' },
      formula: { fr: 'Somme des emplois', en: 'Sum of the uses' },
      figure: ({ usesCents }) => amountFigure(usesCents),
      inputs: ({ usesCents }) => [amountInput('Emplois', 'Uses', usesCents)],
    },
    salesCents: {
      label: { fr: 'Ventes affectées', en: 'Out of the sales' },
      formula: {
        fr: 'Coût − apport − prêts, au minimum 0',
        en: 'Cost − equity − loans, at least 0',
      },
      figure: ({ salesCents }) => amountFigure(salesCents),
      inputs: costAndMeans,
    },
    ltcRate: {
      label: { fr: 'Prêts sur coût (LTC)', en: 'Loan to cost (LTC)' },
      formula: { fr: 'Prêts ÷ coût', en: 'Loans ÷ cost' },
      figure: ({ ltcRate }) => rateFigure(ltcRate),
      inputs: costAndMeans,
    },
    equityRate: {
      label: { fr: 'Apport sur coût', en: 'Equity to cost' },
      formula: { fr: 'Apport ÷ coût', en: 'Equity ÷ cost' },
      figure: ({ equityRate }) => rateFigure(equityRate),
      inputs: costAndMeans,
    },
    ltvRate: {
      label: { fr: 'Prêts sur prix de vente (LTV)', en: 'Loan to value (LTV)' },
      formula: { fr: 'Prêts ÷ prix TTC de tous les lots', en: 'Loans ÷ prices of all lots, VAT included' },
      figure: ({ ltvRate }) => rateFigure(ltvRate),
      inputs: ({ loansCents, revenueTtcCents }) => [
        amountInput('Prêts', 'Loans', loansCents),
        amountInput('Prix des lots', 'Prices of the lots', revenueTtcCents),
      ],
    },
  },
  example: {
    given: {
      fr: 'Coût de 1 011 039,92 €, apport de 150 000 €, prêt de 560 000 €, lots pour 1 284 000 € TTC',
      en: 'Cost of €1,011,039.92, equity of €150,000, loan of €560,000, lots for €1,284,000 including VAT',
    },
    result: () =>
      financingPlan({
        uses: [{ category: 'works', amountCents: euros('1011039.92') }],
        equityCents: euros(150_000),
        loansCents: euros(560_000),
        revenueTtcCents: euros(1_284_000),
      }),
  },
};

function costAndMeans({ usesCents, equityCents, loansCents }: FinancingPlan) {
  return [
    amountInput('Coût', 'Cost', usesCents),
    amountInput('Apport', 'Equity', equityCents),
    amountInput('Prêts', 'Loans', loansCents),
  ];
}
