import { and, eq, isNull, ne } from 'drizzle-orm';
import { cents, sumCents } from '#domain/money/cents.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { notarySaleMachine } from '#domain/states/sale/notary-sale.ts';
import type { Day } from '#domain/time/day.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import { notarySales, paymentReceipts, payments } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { writeStateChange } from '../state-change.ts';

type Deps = Pick<ServerDependencies, 'newId' | 'clock'>;

/**
 * A sale whose price is received or consigned in full is paid; one that lost a receipt is at its deed again. One
 * that was delivered stays so, with the day on which it was paid.
 */
export async function settleSale(deps: Deps, tx: Database, id: string): Promise<void> {
  const [sale] = await tx.select().from(notarySales).where(eq(notarySales.id, id)).limit(1);
  if (!sale) return;
  const calls = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.notarySaleId, id), isNull(payments.deletedAt), ne(payments.status, 'cancelled')));
  const received = await tx
    .select({ amountCents: paymentReceipts.amountCents })
    .from(paymentReceipts)
    .innerJoin(payments, eq(payments.id, paymentReceipts.paymentId))
    .where(eq(payments.notarySaleId, id));
  const today = parisDay(deps.clock.businessNow()) as Day;
  const facts = {
    actualPriceCents: cents(sale.priceTtcCents ?? 0),
    receivedCents: sumCents(received.map(({ amountCents }) => cents(amountCents))),
    consignedCents: sumCents(calls.map(({ consignedCents }) => cents(consignedCents))),
    paidOn: today,
  };
  const { status } = sale;
  const isCovered = facts.receivedCents + facts.consignedCents >= facts.actualPriceCents;
  if (isCovered && sale.paidOn !== null) return;
  const answer = mayHappen(
    notarySaleMachine,
    'settle',
    { state: status, facts },
    { actors: ['system'], today },
  );
  const isUndone = !isCovered && sale.paidOn !== null;
  if (!answer.ok && !isUndone) return;
  const to = answer.ok ? answer.to : status === 'paid' ? 'deed' : status;
  const at = deps.clock.businessNow();
  const columns = { status: to, paidOn: isUndone ? null : today };
  await changeRow(tx, notarySales, { id, version: sale.version }, { at, columns });
  if (to === status) return;
  await writeStateChange(deps, tx, 'notarySale', sale, {
    fromState: status,
    toState: to,
    byUserId: null,
    on: today,
    reason: null,
  });
}
