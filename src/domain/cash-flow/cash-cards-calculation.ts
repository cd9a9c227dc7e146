import type { Calculation } from '../explain/calculation.ts';
import { dayInput } from '../explain/day-figures.ts';
import { amountFigure, amountInput } from '../explain/figures.ts';
import { exampleInput } from '../simulation/example.ts';
import { simulationFlows } from '../simulation/simulation-flows.ts';
import { day } from '../time/day.ts';
import { cashCards, type CashCards } from './cash-cards.ts';
import { exampleCashFlow } from './example.ts';
import { simulationEntries } from './simulation-entries.ts';

/** How the figures over a plan of cash come about. */
export const cashCardsCalculation: Calculation<CashCards> = {
  id: 'cash-cards',
  title: { fr: 'Repères de trésorerie', en: 'Figures of cash' },
  summary: {
    fr: 'Point bas, besoin de fonds propres, encaissements attendus et TVA du mois suivant. Un flux sans jour est attendu le dernier jour de son mois.',
    en: 'Low point, need of equity, receipts expected and VAT of next month. A flow without a day is expected on the last day of its month.',
  },
  validity: { fr: 'Convention du logiciel, sans limite.', en: 'Convention of this software, without limit.' },
  formulas: {
    equityNeedCents: {
      label: { fr: 'Besoin de fonds propres', en: 'Need of equity' },
      formula: {
        fr: 'Besoin = solde cumulé le plus bas après financement, en valeur absolue',
        en: 'Need = the opposite of the lowest cumulated flow after financing',
      },
      figure: ({ equityNeedCents }) => amountFigure(equityNeedCents),
      inputs: ({ flows }) =>
        flows.map((flow) => amountInput(`Flux de ${flow.month}`, `Flow of ${flow.month}`, flow.cents)),
    },
    receiptsIn90DaysCents: {
      label: { fr: 'Encaissements à 90 jours', en: 'Receipts in 90 days' },
      formula: {
        fr: 'Somme des ventes et loyers attendus dans les 90 jours, TVA comprise',
        en: 'Sum of sales and rents expected within 90 days, VAT included',
      },
      figure: ({ receiptsIn90DaysCents }) => amountFigure(receiptsIn90DaysCents),
      inputs: ({ today, expectedReceipts }) => [
        dayInput('Aujourd’hui', 'Today', today),
        ...expectedReceipts.map((receipt) => amountInput(receipt.label, receipt.label, receipt.cents)),
      ],
    },
    nextVatCents: {
      label: { fr: 'TVA à payer le mois prochain', en: 'VAT to pay next month' },
      formula: {
        fr: 'TVA nette du mois en cours, payée le mois suivant ; négative si elle est remboursée',
        en: 'Net VAT of the current month, paid the next; negative where it is paid back',
      },
      figure: ({ nextVatCents }) => amountFigure(nextVatCents),
      inputs: ({ today }) => [dayInput('Aujourd’hui', 'Today', today)],
    },
  },
  example: {
    given: {
      fr: 'Opération de l’exemple du bilan prévisionnel, vue le 16 avril 2026',
      en: 'Operation of the example of the balance, seen on 16 April 2026',
    },
    result: () =>
      cashCards(exampleCashFlow(), simulationEntries(simulationFlows(exampleInput)), day('2026-04-16')),
  },
};
