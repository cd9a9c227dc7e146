import { InvalidInputError } from '../domain-error.ts';
import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, countInput } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { acquisitionShares, type AcquisitionShare } from './acquisition-shares.ts';

/** How the purchase price is shared out among lots. */
export const acquisitionShareCalculation: Calculation<AcquisitionShare> = {
  id: 'acquisition-share',
  title: { fr: 'Quote-part d’achat d’un lot', en: 'Share of a lot in the purchase' },
  summary: {
    fr: 'Part du prix d’achat qui revient à un lot. Seul le prix payé pour le bien est réparti : ni travaux, ni frais d’acte, ni coût du crédit. Les quotes-parts de tous les lots redonnent le prix au centime.',
    en: 'Part of the purchase price that goes to a lot. Only the price paid for the property is shared out: no works, no deed costs, no cost of credit. The shares of all lots add up to the price, to the cent.',
  },
  validity: {
    fr: 'Convention du logiciel, prudente pour les frais ; base de la marge : CGI, art. 268.',
    en: 'Convention of this software, prudent as to deed costs; basis of the margin: general tax code, article 268.',
  },
  formulas: {
    shareCents: {
      label: { fr: 'Quote-part d’achat', en: 'Share in the purchase' },
      formula: {
        fr: 'Quote-part = prix d’achat × tantièmes du lot ÷ total des tantièmes (à défaut de tantièmes, surfaces), au plus fort reste',
        en: 'Share = purchase price × tantièmes of the lot ÷ total tantièmes (areas where they lack), by the largest remainder',
      },
      figure: ({ shareCents }) => amountFigure(shareCents),
      inputs: ({ purchasePriceCents, weight, totalWeight, key }) =>
        key === 'tantiemes'
          ? [
              amountInput('Prix d’achat', 'Purchase price', purchasePriceCents),
              countInput('Tantièmes du lot', 'Tantièmes of the lot', weight),
              countInput('Total des tantièmes', 'Total tantièmes', totalWeight),
            ]
          : [
              amountInput('Prix d’achat', 'Purchase price', purchasePriceCents),
              countInput('Surface du lot', 'Area of the lot', weight / 100, 'm2'),
              countInput('Surface totale', 'Total area', totalWeight / 100, 'm2'),
            ],
      source: 'CGI, art. 268',
    },
  },
  example: {
    given: {
      fr: 'Immeuble acheté 480 000 €, lot de 150 tantièmes sur 1 000.',
      en: 'Building bought for €480,000, lot of 150 tantièmes out of 1,000.',
    },
    result: () => {
      const [share] = acquisitionShares(euros(480_000), [
        { ref: 'A11', tantiemes: 150, areaM2: '63.40' },
        { ref: 'Autres', tantiemes: 850, areaM2: '388.50' },
      ]);
      if (!share) throw new InvalidInputError('lots', 'none', 'two lots');
      return share;
    },
  },
};
