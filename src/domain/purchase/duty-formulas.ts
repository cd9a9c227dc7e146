import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, rateInput } from '../explain/figures.ts';
import type { PurchaseCost } from './purchase-cost.ts';

/** How the transfer duties within the costs of a purchase come about. */
export const dutyFormulas: Calculation<PurchaseCost>['formulas'] = {
  departmentDutyCents: {
    label: { fr: 'Droit départemental, réduit ou fixe', en: 'Department, reduced or fixed duty' },
    formula: {
      fr: 'Droit = prix × taux du département (droit commun) ou taux réduit (engagement de revendre, neuf) ; droit fixe (engagement de construire)',
      en: 'Duty = price × rate of the department (ordinary law) or reduced rate (commitment to resell, new); fixed duty (commitment to build)',
    },
    figure: ({ departmentDutyCents }) => amountFigure(departmentDutyCents),
    inputs: ({ priceCents, departmentDutyRate }) => [
      amountInput('Prix', 'Price', priceCents),
      rateInput('Taux', 'Rate', departmentDutyRate),
    ],
    source: 'CGI, art. 1594 D, 1115, 1594 F quinquies et 1594-0 G',
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
    source: 'CGI, art. 1647',
    isUnverified: true,
  },
  communeDutyCents: {
    label: { fr: 'Taxe communale', en: 'Commune’s duty' },
    formula: {
      fr: 'Taxe = prix × taux, en droit commun seulement',
      en: 'Duty = price × rate, in ordinary law only',
    },
    figure: ({ communeDutyCents }) => amountFigure(communeDutyCents),
    inputs: ({ priceCents, communeDutyRate }) => [
      amountInput('Prix', 'Price', priceCents),
      rateInput('Taux', 'Rate', communeDutyRate),
    ],
    source: 'CGI, art. 1584 et 1595 bis',
  },
  dutiesCents: {
    label: { fr: 'Droits de mutation', en: 'Transfer duties' },
    formula: {
      fr: 'Droits = droit départemental, réduit ou fixe + frais d’assiette + taxe communale',
      en: 'Duties = department, reduced or fixed duty + cost of collection + commune’s duty',
    },
    figure: ({ dutiesCents }) => amountFigure(dutiesCents),
    inputs: ({ departmentDutyCents, levyCents, communeDutyCents }) => [
      amountInput(
        'Droit départemental, réduit ou fixe',
        'Department, reduced or fixed duty',
        departmentDutyCents,
      ),
      amountInput('Frais d’assiette et de recouvrement', 'Cost of collection', levyCents),
      amountInput('Taxe communale', 'Commune’s duty', communeDutyCents),
    ],
  },
};
