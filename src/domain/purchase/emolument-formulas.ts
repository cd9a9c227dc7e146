import type { Calculation, FormulaInput } from '../explain/calculation.ts';
import { amountFigure, amountInput, bpsInput, rateInput } from '../explain/figures.ts';
import type { EmolumentBand } from './emoluments.ts';
import type { PurchaseCost } from './purchase-cost.ts';

/** How the notary’s emoluments within the costs of a purchase come about. */
export const emolumentFormulas: Calculation<PurchaseCost>['formulas'] = {
  tariffCents: {
    label: { fr: 'Émoluments au barème', en: 'Emoluments of the tariff' },
    formula: {
      fr: 'Barème = somme des tranches de l’assiette × leur taux, arrondie une seule fois',
      en: 'Tariff = sum of the slices of the basis × their rates, rounded once',
    },
    figure: ({ tariffCents }) => amountFigure(tariffCents),
    inputs: ({ emolumentBaseCents, bands }) => [
      amountInput('Assiette des émoluments', 'Basis of the emoluments', emolumentBaseCents),
      ...bands.flatMap(bandInputs),
    ],
    source: 'C. com., art. A444-91',
    isUnverified: true,
  },
  emolumentsCents: {
    label: { fr: 'Émoluments HT', en: 'Emoluments without VAT' },
    formula: {
      fr: 'Émoluments = barème − remise sur la part au-delà du seuil, dans la limite du maximum (10 % du prix), sans être inférieurs au minimum',
      en: 'Emoluments = tariff − rebate on the part above the threshold, at most the maximum (10% of the price), but not below the minimum',
    },
    figure: ({ emolumentsCents }) => amountFigure(emolumentsCents),
    inputs: (cost) => [
      amountInput('Émoluments au barème', 'Emoluments of the tariff', cost.tariffCents),
      bpsInput('Taux de remise', 'Rate of the rebate', cost.rebateBps),
      amountInput('Seuil de la remise', 'Threshold of the rebate', cost.rebateFromCents),
      amountInput('Remise', 'Rebate', cost.rebateCents),
      amountInput('Maximum', 'Maximum', cost.maxEmolumentsCents),
      amountInput('Minimum', 'Minimum', cost.minEmolumentsCents),
    ],
    source: 'C. com., art. R444-9, R444-10 et A444-174',
  },
};

function bandInputs({ upToCents, rate }: EmolumentBand, index: number): FormulaInput[] {
  const rateOfBand = rateInput(`Taux de la tranche ${index + 1}`, `Rate of slice ${index + 1}`, rate);
  if (upToCents === null) return [rateOfBand];
  return [amountInput(`Fin de la tranche ${index + 1}`, `End of slice ${index + 1}`, upToCents), rateOfBand];
}
