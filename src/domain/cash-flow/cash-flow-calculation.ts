import type { Calculation, Formula } from '../explain/calculation.ts';
import { monthInput } from '../explain/day-figures.ts';
import { amountFigure, amountInput } from '../explain/figures.ts';
import { sumCents } from '../money/cents.ts';
import type { CashFlow } from './cash-flow.ts';
import { exampleCashFlow } from './example.ts';

/** How the plan of cash comes about. */
export const cashFlowCalculation: Calculation<CashFlow> = {
  id: 'cash-flow',
  title: { fr: 'Plan de trésorerie', en: 'Cash-flow plan' },
  summary: {
    fr:
      'Encaissements et décaissements par mois. Les mois passés montrent le réalisé, les mois à venir l’engagé et le prévu ; ' +
      'un engagé impayé est reporté au mois en cours, une prévision dépassée n’est plus comptée. ' +
      'L’engagé remplace la prévision de même origine, et le réalisé la part de l’engagé qu’il règle : le reste demeure engagé.',
    en:
      'Receipts and payments by month. Past months show what happened, later ones what is committed and foreseen; ' +
      'what is committed and unpaid moves to the current month, a forecast that has passed counts no longer. ' +
      'What is committed replaces the forecast from the same source, and what is paid the part of it that it pays: the rest stays committed.',
  },
  validity: { fr: 'Convention du logiciel, sans limite.', en: 'Convention of this software, without limit.' },
  formulas: {
    projectFlow: total(
      { fr: 'Flux du projet', en: 'Flow of the project' },
      {
        fr: 'Flux du projet = encaissements TTC − dépenses HT − TVA des fournisseurs − TVA versée à l’État',
        en: 'Flow of the project = receipts − expenses without VAT − VAT of suppliers − VAT paid to the State',
      },
      (plan) => plan.projectFlow.totalCents,
      (plan) => [
        amountInput('Encaissements', 'Receipts', sumCents(plan.receipts.map((line) => sumOf(line)))),
        amountInput('Dépenses HT', 'Expenses', sumCents(plan.expenses.map((line) => sumOf(line)))),
        amountInput('TVA des fournisseurs', 'VAT of suppliers', plan.supplierVat.totalCents),
        amountInput('TVA versée', 'VAT paid', plan.vatPayments.totalCents),
      ],
    ),
    flowAfterFinancing: total(
      { fr: 'Flux après financement', en: 'Flow after financing' },
      {
        fr: 'Flux après financement = flux du projet + déblocages − remboursements − intérêts, commission et frais de prêt',
        en: 'Flow after financing = flow of the project + draws − repayments − interest, commitment and loan fees',
      },
      (plan) => plan.flowAfterFinancing.totalCents,
      (plan) => [
        amountInput('Flux du projet', 'Flow of the project', plan.projectFlow.totalCents),
        amountInput('Déblocages', 'Draws', plan.draws.totalCents),
        amountInput('Remboursements', 'Repayments', plan.repayments.totalCents),
        amountInput('Frais financiers', 'Financial costs', plan.financialCosts.totalCents),
      ],
    ),
    net: total(
      { fr: 'Variation de trésorerie', en: 'Change of cash' },
      {
        fr: 'Variation = flux après financement + apports − distributions',
        en: 'Change = flow after financing + equity in − distributions',
      },
      (plan) => plan.net.totalCents,
      (plan) => [
        amountInput('Flux après financement', 'Flow after financing', plan.flowAfterFinancing.totalCents),
        amountInput('Apports', 'Equity in', plan.equityIn.totalCents),
        amountInput('Distributions', 'Distributions', plan.equityOut.totalCents),
      ],
    ),
    lowPoint: {
      label: { fr: 'Point bas', en: 'Low point' },
      formula: {
        fr: 'Point bas = la plus faible trésorerie cumulée en fin de mois',
        en: 'Low point = the lowest cumulated cash at the end of a month',
      },
      figure: ({ lowPoint }) => amountFigure(lowPoint?.cashCents ?? null),
      inputs: ({ months, cash, lowPoint }) => [
        ...months.map((of, index) =>
          amountInput(`Trésorerie fin ${of}`, `Cash end of ${of}`, cash.cells[index]?.amountCents ?? null),
        ),
        monthInput('Mois du point bas', 'Month of the low point', lowPoint?.month ?? null),
      ],
    },
  },
  example: {
    given: {
      fr: 'Opération de l’exemple du bilan prévisionnel, entièrement à venir',
      en: 'Operation of the example of the balance, all of it still to come',
    },
    result: exampleCashFlow,
  },
};

function total(
  label: Formula<CashFlow>['label'],
  formula: Formula<CashFlow>['formula'],
  value: (plan: CashFlow) => Parameters<typeof amountFigure>[0],
  inputs: Formula<CashFlow>['inputs'],
): Formula<CashFlow> {
  return { label, formula, figure: (plan) => amountFigure(value(plan)), inputs };
}

function sumOf({ cells }: CashFlow['receipts'][number] | CashFlow['expenses'][number]) {
  return sumCents(cells.map(({ amountCents }) => amountCents));
}
