import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, countInput, rateFigure } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { day } from '../time/day.ts';
import { quarter } from './rent-index.ts';
import { rentRevision, type RentRevision } from './indexation.ts';

const source = 'Article 17-1 de la loi n° 89-462 du 6 juillet 1989';

function indexInput(fr: string, en: string, hundredths: number | null) {
  return countInput(fr, en, (hundredths ?? 0) / 100);
}

/** How a revised rent comes about. */
export const rentRevisionCalculation: Calculation<RentRevision> = {
  id: 'rent-revision',
  title: { fr: 'Révision du loyer', en: 'Revision of a rent' },
  summary: {
    fr: 'Révision annuelle d’un loyer hors charges par l’indice du bail (IRL, ILC ou ILAT), si le bail la prévoit. Demandée après sa date, elle prend effet le jour de la demande, jamais avant ; pour un logement, elle est perdue si elle n’est pas demandée dans l’année, et interdite en classe F ou G.',
    en: 'Yearly revision of a rent without charges by the index of the lease (IRL, ILC or ILAT), where the lease provides for it. Asked for late, it holds from the day of asking, never before; for a dwelling it is lost unless asked for within a year, and forbidden in class F or G.',
  },
  validity: {
    fr: 'Logements : article 17-1 de la loi du 6 juillet 1989, version du 24 août 2022. Autres baux : clause du bail, hors plafonnements.',
    en: 'Dwellings: article 17-1 of the law of 6 July 1989 as of 24 August 2022. Other leases: the clause of the lease, caps apart.',
  },
  formulas: {
    toCents: {
      label: { fr: 'Loyer révisé', en: 'Revised rent' },
      formula: {
        fr: 'Loyer révisé = loyer actuel × indice du même trimestre de l’année suivante ÷ indice de référence',
        en: 'Revised rent = present rent × index of the same quarter a year later ÷ index of reference',
      },
      figure: ({ toCents }) => amountFigure(toCents),
      inputs: ({ fromCents, oldIndexHundredths, newIndexHundredths, referenceQuarter, newQuarter }) => [
        amountInput('Loyer actuel', 'Present rent', fromCents),
        indexInput(`Indice ${referenceQuarter}`, `Index ${referenceQuarter}`, oldIndexHundredths),
        indexInput(`Indice ${newQuarter}`, `Index ${newQuarter}`, newIndexHundredths),
      ],
      source,
    },
    changeCents: {
      label: { fr: 'Écart', en: 'Change' },
      formula: { fr: 'Écart = loyer révisé − loyer actuel', en: 'Change = revised rent − present rent' },
      figure: ({ changeCents }) => amountFigure(changeCents),
      inputs: ({ fromCents, toCents }) => [
        amountInput('Loyer révisé', 'Revised rent', toCents),
        amountInput('Loyer actuel', 'Present rent', fromCents),
      ],
    },
    variationRate: {
      label: { fr: 'Variation', en: 'Variation' },
      formula: { fr: 'Variation = écart ÷ loyer actuel', en: 'Variation = change ÷ present rent' },
      figure: ({ variationRate }) => rateFigure(variationRate),
      inputs: ({ changeCents, fromCents }) => [
        amountInput('Écart', 'Change', changeCents),
        amountInput('Loyer actuel', 'Present rent', fromCents),
      ],
    },
    claimUntil: {
      label: { fr: 'Dernier jour pour la demander', en: 'Last day to ask for it' },
      formula: {
        fr: 'Un an après la date de révision (logements)',
        en: 'One year after the day of revision (dwellings)',
      },
      figure: ({ claimUntil }) => ({ unit: 'day', value: claimUntil }),
      inputs: () => [],
      source,
    },
    effectiveOn: {
      label: { fr: 'Date d’effet', en: 'First day' },
      formula: {
        fr: 'La plus tardive de la date de révision et de la demande',
        en: 'The later of the day of revision and the day of asking',
      },
      figure: ({ effectiveOn }) => ({ unit: 'day', value: effectiveOn }),
      inputs: () => [],
      source,
    },
  },
  example: {
    given: {
      fr: 'Bail nu du 15 novembre 2023, loyer 820,00 €, indice de référence T3 2023 (141,03), révision du 15 novembre 2024 demandée le jour même.',
      en: 'Unfurnished lease of 15 November 2023, rent €820.00, index of reference Q3 2023 (141.03), revision of 15 November 2024 asked for on that day.',
    },
    result: () =>
      rentRevision({
        leaseType: 'nu',
        index: 'IRL',
        region: 'metropolitan',
        currentRentCents: euros(820),
        referenceQuarter: quarter('2023T3'),
        dpeClass: 'D',
        dueOn: day('2024-11-15'),
        requestedOn: day('2024-11-15'),
        today: day('2024-11-15'),
      }),
  },
};
