import { and, eq } from 'drizzle-orm';
import {
  changeTemplate,
  consignPayment,
  releasePayment,
  remindPayment,
  reschedulePayment,
} from '#contracts/client/operation/notary/sale/payment-payload.ts';
import { cents } from '#domain/money/cents.ts';
import type { Day } from '#domain/time/day.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import { notarySales, paymentReceipts, paymentTemplates } from '#mocks/db/schema/index.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { todayOf } from '../financing/record.ts';
import { commitCall, receiveCash } from './cash.ts';
import { changePayment, checkPaymentVersion, paymentRoutes } from './change.ts';
import { createPayments } from './create.ts';
import { mailBuyers, readersOf } from './mails.ts';
import {
  announcePayments,
  auditPayments,
  paymentOfRoute,
  saleOfRoute,
  stalePayment,
  texts,
  redirectToPayments,
} from './record.ts';
import { consignableOf } from './shown.ts';
import { balanceOf, termsOf } from './terms.ts';

/** Records that the buyer consigned the balance. */
export const consignHandler = paymentRoutes.route(
  consignPayment,
  'consign',
  (context, { amountCents, reason }, found) => {
    const today = todayOf(context);
    const { payment } = found;
    const { restCents } = balanceOf(found, payment, today);
    const { value: capCents, refusal } = consignableOf(found, payment, restCents, today);
    if (refusal !== null) throw new ValidationFailure({ amountCents: refusal[context.locale] });
    return {
      facts: {
        consignedCents: cents(amountCents),
        consignmentCapCents: capCents,
      },
      fields: { consignment_above_cap: 'amountCents' },
      columns: { consignedCents: amountCents, consignmentReason: reason },
      reason,
    };
  },
  (context) => redirectToPayments(context, texts(context).flash.consigned),
);

/** Records that the consigned money was paid out: it is received. */
export const releaseHandler = clientAction(releasePayment, {
  find: paymentOfRoute,
  act: async (context, { version, on, transactionId }, found) => {
    await checkPaymentVersion(context, found, version);
    const t = texts(context);
    const { payment } = found;
    if (on > todayOf(context)) throw new ValidationFailure({ on: t.refusals.future });
    if (payment.calledOn !== null && on < payment.calledOn) {
      const date = textFormat(context.locale).date(payment.calledOn);
      throw new ValidationFailure({ on: fill(t.refusals.beforeCall, { date }) });
    }
    await paymentRoutes.judge(context, found, 'release-consignment', { facts: { releasedOn: on as Day } });
    const { deps, actor } = context;
    const received = found.receipts
      .filter(({ paymentId }) => paymentId === payment.id)
      .reduce((sum, { amountCents }) => sum + amountCents, payment.consignedCents);
    const paid = { ...payment, status: 'called' as const, consignedCents: 0 };
    const row = {
      id: deps.newId(),
      tenantId: payment.tenantId,
      operationId: payment.operationId,
      paymentId: payment.id,
      on,
      amountCents: payment.consignedCents,
      method: 'transfer' as const,
      transactionId: transactionId === '' ? null : transactionId,
      byUserId: actor.user.id,
      createdAt: deps.clock.businessNow(),
    };
    const { status } = balanceOf({ ...found, receipts: [...found.receipts, row] }, paid, todayOf(context));
    await changePayment(context, found, {
      action: 'release',
      version,
      on,
      columns: {
        status: received >= payment.amountCents ? 'paid' : status,
        consignedCents: 0,
        consignmentReason: null,
      },
      alongside: async (tx) => {
        await tx.insert(paymentReceipts).values(row);
        await receiveCash(context, tx, found, payment, row);
      },
    });
    return redirectToPayments(context, t.flash.released);
  },
});

