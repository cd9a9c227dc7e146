import { forecastsPage, type ForecastsProps, type PrintedBudgetRow } from '#contracts/export/forecasts.ts';
import type { Paper } from '#contracts/export/paper.ts';
import type { BudgetFigures } from '#domain/cash-flow/budget.ts';
import { worksCurve } from '#domain/cash-flow/works-curve.ts';
import { ratio, bpsOfRate } from '#domain/money/rate.ts';
import type { Cents } from '#domain/money/cents.ts';
import { monthOf, type Day } from '#domain/time/day.ts';
import type { BudgetSnapshotRow } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { cashOf } from '../client/operation/cash-flow-forecast/entries.ts';
import { budgetOf, shownBudget, type KnownBudget } from '../client/operation/forecast/budget.ts';
import { postingNames, snapshotsOf } from '../client/operation/forecast/page.ts';
import { operationOfRoute } from '../client/operation/scope.ts';
import { unlessHidden } from './hidden.ts';
import { operationPaper } from './paper.ts';

type Hides = Paper['hides'];
type Content = NonNullable<ForecastsProps['content']>;

/** Handler of `export.forecasts`. */
export const forecastsPaperHandlers = {
  'export.forecasts': clientPage(forecastsPage, async (context, { snapshot, ...query }) => {
    const operation = await operationOfRoute(context);
    const paper = await operationPaper(context, query, operation);
    const today = parisDay(context.deps.clock.businessNow()) as Day;
    const known = await budgetOf(context, operation.id, today);
    if (known === null) return { paper, content: null };
    const { entries } = await cashOf(context, operation.id, today);
    const chosen =
      snapshot === ''
        ? undefined
        : (await snapshotsOf(context, operation.id)).find(({ id }) => id === snapshot);
    const works = worksCurve(entries, monthOf(today)).map(({ month, plannedRate, paidRate }) => ({
      month,
      plannedBps: bpsOfRate(plannedRate),
      paidBps: bpsOfRate(paidRate),
    }));
    const postings = paper.hides.margin ? [] : await postingsOf(context, known);
    return { paper, content: { ...contentOf(known, chosen, paper.hides), postings, works, today } };
  }),
} satisfies Partial<RouteHandlers>;

function contentOf(
  known: KnownBudget,
  snapshot: BudgetSnapshotRow | undefined,
  hides: Hides,
): Omit<Content, 'postings' | 'works' | 'today'> {
  const { budget } = known;
  const then = new Map(snapshot?.figures.categories.map(({ category, eacCents }) => [category, eacCents]));
  const amount = (value: Cents) => unlessHidden(hides.amounts, value);
  const cost = (value: Cents) => unlessHidden(hides.margin, value);
  const { revenue } = budget;
  return {
    categories: budget.categories.map(({ category, ...figures }) => ({
      category,
      ...rowOf(figures, snapshot && (then.get(category) ?? null), cost),
    })),
    total: rowOf(budget.total, snapshot?.figures.eacCents, cost),
    snapshot: snapshot ? { label: snapshot.label, takenOn: snapshot.takenOn } : null,
    comments: unlessHidden(hides.margin, commentsOf(known)),
    steps: hides.margin ? [] : [...budget.steps],
    revenue: {
      plannedCents: amount(revenue.plannedCents),
      expectedCents: amount(revenue.expectedCents),
      signedCents: amount(revenue.signedCents),
      collectedCents: amount(revenue.collectedCents),
      signedBps: bpsOfRate(ratio(revenue.signedCents, revenue.expectedCents, 10)),
      collectedBps: bpsOfRate(ratio(revenue.collectedCents, revenue.expectedCents, 10)),
    },
  };
}

/** The lines of which it is told who is paid, or on which account they are booked. */
async function postingsOf(context: ClientContext, known: KnownBudget): Promise<Content['postings']> {
  const names = await postingNames(context, [...known.rows.values()]);
  return shownBudget(known, names).lines.flatMap((line) => {
    const { record, category, label, supplier, account, revisedCents, paidCents, eacCents } = line;
    if (record === null || (supplier === null && account === null)) return [];
    return [{ id: record.id, category, label, supplier, account, revisedCents, paidCents, eacCents }];
  });
}

/** Lines that cost more or less than planned, with what people wrote of it. */
const commentsOf = ({ budget, rows }: KnownBudget): NonNullable<Content['comments']> =>
  budget.lines
    .filter(({ varianceCents }) => varianceCents !== 0)
    .map(({ id, category, label, varianceCents }) => {
      const row = rows.get(id);
      const cause = [row?.eacNote, row?.revisionNote].find((note) => note != null && note !== '');
      return { category, label, varianceCents, cause: cause ?? '' };
    });

/** Costs leave with the margins, those of a category too: with the revenue, their sum would tell the margin. */
function rowOf(
  figures: BudgetFigures,
  thenCents: Cents | null | undefined,
  cost: (value: Cents) => Cents | null,
): PrintedBudgetRow {
  return {
    initialCents: cost(figures.initialCents),
    revisedCents: cost(figures.revisedCents),
    committedCents: cost(figures.committedCents),
    invoicedCents: cost(figures.invoicedCents),
    paidCents: cost(figures.paidCents),
    eacCents: cost(figures.eacCents),
    varianceCents: cost(figures.varianceCents),
    consumptionBps: bpsOfRate(figures.consumption),
    thenCents: thenCents == null ? null : cost(thenCents),
  };
}
