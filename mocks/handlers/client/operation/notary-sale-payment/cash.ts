import { and, eq, isNull, ne } from 'drizzle-orm';
import { cents, multiplyDivide, subtractCents, zeroCents } from '#domain/money/cents.ts';
import { monthOf, type Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { cashFlowEntries, type Payment, type PaymentReceipt } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import type { KnownSale } from './record.ts';

type Sold = Pick<KnownSale, 'lots' | 'sale' | 'operation'>;

/** What the plan of cash calls the money of a call: its lot, and its place among the calls. */
export const cashSource = ({ lots }: Pick<KnownSale, 'lots'>, { rank }: Pick<Payment, 'rank'>): string =>
  `${lots[0]?.lot.ref ?? 'sale'}:${rank - 1}`;

const ofSource = (known: Sold, payment: Pick<Payment, 'rank'>) =>
  and(
    eq(cashFlowEntries.operationId, known.operation.id),
    eq(cashFlowEntries.sourceType, 'payment'),
    eq(cashFlowEntries.sourceId, cashSource(known, payment)),
    isNull(cashFlowEntries.deletedAt),
  );

interface Flow {
  readonly id: string;
  readonly on: string;
  readonly htCents: number;
  readonly vatCents: number;
  readonly state: 'committed' | 'actual';
  readonly transactionId: string | null;
}

async function insertFlow(
  { deps, actor }: ClientContext,
  tx: Database,
  known: Sold,
  payment: Payment,
  flow: Flow,
): Promise<void> {
  const now = deps.clock.businessNow();
  const { on, ...row } = flow;
  await tx.insert(cashFlowEntries).values({
    ...row,
    tenantId: payment.tenantId,
    operationId: payment.operationId,
    month: monthOf(on as Day),
    plannedOn: on,
    direction: 'in',
    category: 'sale',
    label: `${known.lots[0]?.lot.ref ?? ''} · ${payment.label}`,
    stage: flow.state === 'actual' ? 'invoiced' : 'ordered',
    sourceType: 'payment',
    sourceId: cashSource(known, payment),
    createdBy: actor.user.id,
    createdAt: now,
    updatedAt: now,
  });
}

/** Puts a call that was made into the plan of cash, due on a day, in place of what was foreseen of it. */
export async function commitCall(
  context: ClientContext,
  tx: Database,
  known: Sold,
  payment: Payment,
  dueOn: string,
): Promise<void> {
  await tx.delete(cashFlowEntries).where(and(ofSource(known, payment), ne(cashFlowEntries.state, 'actual')));
  await insertFlow(context, tx, known, payment, {
    id: context.deps.newId(),
    on: dueOn,
    htCents: payment.amountCents - payment.vatCents,
    vatCents: payment.vatCents,
    state: 'committed',
    transactionId: null,
  });
}

/** Records what came in: the part of the call that it pays is no longer expected. VAT goes with it in proportion. */
export async function receiveCash(
  context: ClientContext,
  tx: Database,
  known: KnownSale,
  payment: Payment,
  receipt: Pick<PaymentReceipt, 'id' | 'on' | 'amountCents' | 'transactionId'>,
): Promise<void> {
  const before = known.receipts
    .filter(({ paymentId }) => paymentId === payment.id)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const vatUpTo = (received: number) =>
    payment.amountCents === 0
      ? zeroCents
      : multiplyDivide(cents(payment.vatCents), Math.min(received, payment.amountCents), payment.amountCents);
  const vatCents = subtractCents(vatUpTo(before + receipt.amountCents), vatUpTo(before));
  await insertFlow(context, tx, known, payment, {
    id: receipt.id,
    on: receipt.on,
    htCents: receipt.amountCents - vatCents,
    vatCents,
    state: 'actual',
    transactionId: receipt.transactionId,
  });
}

/** Takes back what a receipt put into the plan of cash: the call is expected again. */
export async function removeCash(
  context: ClientContext,
  tx: Database,
  known: Sold,
  payment: Payment,
  receipt: Pick<PaymentReceipt, 'id' | 'on' | 'amountCents'>,
): Promise<void> {
  const rows = await tx.select().from(cashFlowEntries).where(ofSource(known, payment));
  const paid = rows.filter(({ state }) => state === 'actual');
  // One of the demonstration has an identifier of its own.
  const own =
    paid.find(({ id }) => id === receipt.id) ??
    paid.find((row) => row.htCents + row.vatCents === receipt.amountCents);
  if (own) await tx.delete(cashFlowEntries).where(eq(cashFlowEntries.id, own.id));
  const isExpected = rows.some(({ state }) => state !== 'actual');
  if (!isExpected && payment.dueOn !== null) await commitCall(context, tx, known, payment, payment.dueOn);
}
