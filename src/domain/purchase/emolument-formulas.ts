import { usedParameters, type Calculation, type FormulaInput } from '../explain/calculation.ts';
import { amountFigure, amountInput, bpsInput, rateInput } from '../explain/figures.ts';
import { emolumentParameters, tariffKeys } from './cost-parameters.ts';
import type { EmolumentBand } from './emoluments.ts';
import type { PurchaseCost } from './purchase-cost.ts';

/** How the notary’s emoluments within the costs of a purchase come about. */
export const emolumentFormulas: Calculation<PurchaseCost>['formulas'] = {
  tariffCents: {
    label: { fr: 'Émoluments au barème', en: 'Emoluments of the tariff' },
    formula: {
      fr: 'Barème = somme des tranches de l’assiette × leur taux, × (1 + majoration outre-mer), arrondie une seule fois',
      en: 'Tariff = sum of the slices of the basis × their rates, × (1 + raise overseas), rounded once',
    },
    figure: ({ tariffCents }) => amountFigure(tariffCents),
    inputs: ({ emolumentBaseCents, bands, overseasUplift }) => [
      amountInput('Assiette des émoluments', 'Basis of the emoluments', emolumentBaseCents),
      ...bandInputs(bands, overseasUplift),
    ],
    source: 'C. com., art. A444-91',
    parameters: (cost) => usedParameters(cost, tariffKeys),
  },
  emolumentsCents: {
    label: { fr: 'Émoluments HT', en: 'Emoluments without VAT' },
    formula: {
      fr: 'Émoluments = barème − remise (part au-delà du seuil, selon le taux de chaque seuil), dans la limite du maximum (10 % du prix), sans être inférieurs au minimum',
      en: 'Emoluments = tariff − rebate (on the part above each threshold, at its rate), at most the maximum (10% of the price), but not below the minimum',
    },
    figure: ({ emolumentsCents }) => amountFigure(emolumentsCents),
    inputs: (cost) => [
      amountInput('Émoluments au barème', 'Emoluments of the tariff', cost.tariffCents),
      bpsInput('Taux de remise', 'Rate of the rebate', cost.rebateBps),
      amountInput('Seuil de la remise', 'Threshold of the rebate', cost.rebateFromCents),
      ...(cost.largeRebateBps === null
        ? []
        : [
            bpsInput('Taux de remise des grands montants', 'Rate of the large rebate', cost.largeRebateBps),
            amountInput(
              'Seuil des grands montants',
              'Threshold of the large rebate',
              cost.largeRebateFromCents,
            ),
          ]),
      amountInput('Remise', 'Rebate', cost.rebateCents),
      amountInput('Maximum', 'Maximum', cost.maxEmolumentsCents),
      amountInput('Minimum', 'Minimum', cost.minEmolumentsCents),
    ],
    source: 'C. com., art. R444-9, R444-10 et A444-174',
    parameters: emolumentParameters,
  },
};

/** The slices of a tariff as inputs, and its raise overseas. */
export function bandInputs(
  bands: readonly EmolumentBand[],
  overseasUplift: PurchaseCost['overseasUplift'],
): readonly FormulaInput[] {
  return [
    ...bands.flatMap(oneBand),
    ...(overseasUplift === null ? [] : [rateInput('Majoration outre-mer', 'Raise overseas', overseasUplift)]),
  ];
}

function oneBand({ upToCents, rate }: EmolumentBand, index: number): FormulaInput[] {
  const rateOfBand = rateInput(`Taux de la tranche ${index + 1}`, `Rate of slice ${index + 1}`, rate);
  if (upToCents === null) return [rateOfBand];
  return [amountInput(`Fin de la tranche ${index + 1}`, `End of slice ${index + 1}`, upToCents), rateOfBand];
}
