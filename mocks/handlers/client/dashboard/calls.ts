import { and, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import { cents, sumCents, type Cents } from '#domain/money/cents.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';
import { notarySales, payments } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { knownSales, refsOf } from '../operation/notary-sale/record.ts';
import { callsOf } from '../operation/notary-sale/rows.ts';
import { ofChosen, type DashboardScope } from './scope.ts';

/** A sale of which something that fell due is not paid. */
export interface LateSale {
  readonly saleId: string;
  readonly operationId: string;
  readonly lots: string;
  readonly owedCents: Cents;
  readonly callsCount: number;
  /** Day on which the oldest of them was due. */
  readonly dueOn: Day;
}

/** Sales with calls for funds that fell due and are not paid, the oldest first. */
export async function lateSales(context: ClientContext, scope: DashboardScope): Promise<LateSale[]> {
  const { db } = context;
  const { today } = scope;
  const due = await db
    .selectDistinct({ id: payments.notarySaleId })
    .from(payments)
    .where(
      and(
        isNull(payments.deletedAt),
        isNotNull(payments.calledOn),
        lt(payments.dueOn, today),
        ne(payments.status, 'cancelled'),
        ne(payments.status, 'paid'),
      ),
    );
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(notarySales)
    .where(
      and(
        inArray(notarySales.id, ids),
        isNull(notarySales.deletedAt),
        ne(notarySales.status, 'cancelled'),
        ofChosen(notarySales.operationId, scope),
      ),
    );
  const sales = await knownSales(db, rows);
  const calls = await callsOf(db, ids);
  return sales
    .flatMap((known) => {
      const late = calls.flatMap((call) => {
        const owed = call.amountCents - call.receivedCents - call.consignedCents;
        const isLate =
          call.notarySaleId === known.sale.id &&
          call.status !== 'cancelled' &&
          call.calledOn !== null &&
          call.dueOn !== null &&
          call.dueOn < today &&
          owed > 0;
        return isLate ? [{ owed: cents(owed), dueOn: call.dueOn as Day }] : [];
      });
      const dueOn = late.map((call) => call.dueOn).toSorted()[0];
      if (dueOn === undefined) return [];
      return [
        {
          saleId: known.sale.id,
          operationId: known.sale.operationId,
          lots: refsOf(known),
          owedCents: sumCents(late.map(({ owed }) => owed)),
          callsCount: late.length,
          dueOn,
        },
      ];
    })
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
}

/** These sales in three figures. */
export const unpaidOf = (late: readonly LateSale[], today: Day) => ({
  cents: sumCents(late.map(({ owedCents }) => owedCents)),
  count: late.reduce((total, { callsCount }) => total + callsCount, 0),
  lateDays: Math.max(0, ...late.map(({ dueOn }) => daysBetween(dueOn, today))),
});

/** Prices of the sales whose deed was signed from a day on up to today. */
export async function signedSince(context: ClientContext, scope: DashboardScope, from: Day) {
  const rows = await context.db
    .select({ cents: notarySales.priceTtcCents, on: notarySales.deedOn })
    .from(notarySales)
    .where(
      and(
        isNull(notarySales.deletedAt),
        isNotNull(notarySales.deedOn),
        ne(notarySales.status, 'cancelled'),
        ofChosen(notarySales.operationId, scope),
      ),
    );
  const signed = rows.filter(({ on }) => on !== null && on >= from && on <= scope.today);
  return {
    cents: signed.reduce((total, row) => total + (row.cents ?? 0), 0),
    count: signed.length,
  };
}
