import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DashboardFigures } from '#contracts/client/dashboard.ts';
import type { DashboardPeriod } from '#domain/dashboard/period.ts';
import { operationStates } from '#domain/operation/states.ts';
import { callState, daysLate } from '#domain/rental/arrears.ts';
import { owedCents } from '#domain/rental/rent-call.ts';
import { addMonths, addToDay, firstDayOf, monthOf, type Day } from '#domain/time/day.ts';
import { rowCount } from '#mocks/db/queries/row-count.ts';
import { portalLeads, transactions } from '#mocks/db/schema/index.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import { readBook } from '../rental-management/book.ts';
import { withinReach } from '../transaction/reach.ts';
import { cashOutlook } from '../treasury/page.ts';
import { signedSince, unpaidOf, type LateSale } from './calls.ts';
import type { resultsInProgress, stockByState } from './operations.ts';
import { ofChosen, type DashboardScope } from './scope.ts';

/** The first day of what « CA signé » is counted over. */
export function periodStart(period: DashboardPeriod, today: Day): Day {
  const current = monthOf(today);
  if (period === '12m') return addToDay(addToDay(today, { months: -12 }), { days: 1 });
  if (period === 'month') return firstDayOf(current);
  const month = Number(current.slice(5, 7));
  const before = period === 'year' ? month - 1 : (month - 1) % 3;
  return firstDayOf(addMonths(current, -before));
}

/** What stands on the accounts, how it moved since the month began, and the months around. */
export async function cashOf(context: ClientContext, { chosenIds, today }: DashboardScope) {
  if (!can(context, 'treasury.list')) return { figure: null, periods: null };
  const outlook = await cashOutlook(context, chosenIds);
  if (outlook === null) return { figure: null, periods: null };
  const last = outlook.periods.findLast(({ at }) => at < monthOf(today));
  return {
    figure: {
      availableCents: outlook.availableCents,
      sinceMonthStartCents: outlook.availableCents - (last?.closingCents ?? 0),
    },
    periods: outlook.periods.map(({ at, isForecast, inCents, outCents, closingCents }) => ({
      at,
      isForecast,
      inCents,
      outCents,
      closingCents,
    })),
  };
}

/** Rents that fell due and are not paid, with their number. */
async function rentsOf({ db }: ClientContext, { today, chosenIds }: DashboardScope) {
  const book = await readBook(db, today);
  const late = book
    .filter(({ operation }) => chosenIds === null || chosenIds.includes(operation.id))
    .flatMap(({ calls }) => calls)
    .filter(({ amounts }) => callState(amounts, today) !== 'cancelled' && daysLate(amounts, today) > 0);
  return {
    cents: late.reduce((total, { amounts }) => total + owedCents(amounts), 0),
    count: late.length,
  };
}

async function leadsOf({ db }: ClientContext, scope: DashboardScope) {
  const [row] = await db
    .select({
      open: sql<number>`count(*)`.mapWith(Number),
      overdue: sql<number>`count(*) filter (where ${portalLeads.isOverdueNotified})`.mapWith(Number),
    })
    .from(portalLeads)
    .where(
      and(
        isNull(portalLeads.deletedAt),
        eq(portalLeads.status, 'new'),
        ofChosen(portalLeads.operationId, scope),
      ),
    );
  return row ?? { open: 0, overdue: 0 };
}

interface Known {
  readonly late: readonly LateSale[];
  readonly results: Awaited<ReturnType<typeof resultsInProgress>>;
  readonly stock: ReturnType<typeof stockByState>;
  readonly cash: Awaited<ReturnType<typeof cashOf>>;
}

function stockFigure(stock: Known['stock']): DashboardFigures['stock'] {
  const of = (states: readonly string[]): number =>
    stock.filter(({ state }) => states.includes(state)).reduce((total, { count }) => total + count, 0);
  return {
    count: stock.reduce((total, { count }) => total + count, 0),
    cents: stock.reduce((total, row) => total + row.cents, 0),
    available: of(['available']),
    promised: of(['reserved', 'under_contract']),
  };
}

function marginFigure(results: Known['results']): DashboardFigures['margin'] {
  const known = [...results.values()].flatMap(({ marginCents }) => marginCents ?? []);
  if (known.length === 0) return null;
  return { cents: known.reduce((total, margin) => total + margin, 0), count: known.length };
}

/** The figures at the head of the page, each for who may see it. */
export async function figuresOf(
  context: ClientContext,
  scope: DashboardScope,
  period: DashboardPeriod,
  { late, results, stock, cash }: Known,
): Promise<DashboardFigures> {
  const { today, operations } = scope;
  return {
    cash: cash.figure,
    margin: marginFigure(results),
    signed: can(context, 'payment.list')
      ? await signedSince(context, scope, periodStart(period, today))
      : null,
    stock: can(context, 'stock.list') ? stockFigure(stock) : null,
    unpaid: can(context, 'payment.list') ? unpaidOf(late, today) : null,
    phases: operationStates.flatMap((state) => {
      const count = operations.filter(({ status }) => status === state).length;
      return count === 0 ? [] : [{ state, count }];
    }),
    rents: can(context, 'rental.list') ? await rentsOf(context, scope) : null,
    leads: can(context, 'lead.list') ? await leadsOf(context, scope) : null,
    movements: can(context, 'transaction.list')
      ? {
          toCode: await rowCount(
            context.db,
            transactions,
            and(
              isNull(transactions.deletedAt),
              eq(transactions.status, 'to_code'),
              withinReach(context),
              ofChosen(transactions.operationId, scope),
            ),
          ),
        }
      : null,
  };
}
