import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, countInput } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { day } from '../time/day.ts';
import { propertyTaxProrata, type PropertyTaxProrata } from './property-tax-prorata.ts';

/** How the property tax of a year of sale is shared. */
export const propertyTaxProrataCalculation: Calculation<PropertyTaxProrata> = {
  id: 'property-tax-prorata',
  title: { fr: 'Prorata de taxe foncière', en: 'Property tax shared by days' },
  summary: {
    fr: 'Le propriétaire au 1er janvier doit la taxe de l’année ; l’acte prévoit d’ordinaire que l’acquéreur lui en rembourse la part courant du jour de la vente, compris, au 31 décembre.',
    en: 'The owner on 1 January owes the year’s tax; the deed usually makes the buyer pay back the part from the day of the sale, that day included, to 31 December.',
  },
  validity: {
    fr: 'Clause d’usage : les parties peuvent en convenir autrement.',
    en: 'A usual clause: the parties may agree otherwise.',
  },
  formulas: {
    buyerCents: {
      label: { fr: 'Part de l’acquéreur', en: 'Buyer’s share' },
      formula: {
        fr: 'Part de l’acquéreur = taxe × jours restants ÷ jours de l’année',
        en: 'Buyer’s share = tax × days remaining ÷ days of the year',
      },
      figure: ({ buyerCents }) => amountFigure(buyerCents),
      inputs: ({ taxCents, buyerDaysCount, daysOfYearCount }) => [
        amountInput('Taxe foncière de l’année', 'Property tax of the year', taxCents),
        countInput('Jours restants', 'Days remaining', buyerDaysCount, 'days'),
        countInput('Jours de l’année', 'Days of the year', daysOfYearCount, 'days'),
      ],
      source: 'CGI, art. 1415, pour le redevable ; clause de l’acte pour le partage',
      isUnverified: true,
    },
    sellerCents: {
      label: { fr: 'Part du vendeur', en: 'Seller’s share' },
      formula: {
        fr: 'Part du vendeur = taxe − part de l’acquéreur',
        en: 'Seller’s share = tax − buyer’s share',
      },
      figure: ({ sellerCents }) => amountFigure(sellerCents),
      inputs: ({ taxCents, buyerCents }) => [
        amountInput('Taxe foncière de l’année', 'Property tax of the year', taxCents),
        amountInput('Part de l’acquéreur', 'Buyer’s share', buyerCents),
      ],
    },
  },
  example: {
    given: {
      fr: 'Taxe foncière de 1 650 € et vente le 16 avril 2026.',
      en: 'Property tax of €1,650 and sale on 16 April 2026.',
    },
    result: () => propertyTaxProrata(euros(1650), day('2026-04-16')),
  },
};
