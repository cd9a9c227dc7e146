import type { Calculation } from '../explain/calculation.ts';
import { countInput } from '../explain/figures.ts';
import { day } from '../time/day.ts';
import { salePace, type SalePace } from './sale-pace.ts';

/** How the figures of the pace of a sale come about. */
export const salePaceCalculation: Calculation<SalePace> = {
  id: 'sale-pace',
  title: { fr: 'Rythme de vente', en: 'Pace of the sale' },
  summary: {
    fr: 'Délai moyen de la mise en vente à l’acte, actes des six derniers mois, et temps qu’il faudrait pour vendre les lots restants à ce rythme.',
    en: 'Mean time from offer to deed, deeds of the last six months, and the time that the remaining lots would take at that pace.',
  },
  validity: { fr: 'Convention du logiciel, sans limite.', en: 'Convention of this software, without limit.' },
  formulas: {
    averageSaleDays: {
      label: { fr: 'Délai moyen de vente', en: 'Mean time to sell' },
      formula: {
        fr: 'Délai moyen = somme des jours entre mise en vente et acte ÷ lots vendus',
        en: 'Mean time = sum of days from offer to deed ÷ lots sold',
      },
      figure: ({ averageSaleDays }) => ({ unit: 'days', value: averageSaleDays }),
      inputs: ({ soldDays, datedLotsCount }) => [
        countInput('Somme des jours', 'Sum of days', soldDays, 'days'),
        countInput('Lots vendus', 'Lots sold', datedLotsCount),
      ],
    },
    pacePerMonth: {
      label: { fr: 'Rythme mensuel', en: 'Pace a month' },
      formula: {
        fr: 'Rythme = actes des six derniers mois ÷ 6',
        en: 'Pace = deeds of the last six months ÷ 6',
      },
      figure: ({ pacePerMonth }) => ({ unit: 'number', value: pacePerMonth }),
      inputs: ({ recentDeedsCount }) => [
        countInput('Actes des six derniers mois', 'Deeds of the last six months', recentDeedsCount),
      ],
    },
    sellOutMonths: {
      label: { fr: 'Écoulement', en: 'Time to sell out' },
      formula: {
        fr: 'Écoulement = lots restants ÷ rythme (non arrondi)',
        en: 'Time to sell out = remaining lots ÷ pace (not rounded)',
      },
      figure: ({ sellOutMonths }) => ({ unit: 'months', value: sellOutMonths }),
      inputs: ({ remainingLotsCount, recentDeedsCount }) => [
        countInput('Lots restants', 'Remaining lots', remainingLotsCount),
        countInput('Actes des six derniers mois', 'Deeds of the last six months', recentDeedsCount),
      ],
    },
  },
  example: {
    given: {
      fr: 'Deux lots mis en vente le 4 mai 2026 : l’un vendu le 11 septembre, l’autre disponible ; au 20 novembre 2026.',
      en: 'Two lots offered on 4 May 2026: one sold on 11 September, the other available; on 20 November 2026.',
    },
    result: () =>
      salePace(
        [
          { forSaleOn: day('2026-05-04'), deedOn: day('2026-09-11') },
          { forSaleOn: day('2026-05-04'), deedOn: null },
        ],
        day('2026-11-20'),
      ),
  },
};
