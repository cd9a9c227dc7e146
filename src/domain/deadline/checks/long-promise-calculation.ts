import type { Calculation } from '../../explain/calculation.ts';
import { amountInput, rateInput } from '../../explain/figures.ts';
import { euros } from '../../money/cents.ts';
import { day } from '../../time/day.ts';
import { checkLongPromise, type LongPromiseCheck } from './long-promise.ts';

/** How the limits of a long promise come about. */
export const longPromiseCalculation: Calculation<LongPromiseCheck> = {
  id: 'long-promise',
  title: { fr: 'Promesse de longue durée', en: 'Long promise' },
  summary: {
    fr: 'Une promesse de plus de 18 mois consentie par une personne physique est notariée à peine de nullité ; unilatérale, elle comporte une indemnité d’immobilisation minimale.',
    en: 'A promise of more than 18 months granted by a natural person is made before a notary or is void; a unilateral one carries a least indemnity.',
  },
  validity: { fr: 'Promesses depuis le 1er janvier 2016.', en: 'Promises since 1 January 2016.' },
  formulas: {
    limitOn: {
      label: { fr: 'Dernier terme sous seing privé', en: 'Latest term of a private promise' },
      formula: { fr: 'Date de la promesse + 18 mois', en: 'Day of the promise + 18 months' },
      figure: ({ limitOn }) => ({ unit: 'day', value: limitOn }),
      inputs: ({ promiseOn }) => [
        { name: { fr: 'Promesse', en: 'Promise' }, figure: { unit: 'day', value: promiseOn } },
      ],
      source: 'Article L290-1 du code de la construction et de l’habitation',
    },
    minimumDepositCents: {
      label: { fr: 'Indemnité minimale', en: 'Least indemnity' },
      formula: {
        fr: 'Prix × taux minimal, arrondi au centime',
        en: 'Price × least rate, rounded to the cent',
      },
      figure: ({ minimumDepositCents }) => ({ unit: 'cents', value: minimumDepositCents }),
      inputs: ({ priceCents, depositRate }) => [
        amountInput('Prix', 'Price', priceCents),
        rateInput('Taux minimal', 'Least rate', depositRate),
      ],
      source: 'Article L290-2 du code de la construction et de l’habitation',
    },
  },
  example: {
    given: {
      fr: 'Promesse unilatérale du 17 novembre 2025, prix 480 000 €, terme au 18 mai 2027',
      en: 'Unilateral promise of 17 November 2025, price €480,000, term 18 May 2027',
    },
    result: () =>
      checkLongPromise({
        promiseOn: day('2025-11-17'),
        expiresOn: day('2027-05-18'),
        isSellerIndividual: true,
        form: 'authentic',
        contractKind: 'unilateral',
        priceCents: euros(480_000),
        depositCents: euros(24_000),
      }),
  },
};
