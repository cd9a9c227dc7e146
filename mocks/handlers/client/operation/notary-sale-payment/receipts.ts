import { and, eq } from 'drizzle-orm';
import { storeReceipt } from '#contracts/client/operation/notary/sale/payment-payload.ts';
import { noPayload } from '#contracts/define.ts';
import { cents } from '#domain/money/cents.ts';
import type { Day } from '#domain/time/day.ts';
import { fill } from '#messages/fill.ts';
import { paymentReceipts, type PaymentReceipt } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { todayOf } from '../financing/record.ts';
import { receiveCash, removeCash } from './cash.ts';
import { changePayment, paymentRoutes } from './change.ts';
import { paymentOfRoute, texts, redirectToPayments, type FoundPayment } from './record.ts';
import { balanceOf } from './terms.ts';

const fields = {
  before_deed: 'on',
  receipt_not_positive: 'amountCents',
  above_rest: 'amountCents',
  receipt_in_the_future: 'on',
} as const;

/** Records what came in for a call. */
export const storeReceiptHandler = paymentRoutes.route(
  storeReceipt,
  'receive',
  (context, { on, amountCents, method, transactionId }, found) => {
    const { deps, actor } = context;
    const { payment } = found;
    const row: PaymentReceipt = {
      id: deps.newId(),
      tenantId: payment.tenantId,
      operationId: payment.operationId,
      paymentId: payment.id,
      on,
      amountCents,
      method,
      transactionId: transactionId === '' ? null : transactionId,
      byUserId: actor.user.id,
      createdAt: deps.clock.businessNow(),
    };
    return {
      action: 'receipt.create',
      facts: { receiptCents: cents(amountCents), receivedOn: on as Day },
      fields,
      check: () => checkDay(context, found, on),
      on,
      changes: { amountCents: { from: null, to: amountCents } },
      alongside: async (tx) => {
        await tx.insert(paymentReceipts).values(row);
        await receiveCash(context, tx, found, payment, row);
      },
    };
  },
  (context) => redirectToPayments(context, texts(context).flash.received),
);

/** @throws ValidationFailure for money of before the deed where the law forbids it, or of before the call */
function checkDay(context: ClientContext, { sale, payment }: FoundPayment, on: string): void {
  const t = texts(context).refusals;
  const isRegulated = sale.regime === 'vir' || sale.regime === 'vefa';
  if (isRegulated && (sale.deedOn === null || on < sale.deedOn)) {
    throw new ValidationFailure({ on: t.beforeDeed });
  }
  if (payment.calledOn !== null && on < payment.calledOn) {
    const date = textFormat(context.locale).date(payment.calledOn);
    throw new ValidationFailure({ on: fill(t.beforeCall, { date }) });
  }
}

async function receiptOfRoute(context: ClientContext) {
  const found = await paymentOfRoute(context);
  const wanted = parameter(context, 'receipt');
  const receipt = found.receipts.find(({ id, paymentId }) => id === wanted && paymentId === found.payment.id);
  if (!receipt) throw notFound('receipt');
  return { ...found, receipt };
}

/** Takes back what was recorded by mistake: it is owed again. */
export const destroyReceiptHandler = clientAction(noPayload, {
  find: receiptOfRoute,
  act: async (context, _payload, { receipt, ...found }) => {
    const { payment, receipts } = found;
    if (payment.status === 'consigned') {
      throw new ValidationFailure({ base: texts(context).refusals.notCalled });
    }
    const left = receipts.filter(({ id }) => id !== receipt.id);
    const reopened = { ...payment, status: 'called' as const };
    const { status } = balanceOf({ ...found, receipts: left }, reopened, todayOf(context));
    await changePayment(context, found, {
      action: 'receipt.delete',
      version: payment.version,
      columns: { status },
      changes: { amountCents: { from: receipt.amountCents, to: null } },
      alongside: async (tx) => {
        await tx
          .delete(paymentReceipts)
          .where(and(eq(paymentReceipts.id, receipt.id), eq(paymentReceipts.paymentId, payment.id)));
        await removeCash(context, tx, found, payment, receipt);
      },
    });
    return redirectToPayments(context, texts(context).flash.removed);
  },
});