/** Asks the buyers for what is late, once a day at most. */
export const remindHandler = clientAction(remindPayment, {
  find: paymentOfRoute,
  act: async (context, { version }, found) => {
    await checkPaymentVersion(context, found, version);
    const t = texts(context);
    const today = todayOf(context);
    const { payment } = found;
    if (balanceOf(found, payment, today).lateDays === 0 || payment.dueOn === null) {
      throw new ValidationFailure({ base: t.refusals.notDue });
    }
    if (payment.remindedOn === today) throw new ValidationFailure({ base: t.refusals.remindedToday });
    const readers = readersOf(found);
    if (readers.length === 0) throw new ValidationFailure({ base: t.refusals.noReader });
    const { dueOn } = payment;
    await changePayment(context, found, {
      action: 'remind',
      version,
      columns: { remindedOn: today },
      alongside: (tx) => mailBuyers(context, tx, found, { what: 'reminder', dueOn }),
    });
    return redirectToPayments(
      context,
      fill(t.flash.reminded, { names: readers.map(({ name }) => name).join(', ') }),
    );
  },
});

/** Gives a call that was made another day, with its reason. */
export const rescheduleHandler = clientAction(reschedulePayment, {
  find: paymentOfRoute,
  act: async (context, { version, dueOn, reason }, found) => {
    await checkPaymentVersion(context, found, version);
    const t = texts(context).refusals;
    const today = todayOf(context);
    const { payment } = found;
    const { status } = balanceOf(found, payment, today);
    if (!['called', 'partial', 'overdue'].includes(status) || payment.calledOn === null) {
      throw new ValidationFailure({ base: t.notCalled });
    }
    if (dueOn < payment.calledOn) {
      const date = textFormat(context.locale).date(payment.calledOn);
      throw new ValidationFailure({ dueOn: fill(t.dueBeforeCall, { date }) });
    }
    const moved = balanceOf(found, { ...payment, dueOn }, today);
    await changePayment(context, found, {
      action: 'reschedule',
      version,
      columns: { dueOn, status: moved.status },
      reason,
      changes: { dueOn: { from: payment.dueOn, to: dueOn } },
      alongside: (tx) => commitCall(context, tx, found, payment, dueOn),
    });
    return redirectToPayments(context, texts(context).flash.rescheduled);
  },
});

/** Gives a sale another schedule, before anything was called. */
export const templateHandler = clientAction(changeTemplate, {
  find: saleOfRoute,
  act: async (context, { version, paymentTemplateId }, known) => {
    const t = texts(context);
    const { sale, operation, payments } = known;
    if (sale.version !== version) {
      throw await stalePayment(context, operation, sale.updatedAt, ['paymentTemplateId']);
    }
    if (sale.status === 'cancelled') throw new ValidationFailure({ base: t.refusals.cancelled });
    if (payments.some(({ calledOn }) => calledOn !== null)) {
      throw new ValidationFailure({ base: t.refusals.started });
    }
    const [row] = await context.db
      .select()
      .from(paymentTemplates)
      .where(and(eq(paymentTemplates.id, paymentTemplateId)));
    if (!row || row.deletedAt !== null || row.archivedAt !== null) {
      throw new ValidationFailure({ paymentTemplateId: validationText(context.locale, 'unknownRecord') });
    }
    if (row.regime !== sale.regime) {
      throw new ValidationFailure({ paymentTemplateId: t.refusals.otherRegime });
    }
    const changed = { ...known, sale: { ...sale, paymentTemplateId } };
    const terms = (await termsOf(context, [changed])).get(paymentTemplateId);
    const isSaved = await context.db.transaction(async (tx) => {
      const at = context.deps.clock.businessNow();
      const columns = { paymentTemplateId };
      if (!(await changeRow(tx, notarySales, { id: sale.id, version }, { at, columns }))) return false;
      if (sale.deedOn !== null && terms !== undefined) await createPayments(context, tx, changed, terms);
      await auditPayments(context, tx, 'template', operation);
      return true;
    });
    if (!isSaved) throw await stalePayment(context, operation, sale.updatedAt, ['paymentTemplateId']);
    announcePayments(context, [{ id: sale.id, operationId: operation.id, version: version + 1 }]);
    return redirectToPayments(context, t.flash.template);
  },
});
