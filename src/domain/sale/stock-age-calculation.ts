import type { Calculation } from '../explain/calculation.ts';
import { dayInput } from '../explain/day-figures.ts';
import { day } from '../time/day.ts';
import { stockAge, type StockAge } from './stock-age.ts';

/** How the age of a lot in stock comes about. */
export const stockAgeCalculation: Calculation<StockAge> = {
  id: 'stock-age',
  title: { fr: 'Ancienneté en stock', en: 'Age in stock' },
  summary: {
    fr: 'Jours depuis la mise en vente, jusqu’à aujourd’hui ou jusqu’à l’acte d’un lot vendu. Tranches : 0–90, 91–180, 181–365 et plus de 365 jours.',
    en: 'Days since the lot was offered, until today or until the deed of a sold lot. Ranges: 0–90, 91–180, 181–365 and over 365 days.',
  },
  validity: { fr: 'Convention du logiciel, sans limite.', en: 'Convention of this software, without limit.' },
  formulas: {
    ageDays: {
      label: { fr: 'Jours en stock', en: 'Days in stock' },
      formula: {
        fr: 'Jours = aujourd’hui (ou acte) − mise en vente',
        en: 'Days = today (or deed) − day of the offer',
      },
      figure: ({ ageDays }) => ({ unit: 'days', value: ageDays }),
      inputs: ({ forSaleOn, until, isSold }) => [
        dayInput('Mise en vente', 'Offered on', forSaleOn),
        isSold ? dayInput('Acte', 'Deed', until) : dayInput('Aujourd’hui', 'Today', until),
      ],
    },
  },
  example: {
    given: {
      fr: 'Box mis en vente le 4 mai 2026, au 20 novembre 2026.',
      en: 'Garage offered on 4 May 2026, on 20 November 2026.',
    },
    result: () => stockAge({ forSaleOn: day('2026-05-04'), deedOn: null }, day('2026-11-20')),
  },
};
