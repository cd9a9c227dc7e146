import { and, asc, eq, isNull } from 'drizzle-orm';
import {
  simulationOverviewPage,
  type resources,
  type SimulationOverviewProps,
} from '#contracts/export/simulation/overview.ts';
import type { Paper } from '#contracts/export/paper.ts';
import { financingPlan, type FinancingPlan } from '#domain/loan/financing-plan.ts';
import { isLiveLoan } from '#domain/loan/loan-states.ts';
import { cents, sumCents, zeroCents, type Cents } from '#domain/money/cents.ts';
import { splitByLargestRemainder } from '#domain/money/split.ts';
import { bpsOfRate, type Rate } from '#domain/money/rate.ts';
import { expensesByGroup, shareBps } from '#domain/simulation/study/cost-tables.ts';
import { plannedStages } from '#domain/simulation/study/stages.ts';
import { guarantees, loans } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { contactNames } from '../../client/operation/financing/rows.ts';
import { progressOf } from '../../client/operation/financing/plan.ts';
import { studyOnPaper, studyPaper, unless, type Computed, type StudyOnPaper } from './study.ts';

type Hides = Paper['hides'];
type Content = NonNullable<SimulationOverviewProps['content']>;

/** Handler of `export.simulation.overview`. */
export const simulationOverviewHandlers = {
  'export.simulation.overview': clientPage(simulationOverviewPage, async (context, query) => {
    const found = await studyOnPaper(context, query);
    const beside = await besideOf(context, found);
    return studyPaper(context, found, (known) => contentOf(found.frame.paper.hides, known, beside));
  }),
} satisfies Partial<RouteHandlers>;

/** What the summary tells beside the results. */
type Beside = Pick<Content, 'lender' | 'guarantees' | 'today'> & { readonly preSold: Rate | null };

async function besideOf(
  context: ClientContext,
  { operation, frame, computed }: StudyOnPaper,
): Promise<Beside> {
  return {
    preSold: (await progressOf(context, operation.id)).preSold.shareOfValue,
    lender: await lenderOf(context, operation.id, computed.value?.results.loansCents ?? zeroCents),
    guarantees: await guaranteesOf(context, operation.id, frame.paper.hides),
    today: parisDay(context.deps.clock.businessNow()),
  };
}

function contentOf(hides: Hides, computed: Computed, { preSold, ...beside }: Beside): Content {
  const { input, results } = computed;
  const plan = financingPlan({
    uses: results.expenses.map(({ category, costCents }) => ({ category, amountCents: costCents })),
    equityCents: results.equityCents,
    loansCents: results.loansCents,
    revenueTtcCents: results.revenueTtcCents,
  });
  return {
    figures: figuresOf(computed, hides, preSold),
    uses: unless(
      hides.margin,
      expensesByGroup(results.expenses).map(({ group, costCents }) => ({
        group,
        amountCents: costCents,
        shareBps: shareBps(costCents, plan.totalCents),
      })),
    ),
    surplusCents: unless(hides.margin, plan.surplusCents),
    totalCents: unless(hides.margin, plan.totalCents),
    sources: sourcesOf(plan, hides),
    cash: unless(
      hides.margin,
      results.months.map(({ month, cashCents }) => ({ month, cashCents })),
    ),
    planning: [...plannedStages(input, results)],
    ...beside,
  };
}

function figuresOf({ results, figures }: Computed, hides: Hides, preSold: Rate | null): Content['figures'] {
  const { amounts, margin } = hides;
  const bps = (rate: string | null) => unless(margin, bpsOfRate(rate as Rate | null));
  const lower = figures.sensitivity.find(({ priceBps, worksBps }) => priceBps === -500 && worksBps === 0);
  return {
    costCents: unless(margin, figures.costCents),
    costPerM2Cents: unless(margin, results.costPerM2Cents),
    revenueTtcCents: unless(amounts, figures.revenueTtcCents),
    revenueHtCents: unless(amounts, figures.revenueHtCents),
    vatCents: unless(amounts, figures.vatCents),
    marginCents: unless(margin, figures.marginCents),
    marginOnRevenueBps: bps(figures.marginOnRevenue),
    irrProjectBps: bps(figures.irrProject),
    irrEquityBps: bps(figures.irrEquity),
    loanToCostBps: bps(results.loanToCost),
    equityToCostBps: bps(results.equityToCost),
    peakEquityCents: unless(margin, figures.peakEquityCents),
    preSoldBps: bpsOfRate(preSold),
    breakEvenBps: bps(figures.breakEvenShare),
    lowerMarginCents: unless(margin, lower?.marginCents ?? null),
  };
}

/** What sales bring tells the cost, so that it leaves with the margins. */
function sourcesOf(plan: FinancingPlan, { amounts, margin }: Hides): Content['sources'] {
  const paid = [plan.equityCents, plan.loansCents, plan.salesCents];
  // Shares of a whole that is printed under them: they add up to 100 %.
  const [equity, lent, sales] = plan.totalCents === 0 ? [] : splitByLargestRemainder(cents(10_000), paid);
  const row = (
    source: (typeof resources)[number],
    amountCents: Cents,
    share: Cents | undefined,
  ): Content['sources'] =>
    amountCents === 0
      ? []
      : [
          {
            source,
            amountCents: unless(source === 'sales' ? margin : amounts, amountCents),
            shareBps: unless(margin, share ?? null),
          },
        ];
  return [
    ...row('equity', plan.equityCents, equity),
    ...row('loans', plan.loansCents, lent),
    ...row('sales', plan.salesCents, sales),
  ];
}

/** Who lends: the lender of the operation’s live loans where they come to what the simulation counts on. */
async function lenderOf(
  context: ClientContext,
  operationId: string,
  loansCents: Cents,
): Promise<string | null> {
  if (loansCents === 0 || !canNow(context, 'financing.list')) return null;
  const rows = await context.db
    .select({ status: loans.status, amountCents: loans.amountCents, lenderId: loans.lenderContactId })
    .from(loans)
    .where(and(eq(loans.operationId, operationId), isNull(loans.deletedAt)));
  const live = rows.filter(({ status }) => isLiveLoan(status));
  const lenders = [...new Set(live.map(({ lenderId }) => lenderId))];
  const total = sumCents(live.map(({ amountCents }) => cents(amountCents)));
  const [lender] = lenders;
  if (lender === undefined || lenders.length > 1 || total !== loansCents) return null;
  return (await contactNames(context, lenders)).get(lender) ?? null;
}

async function guaranteesOf(
  context: ClientContext,
  operationId: string,
  { amounts }: Hides,
): Promise<Content['guarantees']> {
  if (!canNow(context, 'financing.list')) return [];
  const rows = await context.db
    .select()
    .from(guarantees)
    .where(and(eq(guarantees.operationId, operationId), isNull(guarantees.deletedAt)))
    .orderBy(asc(guarantees.createdAt), asc(guarantees.id));
  return rows.map(({ id, kind, issuer, amountCents, issuedOn, expiresOn }) => ({
    id,
    kind,
    issuer,
    amountCents: unless(amounts, amountCents),
    issuedOn,
    expiresOn,
  }));
}
