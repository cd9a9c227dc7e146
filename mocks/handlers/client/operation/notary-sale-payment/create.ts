import type { Day } from '#domain/time/day.ts';
import { and, eq, isNull, ne, or, like, inArray } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { cashFlowEntries, lots, payments, type Payment } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { todayOf } from '../financing/record.ts';
import { commitCall } from './cash.ts';
import type { KnownSale } from './record.ts';
import { plannedCalls, vatOfSale, type SaleTerms } from './terms.ts';
import { turnPayments } from './turn.ts';

/**
 * The calls of a sale whose deed is signed, by its template, in place of any that were not made yet; the plan of cash
 * expects them where it had a forecast of the lots. The terms are read before the transaction is opened (`termsOf`).
 */
export async function createPayments(
  context: ClientContext,
  tx: Database,
  known: KnownSale,
  terms: SaleTerms,
): Promise<void> {
  const { deps, actor } = context;
  const { sale, operation } = known;
  const all = await tx
    .select()
    .from(lots)
    .where(and(eq(lots.operationId, operation.id), isNull(lots.deletedAt)));
  const vat = vatOfSale(known, all, (sale.deedOn ?? todayOf(context)) as Day);
  await tx.delete(payments).where(eq(payments.notarySaleId, sale.id));
  await forgetForecast(tx, known);
  const now = deps.clock.businessNow();
  for (const call of plannedCalls(known, terms.fields, vat)) {
    const { rank, label, event, base, cumulativeBps, amountCents, vatCents, reachedOn, callableOn } = call;
    const row = {
      id: deps.newId(),
      tenantId: sale.tenantId,
      operationId: operation.id,
      notarySaleId: sale.id,
      rank,
      label,
      event,
      base,
      cumulativeBps,
      amountCents,
      vatCents,
      eventReachedOn: reachedOn,
      status: 'scheduled' as const,
      createdBy: actor.user.id,
      createdAt: now,
      updatedAt: now,
    };
    const [written] = await tx.insert(payments).values(row).returning();
    const on = callableOn ?? expectedOn(known, event);
    if (written && on !== null) await commitCall(context, tx, known, written, on);
  }
  await turnPayments(deps, tx, operation.id);
}

/** When the money of an event is expected that has no certificate yet. */
function expectedOn({ sale, operation }: KnownSale, event: Payment['event']): string | null {
  if (event === 'delivery') return sale.deliveryPlannedOn ?? operation.targetCloseOn;
  return operation.targetWorksEndOn ?? sale.deliveryPlannedOn;
}

/** What the plan of cash foresaw of the lots of the sale and has not come. */
async function forgetForecast(tx: Database, { lots: sold, operation }: KnownSale): Promise<void> {
  const names = sold.flatMap(({ lot }) => [lot.ref, lot.id]);
  if (names.length === 0) return;
  await tx
    .delete(cashFlowEntries)
    .where(
      and(
        eq(cashFlowEntries.operationId, operation.id),
        eq(cashFlowEntries.category, 'sale'),
        inArray(cashFlowEntries.sourceType, ['payment', 'simulation']),
        ne(cashFlowEntries.state, 'actual'),
        or(
          ...names.map((name) => like(cashFlowEntries.sourceId, `${name}:%`)),
          ...names.map((name) => like(cashFlowEntries.sourceId, `lot:${name}:%`)),
        ),
      ),
    );
}
