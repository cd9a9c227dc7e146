import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { constructionLots, notaryPurchases, notarySales, payments } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { todayOf } from '../client/operation/construction/record.ts';
import { turnLot } from '../client/operation/construction/turn.ts';
import { turnSale } from '../client/operation/notary-sale/turn.ts';
import { turnPurchase } from '../client/operation/notary-purchase/turn.ts';
import { turnPayments } from '../client/operation/notary-sale-payment/turn.ts';

/**
 * Every morning: works whose day has come have started, promises that ended without a deed have lapsed, options are
 * over, sales whose buyers can no longer leave them are firm, and calls for funds whose day has passed are late.
 */
export async function turnWorks(deps: ServerDependencies): Promise<{ readonly steps: number }> {
  const today = todayOf({ deps });
  const lots = await deps.db
    .select({ id: constructionLots.id })
    .from(constructionLots)
    .where(
      and(
        eq(constructionLots.status, 'awarded'),
        lte(constructionLots.startOn, today),
        isNull(constructionLots.deletedAt),
      ),
    );
  const live = ['promise_signed', 'conditions_pending', 'conditions_met'] as const;
  const purchases = await deps.db
    .select({ id: notaryPurchases.id })
    .from(notaryPurchases)
    .where(and(inArray(notaryPurchases.status, [...live]), isNull(notaryPurchases.deletedAt)));
  const open = ['option', 'contract', 'firm', 'deed'] as const;
  const sales = await deps.db
    .select({ id: notarySales.id })
    .from(notarySales)
    .where(and(inArray(notarySales.status, [...open]), isNull(notarySales.deletedAt)));
  let steps = 0;
  for (const { id } of lots) steps += await deps.db.transaction((tx) => turnLot(deps, tx, id));
  for (const { id } of purchases) steps += await deps.db.transaction((tx) => turnPurchase(deps, tx, id));
  for (const { id } of sales) steps += await deps.db.transaction((tx) => turnSale(deps, tx, id));
  return { steps: steps + (await turnCalls(deps)) };
}

/** Calls for funds that were not settled yet, operation by operation. */
async function turnCalls(deps: ServerDependencies): Promise<number> {
  const open = ['scheduled', 'called', 'partial'] as const;
  const rows = await deps.db
    .selectDistinct({ operationId: payments.operationId })
    .from(payments)
    .where(and(inArray(payments.status, [...open]), isNull(payments.deletedAt)));
  let steps = 0;
  for (const { operationId } of rows) {
    steps += await deps.db.transaction((tx) => turnPayments(deps, tx, operationId));
  }
  return steps;
}
