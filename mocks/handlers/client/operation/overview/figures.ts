import { and, eq, isNull } from 'drizzle-orm';
import type { OperationOverview } from '#contracts/client/operation/overview.ts';
import { cashFlow } from '#domain/cash-flow/cash-flow.ts';
import type { Cents } from '#domain/money/cents.ts';
import { bpsOfRate, rate } from '#domain/money/rate.ts';
import { saleProgress } from '#domain/sale/sale-progress.ts';
import { monthOf, type Day } from '#domain/time/day.ts';
import { lots, type Lot, type Operation } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { activeSimulation } from '../cash-flow-forecast/start.ts';
import { cashOf } from '../cash-flow-forecast/entries.ts';
import { contractedWorks } from '../construction/progress.ts';
import type { KnownSale } from '../notary-sale-payment/record.ts';
import { collectionOf } from '../notary-sale-payment/totals.ts';

type Figures = Pick<OperationOverview, 'simulation' | 'sale' | 'collection' | 'works' | 'cash'>;

/** What the simulation foresees of an operation, and how far it has come: each as the page that keeps it tells it. */
export async function overviewFigures(
  context: ClientContext,
  operation: Operation,
  sales: readonly KnownSale[],
  today: Day,
): Promise<Figures> {
  const own = await context.db
    .select()
    .from(lots)
    .where(and(eq(lots.operationId, operation.id), isNull(lots.deletedAt)));
  return {
    simulation: canNow(context, 'simulation.list') ? await shownSimulation(context, operation) : null,
    sale: shownSale(own),
    collection: shownCollection(sales, own, today),
    works: await shownWorks(context, operation.id),
    cash: canNow(context, 'cash-flow.list') ? await shownCash(context, operation.id, today) : null,
  };
}

async function shownSimulation(
  context: ClientContext,
  operation: Operation,
): Promise<OperationOverview['simulation']> {
  const simulation = await activeSimulation(context, operation);
  if (simulation?.results == null) return null;
  const { costCents, revenueTtcCents, irrProject } = simulation.results;
  return {
    id: simulation.id,
    name: simulation.name,
    costCents,
    revenueTtcCents,
    irrBps: irrProject === null ? null : bpsOfRate(rate(irrProject)),
  };
}

function shownSale(own: readonly Lot[]): OperationOverview['sale'] {
  const forSale = own.filter(({ status }) => status !== 'withdrawn');
  if (forSale.length === 0) return null;
  const { deeds, total } = saleProgress(
    forSale.map(({ status, priceTtcCents }) => ({
      status,
      priceTtcCents: priceTtcCents as Cents | null,
      isSaleFirm: false,
    })),
  );
  return {
    soldBps: bpsOfRate(deeds.shareOfValue) ?? 0,
    soldCents: deeds.valueCents,
    revenueCents: total.valueCents,
  };
}

function shownCollection(
  sales: readonly KnownSale[],
  own: readonly Lot[],
  today: Day,
): OperationOverview['collection'] {
  if (!sales.some(({ sale }) => sale.status !== 'cancelled')) return null;
  const { collectedCents, toComeCents, unpaidCents, overdueCents, overdueCallsCount } = collectionOf(
    sales,
    own,
    today,
  );
  return {
    collectedCents,
    toComeCents,
    unpaidCents,
    overdueCents,
    overdueCallsCount,
  };
}

async function shownWorks({ db }: ClientContext, operationId: string): Promise<OperationOverview['works']> {
  const works = await contractedWorks(db, operationId);
  if (works === null) return null;
  const { progressBps, invoicedCents, contractCents } = works;
  return { progressBps, invoicedCents, contractCents };
}

/** Receipts hold what loans and partners bring, payments what goes back to them, as the plan of cash does. */
async function shownCash(
  context: ClientContext,
  operationId: string,
  today: Day,
): Promise<OperationOverview['cash']> {
  const known = await cashOf(context, operationId, today);
  const plan = cashFlow(known.entries, {
    currentMonth: monthOf(today),
    ...(known.loanBalances && { loanBalances: known.loanBalances }),
  });
  return plan.months.map((month, index) => {
    const at = (line: { readonly cells: readonly { readonly amountCents: number }[] }): number =>
      line.cells[index]?.amountCents ?? 0;
    const receiptsCents = [...plan.receipts, plan.draws, plan.equityIn].reduce(
      (all, line) => all + at(line),
      0,
    );
    return {
      month,
      receiptsCents,
      paymentsCents: at(plan.net) - receiptsCents,
      cashCents: at(plan.cash),
    };
  });
}
