import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { ShownCheck } from '#contracts/client/operation/terminate/form.ts';
import type { ClosingCheck } from '#domain/operation/termination.ts';
import { isSignedLoan } from '#domain/loan/loan-states.ts';
import type { NotarySaleState } from '#domain/states/sale/notary-sale-states.ts';
import type { Day } from '#domain/time/day.ts';
import { construction } from '#generated/routes/client/operation.ts';
import { index as financing } from '#generated/routes/client/operation/financing.ts';
import { index as notarySales } from '#generated/routes/client/operation/notary/sale.ts';
import { edit as broadcast } from '#generated/routes/client/operation/broadcast-configuration.ts';
import { operation as share } from '#generated/routes/client/share.ts';
import { broadcastLots, lots, shares, sites, type Lot, type Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { contractedWorks } from '../construction/progress.ts';
import { todayOf } from '../financing/record.ts';
import { guaranteesOf, guaranteeState } from '../financing/rows.ts';
import { knownLoans } from '../financing/known-loans.ts';
import { pageOf, salesOf } from '../notary-sale-payment/record.ts';
import { balanceOf } from '../notary-sale-payment/terms.ts';
import { collectionOf } from '../notary-sale-payment/totals.ts';

/** Sales that are not over: those that are paid or delivered wait for nothing. */
const openSales: readonly NotarySaleState[] = [
  'option',
  'reserved',
  'contract',
  'firm',
  'conditions_lifted',
  'deed',
];

const check = (
  id: ClosingCheck,
  count: number,
  href: string | null,
  amountCents: number | null = null,
): ShownCheck => ({ id, count, amountCents, isDone: count === 0, href: count === 0 ? null : href });

async function liveShares({ db }: ClientContext, operationId: string, today: Day): Promise<number> {
  const isLive = sql`${shares.expiresOn} >= ${today}`;
  const rows = await db
    .select({ id: shares.id })
    .from(shares)
    .where(and(eq(shares.operationId, operationId), isNull(shares.revokedAt), isLive));
  return rows.length;
}

/** Adverts that were not taken down, and the mini-site while it is online. */
async function adverts({ db }: ClientContext, operationId: string): Promise<number> {
  const published = await db
    .select({ id: broadcastLots.id })
    .from(broadcastLots)
    .where(and(eq(broadcastLots.operationId, operationId), ne(broadcastLots.status, 'off')));
  const online = await db
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.operationId, operationId), eq(sites.status, 'published'), isNull(sites.deletedAt)));
  return published.length + online.length;
}

async function saleChecks(context: ClientContext, operation: Operation, all: readonly Lot[], today: Day) {
  const sales = await salesOf(context.db, operation);
  const open = sales.filter(({ sale }) => openSales.includes(sale.status));
  const late = sales.filter(
    (known) =>
      known.sale.status !== 'cancelled' &&
      known.payments.some((call) =>
        ['called', 'partial', 'overdue'].includes(balanceOf(known, call, today).status),
      ),
  );
  const unpaid = late.flatMap((known) =>
    known.payments.filter((call) =>
      ['called', 'partial', 'overdue'].includes(balanceOf(known, call, today).status),
    ),
  );
  const { outstandingCents } = collectionOf(sales, all, today);
  const [first] = late;
  return [
    check('sales', open.length, notarySales({ operation: operation.id })),
    check('calls', unpaid.length, first === undefined ? null : pageOf(first), outstandingCents),
  ];
}

/** What is open before an operation ends, in the order in which it is dealt with. */
export async function closingChecksOf(context: ClientContext, operation: Operation): Promise<ShownCheck[]> {
  const { id } = operation;
  const today = todayOf(context);
  const all = await context.db
    .select()
    .from(lots)
    .where(and(eq(lots.operationId, id), isNull(lots.deletedAt)));
  const works = await contractedWorks(context.db, id);
  const retained = works?.retainedTtcCents ?? 0;
  const owing = (await knownLoans(context.db, [id], today)).filter(
    ({ loan }) => isSignedLoan(loan.status) && loan.status !== 'repaid',
  );
  const guarantees = (await guaranteesOf(context, id)).filter((row) =>
    ['active', 'soon'].includes(guaranteeState(row, today)),
  );
  const outstanding = owing.reduce((sum, { outlook }) => sum + outlook.position.outstandingCents, 0);
  return [
    ...(await saleChecks(context, operation, all, today)),
    check('retentions', retained > 0 ? 1 : 0, construction({ operation: id }), retained),
    check('loans', owing.length, financing({ operation: id }), outstanding),
    check('guarantees', guarantees.length, financing({ operation: id })),
    check('shares', await liveShares(context, id, today), share({ operation: id })),
    check('adverts', await adverts(context, id), broadcast({ operation: id })),
  ];
}

/** Whether every sale is over and paid. */
export const isSoldOut = (checks: readonly ShownCheck[]): boolean =>
  checks.every(({ id, isDone }) => isDone || (id !== 'sales' && id !== 'calls'));
