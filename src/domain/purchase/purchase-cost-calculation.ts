import { usedParameters, type Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, rateFigure, rateInput } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { day } from '../time/day.ts';
import { csiParameters, htParameters, ttcParameters } from './cost-parameters.ts';
import { dutyFormulas } from './duty-formulas.ts';
import { emolumentFormulas } from './emolument-formulas.ts';
import { purchaseCost, type PurchaseCost } from './purchase-cost.ts';
import { purchaseRegimes, type PurchaseRegime } from './regimes.ts';

/** How the costs of a deed of purchase come about. */
export const purchaseCostCalculation: Calculation<PurchaseCost> = {
  id: 'purchase-cost',
  title: { fr: 'Frais d’acte à l’achat', en: 'Costs of the purchase deed' },
  summary: {
    fr:
      'Émoluments du notaire, droits de mutation, contribution de sécurité immobilière et débours, selon le régime d’achat et le jour de l’acte. ' +
      'Le prix s’entend hors mobilier et hors honoraires d’agence à la charge de l’acquéreur ; hors TVA lorsque l’acte la mentionne. ' +
      'Les frais gardent les centimes ; l’administration encaisse chaque droit arrondi à l’euro, ce que donnent les droits à acquitter.',
    en:
      'Notary’s emoluments, transfer duties, land-registry contribution and disbursements, by regime of purchase and day of the deed. ' +
      'The price leaves out furniture and the buyer’s agency fee, and the VAT where the deed states it. ' +
      'Costs keep their cents; the tax office collects each duty rounded to the euro, which the duties to pay tell.',
  },
  validity: {
    fr:
      'Tarif des notaires connu jusqu’au 29 février 2028 ; taux départementaux de 5 % jusqu’au 31 mars 2028 ; aucun acte avant 2021. ' +
      'Hors de ces dates, aucun calcul n’est possible.',
    en:
      'Tariff of notaries known until 29 February 2028; department rates of 5% until 31 March 2028; no deed before 2021. ' +
      'Outside these dates the calculation stops.',
  },
  formulas: {
    ...emolumentFormulas,
    emolumentsVatCents: {
      label: { fr: 'TVA sur les émoluments', en: 'VAT on the emoluments' },
      formula: { fr: 'TVA = émoluments × taux', en: 'VAT = emoluments × rate' },
      figure: ({ emolumentsVatCents }) => amountFigure(emolumentsVatCents),
      inputs: ({ emolumentsCents, emolumentsVatRate }) => [
        amountInput('Émoluments HT', 'Emoluments without VAT', emolumentsCents),
        rateInput('Taux de TVA', 'VAT rate', emolumentsVatRate),
      ],
      source: 'CGI, art. 278, 294 et 296',
      parameters: (cost) => usedParameters(cost, ['vat.rate.standard']),
    },
    ...dutyFormulas,
    csiCents: {
      label: { fr: 'Contribution de sécurité immobilière', en: 'Land-registry contribution' },
      formula: {
        fr: 'Contribution = assiette des droits × taux, sans être inférieure au minimum',
        en: 'Contribution = basis of the duties × rate, but not below the minimum',
      },
      figure: ({ csiCents }) => amountFigure(csiCents),
      inputs: ({ priceCents, csiRate, minCsiCents }) => [
        amountInput('Assiette des droits', 'Basis of the duties', priceCents),
        rateInput('Taux', 'Rate', csiRate),
        amountInput('Minimum', 'Minimum', minCsiCents),
      ],
      source: 'CGI, art. 879 et 881 K',
      parameters: csiParameters,
    },
    feesHtCents: {
      label: { fr: 'Frais d’acte HT', en: 'Costs without VAT' },
      formula: {
        fr: 'Frais HT = émoluments + droits de mutation + contribution de sécurité immobilière + débours',
        en: 'Costs without VAT = emoluments + transfer duties + land-registry contribution + disbursements',
      },
      figure: ({ feesHtCents }) => amountFigure(feesHtCents),
      inputs: ({ emolumentsCents, dutiesCents, csiCents, disbursementsCents }) => [
        amountInput('Émoluments HT', 'Emoluments without VAT', emolumentsCents),
        amountInput('Droits de mutation', 'Transfer duties', dutiesCents),
        amountInput('Contribution de sécurité immobilière', 'Land-registry contribution', csiCents),
        amountInput('Débours et formalités', 'Disbursements and formalities', disbursementsCents),
      ],
      parameters: htParameters,
    },
    feesTtcCents: {
      label: { fr: 'Frais d’acte TTC', en: 'Costs with VAT' },
      formula: {
        fr: 'Frais TTC = frais HT + TVA sur les émoluments',
        en: 'Costs with VAT = costs without VAT + VAT',
      },
      figure: ({ feesTtcCents }) => amountFigure(feesTtcCents),
      inputs: ({ feesHtCents, emolumentsVatCents }) => [
        amountInput('Frais d’acte HT', 'Costs without VAT', feesHtCents),
        amountInput('TVA sur les émoluments', 'VAT on the emoluments', emolumentsVatCents),
      ],
      parameters: ttcParameters,
    },
    ratio: {
      label: { fr: 'Part du prix', en: 'Share of the price' },
      formula: { fr: 'Part = frais TTC ÷ prix', en: 'Share = costs with VAT ÷ price' },
      figure: ({ ratio }) => rateFigure(ratio),
      inputs: ({ feesTtcCents, priceCents }) => [
        amountInput('Frais d’acte TTC', 'Costs with VAT', feesTtcCents),
        amountInput('Prix', 'Price', priceCents),
      ],
      parameters: ttcParameters,
    },
  },
  example: {
    given: {
      fr: 'Achat de 300 000 € en Gironde, droit commun, acte du 16 avril 2026, débours de 1 200 €.',
      en: 'Purchase at €300,000 in Gironde, ordinary law, deed of 16 April 2026, disbursements of €1,200.',
    },
    result: () => example('standard'),
    variants: () => purchaseRegimes.map(example),
  },
};

function example(regime: PurchaseRegime): PurchaseCost {
  return purchaseCost(euros(300_000), regime, {
    departmentCode: '33',
    on: day('2026-04-16'),
    disbursementsCents: euros(1200),
  });
}
