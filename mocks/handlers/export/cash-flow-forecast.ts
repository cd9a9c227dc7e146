import { cashFlowPaperPage } from '#contracts/export/cash-flow-forecast.ts';
import type { ShownGridLine } from '#contracts/client/operation/cash-flow-forecast.ts';
import { withoutEmpty } from '#domain/cash-flow/used-grid.ts';
import type { Day } from '#domain/time/day.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { cashOf } from '../client/operation/cash-flow-forecast/entries.ts';
import { shownCash } from '../client/operation/cash-flow-forecast/shown.ts';
import { activeSimulation } from '../client/operation/cash-flow-forecast/start.ts';
import { operationOfRoute } from '../client/operation/scope.ts';
import { unlessHidden } from './hidden.ts';
import { operationPaper } from './paper.ts';

/**
 * What the flows after financing come to is the margin. Costs, VAT on them and every sum of them tell it beside the
 * receipts, and so does what is left in the till or paid out of it.
 */
const tellsMargin = ({ key, kind }: ShownGridLine): boolean =>
  kind === 'expense' || kind === 'vat' || kind === 'sum' || key === 'cash' || key === 'distribution';

/** Handler of `export.cash-flow-forecast`. */
export const cashFlowPaperHandlers = {
  'export.cash-flow-forecast': clientPage(
    cashFlowPaperPage,
    async (context, { granularity, mode, from, to, state, category, ...query }) => {
      const operation = await operationOfRoute(context);
      const paper = await operationPaper(context, query, operation);
      const { amounts, margin } = paper.hides;
      const today = parisDay(context.deps.clock.businessNow()) as Day;
      const known = await cashOf(context, operation.id, today);
      const cash = shownCash(known, { mode, by: granularity, from, to, state, category }, today);
      if (cash === null) return { paper, granularity, content: null };
      const amount = (value: number) => unlessHidden(amounts, value);
      const { columns, lines } = withoutEmpty(cash);
      const source = await activeSimulation(context, operation);
      const { lowPoint } = cash.cards;
      return {
        paper,
        granularity,
        content: {
          categories: category,
          state: state === '' ? null : state,
          mode,
          columns,
          lines: lines
            .filter((line) => !margin || !tellsMargin(line))
            .map((line) => ({
              key: line.key,
              kind: line.kind,
              cells: line.cells.map(({ amountCents }) => amount(amountCents)),
              totalCents: line.totalCents === null ? null : amount(line.totalCents),
            })),
          // What is missing at the lowest is what was spent until then, less what came in.
          lowPoint: unlessHidden(
            margin,
            lowPoint && { month: lowPoint.month, cashCents: lowPoint.cashCents },
          ),
          equityNeedCents: unlessHidden(margin, cash.cards.equityNeedCents),
          sourceName: source?.name ?? null,
          loans: known.loans.map(({ loan, outlook }) => ({
            label: loan.label,
            amountCents: amount(loan.amountCents),
            outstandingCents: amount(outlook.position.outstandingCents),
          })),
          today,
        },
      };
    },
  ),
} satisfies Partial<RouteHandlers>;
