import { InvalidInputError } from '../domain-error.ts';
import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, rateFigure } from '../explain/figures.ts';
import { exampleInput } from './example.ts';
import type { LotResult } from './results.ts';
import { simulate } from './simulate.ts';

/** How cost and margin of a lot come about. */
export const simulationLotCalculation: Calculation<LotResult> = {
  id: 'simulation-lot',
  title: { fr: 'Coût et marge d’un lot', en: 'Cost and margin of a lot' },
  summary: {
    fr:
      'Part de chaque lot dans le coût de l’opération, par groupe, au plus fort reste : la somme des lots est exactement le coût. ' +
      'Achat et frais d’acte aux tantièmes ; travaux, honoraires, assurances, raccordements, aléas et garantie d’achèvement au prix des travaux, ou à la surface sans VIR ; ' +
      'portage, financement et gestion au prix ; commercialisation à la vente qui la paie.',
    en:
      'Each lot’s part of the cost of the operation, by group and largest remainder: the lots add up to the cost exactly. ' +
      'Purchase and deed by tantièmes; works, fees, insurance, utilities, contingency and completion guarantee by the price of works, or by area without any VIR; ' +
      'holding, financing and management by price; sales fees by the sale that pays them.',
  },
  validity: { fr: 'Convention du logiciel, sans limite.', en: 'Convention of this software, without limit.' },
  formulas: {
    totalCents: {
      label: { fr: 'Coût affecté', en: 'Allocated cost' },
      formula: {
        fr: 'Coût affecté = part de l’achat + part des travaux + part au prix + commercialisation',
        en: 'Allocated cost = part of the purchase + part of the works + part by price + sales fees',
      },
      figure: ({ cost }) => amountFigure(cost.totalCents),
      inputs: ({ cost }) => [
        amountInput('Part de l’achat', 'Part of the purchase', cost.purchase),
        amountInput('Part des travaux', 'Part of the works', cost.works),
        amountInput('Part au prix', 'Part by price', cost.price),
        amountInput('Commercialisation', 'Sales fees', cost.direct),
      ],
    },
    marginCents: {
      label: { fr: 'Marge du lot', en: 'Margin of the lot' },
      formula: { fr: 'Marge = prix HT − coût affecté', en: 'Margin = price without VAT − allocated cost' },
      figure: ({ marginCents }) => amountFigure(marginCents),
      inputs: ({ priceHtCents, cost }) => [
        amountInput('Prix HT', 'Price without VAT', priceHtCents),
        amountInput('Coût affecté', 'Allocated cost', cost.totalCents),
      ],
    },
    marginOnRevenue: {
      label: { fr: 'Taux de marge', en: 'Margin on revenue' },
      formula: { fr: 'Taux = marge ÷ prix HT', en: 'Rate = margin ÷ price without VAT' },
      figure: ({ marginOnRevenue }) => rateFigure(marginOnRevenue),
      inputs: ({ marginCents, priceHtCents }) => [
        amountInput('Marge', 'Margin', marginCents),
        amountInput('Prix HT', 'Price without VAT', priceHtCents),
      ],
    },
    breakEvenPerM2Cents: {
      label: { fr: 'Prix au m² au point mort', en: 'Price per m² at break-even' },
      formula: {
        fr: 'Prix au m² au point mort = prix × chiffre d’affaires au point mort ÷ chiffre d’affaires ÷ surface',
        en: 'Price per m² at break-even = price × revenue at break-even ÷ revenue ÷ area',
      },
      figure: ({ breakEvenPerM2Cents }) => amountFigure(breakEvenPerM2Cents),
      inputs: ({ breakEvenPriceCents, pricePerM2Cents }) => [
        amountInput('Prix au point mort', 'Price at break-even', breakEvenPriceCents),
        amountInput('Prix au m² prévu', 'Planned price per m²', pricePerM2Cents),
      ],
    },
  },
  example: {
    given: {
      fr: 'Appartement A1 de 48 m², 480 tantièmes sur 1 000, vendu 148 000 € dans l’opération de l’exemple du bilan prévisionnel',
      en: 'Flat A1 of 48 m², 480 of 1,000 tantièmes, sold at €148,000 in the operation of the example of the balance',
    },
    result: () => {
      const [first] = simulate(exampleInput).lots;
      if (first === undefined) throw new InvalidInputError('lots', '', 'at least one lot');
      return first;
    },
  },
};
