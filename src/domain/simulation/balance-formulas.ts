import type { Formula } from '../explain/calculation.ts';
import { amountFigure, amountInput, countInput, rateFigure } from '../explain/figures.ts';
import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { Simulation } from './results.ts';

type Input = readonly [fr: string, en: string, value: (result: Simulation) => Cents | null];

const revenueHt: Input = ['Chiffre d’affaires HT', 'Revenue without VAT', (one) => one.revenueHtCents];
const revenueTtc: Input = ['Chiffre d’affaires TTC', 'Revenue with VAT', (one) => one.revenueTtcCents];
const vat: Input = ['TVA sur les ventes', 'VAT on sales', (one) => one.vatCents];
const cost: Input = ['Coût de revient', 'Cost', (one) => one.costCents];
const margin: Input = ['Marge', 'Margin', (one) => one.marginCents];
const equity: Input = ['Apport', 'Equity', (one) => one.equityCents];
const loans: Input = ['Prêts', 'Loans', (one) => one.loansCents];

/** The balance: revenue, cost, margin and what they are of each other. */
export const balanceFormulas: Readonly<Record<string, Formula<Simulation>>> = {
  revenueTtcCents: {
    label: { fr: 'Chiffre d’affaires TTC', en: 'Revenue with VAT' },
    formula: {
      fr: 'CA TTC = somme des recettes × leur probabilité, arrondies ligne à ligne',
      en: 'Revenue = sum of receipts × their probability, rounded line by line',
    },
    figure: ({ revenueTtcCents }) => amountFigure(revenueTtcCents),
    inputs: ({ revenues }) =>
      revenues.map(({ label, priceTtcCents }) => amountInput(label, label, priceTtcCents)),
  },
  vatCents: {
    label: { fr: 'TVA sur les ventes', en: 'VAT on sales' },
    formula: {
      fr: 'TVA = somme des TVA des lots et des autres recettes, selon le régime de chacune',
      en: 'VAT = sum of the VAT of lots and other revenue, by the regime of each',
    },
    figure: ({ vatCents }) => amountFigure(vatCents),
    inputs: ({ revenues }) => revenues.map(({ label, vatCents }) => amountInput(label, label, vatCents)),
    source: 'CGI, art. 257 et 268',
  },
  revenueHtCents: amount(
    'Chiffre d’affaires HT',
    'Revenue without VAT',
    'CA HT = CA TTC − TVA',
    'Revenue without VAT = revenue − VAT',
    revenueHt,
    [revenueTtc, vat],
  ),
  costCents: {
    label: { fr: 'Coût de revient', en: 'Cost' },
    formula: {
      fr: 'Coût = somme des dépenses HT + TVA non récupérable',
      en: 'Cost = sum of expenses without VAT + VAT that is lost',
    },
    figure: ({ costCents }) => amountFigure(costCents),
    inputs: ({ costs }) => [
      amountInput('Achat', 'Purchase', costs.purchase),
      amountInput('Travaux et honoraires', 'Works and fees', costs.works),
      amountInput('Portage, financement et gestion', 'Holding, financing and management', costs.price),
      amountInput('Commercialisation', 'Sales fees', costs.direct),
    ],
    parameters: costParameters,
  },
  marginCents: amount(
    'Marge',
    'Margin',
    'Marge = CA HT − coût de revient',
    'Margin = revenue without VAT − cost',
    margin,
    [revenueHt, cost],
  ),
  marginOnRevenue: part(
    'Marge sur CA',
    'Margin on revenue',
    'marge ÷ CA HT',
    'margin ÷ revenue without VAT',
    (one) => one.marginOnRevenue,
    [margin, revenueHt],
  ),
  marginOnCost: part(
    'Marge sur coût',
    'Margin on cost',
    'marge ÷ coût de revient',
    'margin ÷ cost',
    (one) => one.marginOnCost,
    [margin, cost],
  ),
  roi: part(
    'Rendement des fonds propres',
    'Return on equity',
    'marge ÷ apport',
    'margin ÷ equity',
    (one) => one.roi,
    [margin, equity],
  ),
  loanToCost: part(
    'Prêts sur coût',
    'Loan to cost',
    'prêts ÷ coût de revient',
    'loans ÷ cost',
    (one) => one.loanToCost,
    [loans, cost],
  ),
  equityToCost: part(
    'Apport sur coût',
    'Equity to cost',
    'apport ÷ coût de revient',
    'equity ÷ cost',
    (one) => one.equityToCost,
    [equity, cost],
  ),
  costPerM2Cents: {
    label: { fr: 'Coût au m²', en: 'Cost per m²' },
    formula: {
      fr: 'Coût au m² = coût de revient ÷ surface du programme, garages exclus',
      en: 'Cost per m² = cost ÷ area of the programme, garages left out',
    },
    figure: ({ costPerM2Cents }) => amountFigure(costPerM2Cents),
    inputs: (result) => [
      ...amounts(result, [cost]),
      countInput('Surface', 'Area', result.areaHundredths / 100, 'm2'),
    ],
  },
};

function amounts(result: Simulation, inputs: readonly Input[]) {
  return inputs.map(([fr, en, value]) => amountInput(fr, en, value(result)));
}

function amount(
  fr: string,
  en: string,
  formulaFr: string,
  formulaEn: string,
  [, , value]: Input,
  inputs: readonly Input[],
): Formula<Simulation> {
  return {
    label: { fr, en },
    formula: { fr: formulaFr, en: formulaEn },
    figure: (result) => amountFigure(value(result)),
    inputs: (result) => amounts(result, inputs),
    ...(inputs.includes(cost) || inputs.includes(margin) ? { parameters: costParameters } : {}),
  };
}

function part(
  fr: string,
  en: string,
  formulaFr: string,
  formulaEn: string,
  value: (result: Simulation) => Rate | null,
  inputs: readonly Input[],
): Formula<Simulation> {
  return {
    label: { fr, en },
    formula: { fr: `${fr} = ${formulaFr}`, en: `${en} = ${formulaEn}` },
    figure: (result) => rateFigure(value(result)),
    inputs: (result) => amounts(result, inputs),
    ...(inputs.includes(cost) || inputs.includes(margin) ? { parameters: costParameters } : {}),
  };
}

/** What an automatic expense rests on, the costs of the purchase deed above all. */
function costParameters({ expenses }: Simulation) {
  return [...new Set(expenses.flatMap(({ parameters = [] }) => parameters))];
}
