import type { Formula } from '../explain/calculation.ts';
import { monthInput } from '../explain/day-figures.ts';
import { amountFigure, amountInput, countInput, rateFigure, rateInput } from '../explain/figures.ts';
import { cents } from '../money/cents.ts';
import type { Simulation } from './results.ts';
import { datedFlows } from './simulation-months.ts';
import type { DatedFlow } from './xirr.ts';

const zeroValue = {
  fr: 'somme des flux ÷ (1 + TRI)^((jour − premier jour) ÷ 365) = 0',
  en: 'sum of flows ÷ (1 + IRR)^((day − first day) ÷ 365) = 0',
};

/** Returns: the use of money over time. */
export const returnFormulas: Readonly<Record<string, Formula<Simulation>>> = {
  annualisedRoi: {
    label: { fr: 'Rendement annualisé', en: 'Annualised return' },
    formula: {
      fr: 'Rendement annualisé = (1 + rendement)^(12 ÷ durée en mois) − 1',
      en: 'Annualised return = (1 + return)^(12 ÷ months) − 1',
    },
    figure: ({ annualisedRoi }) => rateFigure(annualisedRoi),
    inputs: ({ roi, durationMonths }) => [
      rateInput('Rendement des fonds propres', 'Return on equity', roi),
      countInput('Durée', 'Duration', durationMonths, 'months'),
    ],
  },
  irrProject: {
    label: { fr: 'TRI du projet', en: 'IRR of the project' },
    formula: {
      fr: `TRI des flux du projet, avant financement : ${zeroValue.fr}`,
      en: `IRR of the project’s flows, before financing: ${zeroValue.en}`,
    },
    figure: ({ irrProject }) => rateFigure(irrProject),
    inputs: projectFlows,
  },
  irrEquity: {
    label: { fr: 'TRI des fonds propres', en: 'IRR of equity' },
    formula: {
      fr: `TRI des flux après financement : ${zeroValue.fr}`,
      en: `IRR of the flows after financing: ${zeroValue.en}`,
    },
    figure: ({ irrEquity }) => rateFigure(irrEquity),
    inputs: equityFlows,
  },
  netPresentValueCents: {
    label: { fr: 'Valeur actuelle nette', en: 'Net present value' },
    formula: {
      fr: 'VAN = somme des flux du projet ÷ (1 + taux d’actualisation)^((jour − premier jour) ÷ 365)',
      en: 'NPV = sum of the project’s flows ÷ (1 + discount rate)^((day − first day) ÷ 365)',
    },
    figure: ({ netPresentValueCents }) => amountFigure(netPresentValueCents),
    inputs: (result) => [
      rateInput('Taux d’actualisation', 'Discount rate', result.discountRate),
      ...projectFlows(result),
    ],
  },
  equityMultiple: {
    label: { fr: 'Multiple des fonds propres', en: 'Equity multiple' },
    formula: {
      fr: 'Multiple = somme des flux positifs après financement ÷ somme des flux négatifs',
      en: 'Multiple = sum of positive flows after financing ÷ sum of negative ones',
    },
    figure: ({ equityMultiple }) => ({
      unit: 'number',
      value: equityMultiple === null ? null : Number(equityMultiple),
    }),
    inputs: ({ positiveFlowsCents, negativeFlowsCents }) => [
      amountInput('Flux positifs', 'Positive flows', positiveFlowsCents),
      amountInput('Flux négatifs', 'Negative flows', negativeFlowsCents),
    ],
  },
  peakEquityCents: {
    label: { fr: 'Besoin maximal de fonds propres', en: 'Peak equity' },
    formula: {
      fr: 'Besoin maximal = solde cumulé le plus bas après financement, en valeur absolue',
      en: 'Peak equity = the opposite of the lowest cumulated flow after financing',
    },
    figure: ({ peakEquityCents }) => amountFigure(peakEquityCents),
    inputs: (result) => [
      ...equityFlows(result),
      monthInput('Mois du plus bas', 'Month of the lowest', result.peakEquityMonth),
    ],
  },
};

function projectFlows({ months }: Simulation) {
  return datedFlows(months, ({ projectFlowCents }) => projectFlowCents).map(flowInput);
}

function equityFlows({ months }: Simulation) {
  return datedFlows(months, ({ flowAfterFinancingCents }) => flowAfterFinancingCents).map(flowInput);
}

/** A flow under the name of its day. */
function flowInput({ on, cents: amount }: DatedFlow) {
  return amountInput(`Flux du ${on}`, `Flow of ${on}`, cents(amount));
}
