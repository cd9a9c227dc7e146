import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, countInput } from '../explain/figures.ts';
import { euros, zeroCents } from '../money/cents.ts';
import { day } from '../time/day.ts';
import { collection, type Collection } from './collection.ts';

/** How the totals of calls and receipts come about. */
export const collectionCalculation: Calculation<Collection> = {
  id: 'collection',
  title: { fr: 'Encaissements', en: 'Collection' },
  summary: {
    fr: 'Appelé, encaissé, impayé et reste à appeler des ventes d’une opération.',
    en: 'Called, collected, unpaid and still to call for the sales of an operation.',
  },
  validity: { fr: 'Convention du logiciel, sans limite.', en: 'Convention of this software, without limit.' },
  formulas: {
    unpaidCents: {
      label: { fr: 'Impayé', en: 'Unpaid' },
      formula: { fr: 'Impayé = appelé − encaissé', en: 'Unpaid = called − collected' },
      figure: ({ unpaidCents }) => amountFigure(unpaidCents),
      inputs: ({ calledCents, collectedCents }) => [
        amountInput('Appelé', 'Called', calledCents),
        amountInput('Encaissé', 'Collected', collectedCents),
      ],
    },
    outstandingCents: {
      label: { fr: 'Reste dû', en: 'Outstanding' },
      formula: { fr: 'Reste dû = impayé − consigné', en: 'Outstanding = unpaid − consigned' },
      figure: ({ outstandingCents }) => amountFigure(outstandingCents),
      inputs: ({ unpaidCents, consignedCents }) => [
        amountInput('Impayé', 'Unpaid', unpaidCents),
        amountInput('Consigné', 'Consigned', consignedCents),
      ],
    },
    overdueCents: {
      label: { fr: 'En retard', en: 'Overdue' },
      formula: {
        fr: 'En retard = reste dû des appels dont l’échéance est passée',
        en: 'Overdue = outstanding part of calls past their due day',
      },
      figure: ({ overdueCents }) => amountFigure(overdueCents),
      inputs: ({ overdueCallsCount }) => [countInput('Appels en retard', 'Calls overdue', overdueCallsCount)],
    },
    toCallCents: {
      label: { fr: 'Reste à appeler', en: 'Still to call' },
      formula: {
        fr: 'Reste à appeler = prix des ventes signées − appelé',
        en: 'Still to call = prices of signed sales − called',
      },
      figure: ({ toCallCents }) => amountFigure(toCallCents),
      inputs: ({ signedCents, calledCents }) => [
        amountInput('Prix des ventes signées', 'Prices of signed sales', signedCents),
        amountInput('Appelé', 'Called', calledCents),
      ],
    },
    toComeCents: {
      label: { fr: 'Encaissements à venir', en: 'Receipts to come' },
      formula: {
        fr: 'À venir = prix de tous les lots − encaissé',
        en: 'To come = prices of all lots − collected',
      },
      figure: ({ toComeCents }) => amountFigure(toComeCents),
      inputs: ({ revenueCents, collectedCents }) => [
        amountInput('Prix de tous les lots', 'Prices of all lots', revenueCents),
        amountInput('Encaissé', 'Collected', collectedCents),
      ],
    },
  },
  example: {
    given: {
      fr: 'Vente signée à 155 000 €, 124 000 € appelés dont 31 000 € échus le 17 novembre 2026 et impayés le 20.',
      en: 'Sale signed for €155,000, €124,000 called, of which €31,000 due on 17 November 2026 is unpaid on the 20th.',
    },
    result: () =>
      collection(
        {
          signedCents: euros(155_000),
          revenueCents: euros(155_000),
          calls: [
            {
              amountCents: euros(93_000),
              calledOn: day('2026-10-16'),
              dueOn: day('2026-10-16'),
              receivedCents: euros(93_000),
              consignedCents: zeroCents,
            },
            {
              amountCents: euros(31_000),
              calledOn: day('2026-11-02'),
              dueOn: day('2026-11-17'),
              receivedCents: zeroCents,
              consignedCents: zeroCents,
            },
          ],
        },
        day('2026-11-20'),
      ),
  },
};
