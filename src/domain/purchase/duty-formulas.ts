import { usedParameters, type Calculation, type Text } from '../explain/calculation.ts';
import { amountFigure, amountInput, rateInput } from '../explain/figures.ts';
import { dutyKeys, mainDutyKeys } from './cost-parameters.ts';
import type { PurchaseCost } from './purchase-cost.ts';
import type { PurchaseRegime } from './regimes.ts';

interface DutyWords {
  readonly label: Text;
  readonly formula: Text;
  readonly source: string;
}

const dutyWords: Readonly<Record<PurchaseRegime, DutyWords>> = {
  standard: {
    label: { fr: 'Droit départemental', en: 'Department duty' },
    formula: {
      fr: 'Droit départemental = assiette des droits × taux du département au jour de l’acte',
      en: 'Department duty = basis of the duties × rate of the department on the day of the deed',
    },
    source: 'CGI, art. 1594 D',
  },
  mdb: {
    label: { fr: 'Droit réduit, engagement de revendre', en: 'Reduced duty, commitment to resell' },
    formula: {
      fr: 'Droit réduit = assiette des droits × taux réduit',
      en: 'Reduced duty = basis of the duties × reduced rate',
    },
    source: 'CGI, art. 1115',
  },
  new: {
    label: { fr: 'Droit réduit, vente soumise à TVA', en: 'Reduced duty, sale under VAT' },
    formula: {
      fr: 'Droit réduit = assiette des droits × taux réduit',
      en: 'Reduced duty = basis of the duties × reduced rate',
    },
    source: 'CGI, art. 1594 F quinquies, A',
  },
  build: {
    label: { fr: 'Droit fixe, engagement de construire', en: 'Fixed duty, commitment to build' },
    formula: { fr: 'Droit fixe, quel que soit le prix', en: 'Fixed duty, whatever the price' },
    source: 'CGI, art. 1594-0 G',
  },
};

/** How the transfer duties within the costs of a purchase come about. */
export const dutyFormulas: Calculation<PurchaseCost>['formulas'] = {
  departmentDutyCents: {
    label: ({ regime }) => dutyWords[regime].label,
    formula: ({ regime }) => dutyWords[regime].formula,
    figure: ({ departmentDutyCents }) => amountFigure(departmentDutyCents),
    inputs: ({ priceCents, departmentDutyCents, departmentDutyRate }) =>
      departmentDutyRate === null
        ? [amountInput('Droit fixe', 'Fixed duty', departmentDutyCents)]
        : [
            amountInput('Assiette des droits', 'Basis of the duties', priceCents),
            rateInput('Taux', 'Rate', departmentDutyRate),
          ],
    source: ({ regime }) => dutyWords[regime].source,
    parameters: (cost) => usedParameters(cost, mainDutyKeys),
  },
  levyCents: {
    label: { fr: 'Frais d’assiette et de recouvrement', en: 'Cost of collection' },
    formula: {
      fr: 'Frais = droit départemental ou réduit × taux ; aucun sur un droit fixe',
      en: 'Cost = department or reduced duty × rate; none on a fixed duty',
    },
    figure: ({ levyCents }) => amountFigure(levyCents),
    inputs: ({ departmentDutyCents, levyRate }) => [
      amountInput('Droit', 'Duty', departmentDutyCents),
      rateInput('Taux', 'Rate', levyRate),
    ],
    source: 'CGI, art. 1647, V',
    parameters: (cost) => usedParameters(cost, ['deed.duty.levy.standard', 'deed.duty.levy.reduced']),
  },
  communeDutyCents: {
    label: { fr: 'Taxe communale', en: 'Commune’s duty' },
    formula: {
      fr: 'Taxe = assiette des droits × taux, en droit commun seulement',
      en: 'Duty = basis of the duties × rate, in ordinary law only',
    },
    figure: ({ communeDutyCents }) => amountFigure(communeDutyCents),
    inputs: ({ priceCents, communeDutyRate }) => [
      amountInput('Assiette des droits', 'Basis of the duties', priceCents),
      rateInput('Taux', 'Rate', communeDutyRate),
    ],
    source: 'CGI, art. 1584 et 1595 bis',
    parameters: (cost) => usedParameters(cost, ['deed.duty.commune']),
  },
  idfDutyCents: {
    label: { fr: 'Taxe additionnelle d’Île-de-France', en: 'Additional duty of Île-de-France' },
    formula: {
      fr: 'Taxe = part de l’assiette qui revient à des bureaux, commerces ou locaux de stockage × taux, en droit commun',
      en: 'Duty = part of the basis that is of offices, shops or storage × rate, under ordinary law',
    },
    figure: ({ idfDutyCents }) => amountFigure(idfDutyCents),
    inputs: ({ priceCents, idfBaseCents, idfDutyRate }) => [
      idfDutyRate === null || idfBaseCents === priceCents
        ? amountInput('Assiette des droits', 'Basis of the duties', priceCents)
        : amountInput('Part des locaux taxés', 'Part of the taxed premises', idfBaseCents),
      rateInput('Taux', 'Rate', idfDutyRate),
    ],
    source: 'CGI, art. 1599 sexies',
    parameters: (cost) => usedParameters(cost, ['deed.duty.idf-additional']),
  },
  dutiesCents: {
    label: { fr: 'Droits de mutation', en: 'Transfer duties' },
    formula: {
      fr: 'Droits = droit départemental, réduit ou fixe + frais d’assiette + taxe communale + taxe additionnelle',
      en: 'Duties = department, reduced or fixed duty + cost of collection + commune’s duty + additional duty',
    },
    figure: ({ dutiesCents }) => amountFigure(dutiesCents),
    inputs: dutyLines,
    parameters: (cost) => usedParameters(cost, dutyKeys),
  },
  dutiesDueCents: {
    label: { fr: 'Droits à acquitter', en: 'Duties to pay' },
    formula: {
      fr: 'Droits à acquitter = somme des mêmes lignes, chacune arrondie à l’euro le plus proche',
      en: 'Duties to pay = sum of the same lines, each rounded to the nearest euro',
    },
    figure: ({ dutiesDueCents }) => amountFigure(dutiesDueCents),
    inputs: dutyLines,
    source: 'CGI, art. 1647-00 A',
    parameters: (cost) => usedParameters(cost, dutyKeys),
  },
};

function dutyLines({ regime, departmentDutyCents, levyCents, communeDutyCents, idfDutyCents }: PurchaseCost) {
  const { fr, en } = dutyWords[regime].label;
  return [
    amountInput(fr, en, departmentDutyCents),
    amountInput('Frais d’assiette et de recouvrement', 'Cost of collection', levyCents),
    amountInput('Taxe communale', 'Commune’s duty', communeDutyCents),
    amountInput('Taxe additionnelle d’Île-de-France', 'Additional duty of Île-de-France', idfDutyCents),
  ];
}
