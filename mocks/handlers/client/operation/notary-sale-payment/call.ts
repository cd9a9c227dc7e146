import { callEvent, callPayments } from '#contracts/client/operation/notary/sale/payment-payload.ts';
import { dueOnOfCall } from '#domain/calls/call-due.ts';
import { checkFile } from '#domain/calls/check-file.ts';
import type { BreachCode } from '#domain/calls/breach.ts';
import { DomainError } from '#domain/domain-error.ts';
import type { CallChannel } from '#domain/sale/notary-sale.ts';
import type { Day } from '#domain/time/day.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import type { Payment } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { storeBytes } from '#mocks/server/files/store-file.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { todayOf } from '../financing/record.ts';
import { operationOfRoute } from '../scope.ts';
import { commitCall } from './cash.ts';
import { paymentRoutes, writePayment } from './change.ts';
import { letterBytes, letterName } from './letter.ts';
import { mailBuyers, readersOf } from './mails.ts';
import {
  announcePayments,
  salesOf,
  stalePayment,
  texts,
  redirectToPayments,
  type FoundPayment,
  type KnownSale,
} from './record.ts';
import { balanceOf, callableOn, lawDay, saleFile, termsOf, type SaleTerms } from './terms.ts';

/** What of the law stands against a call; what was received or agreed before is not its fault. */
const judged: readonly BreachCode[] = [
  'before_deed',
  'condition_pending',
  'event_not_reached',
  'more_than_price',
  'cap_exceeded',
];

interface CallGiven {
  readonly calledOn: string;
  readonly channel: CallChannel;
}

/** @throws ValidationFailure where the day, the machine or the law stands against a call, at the field that mends it */
async function checkCall(
  context: ClientContext,
  found: FoundPayment,
  terms: SaleTerms | undefined,
  calling: readonly Payment[],
  { calledOn, channel }: CallGiven,
): Promise<void> {
  const t = texts(context).refusals;
  const { date } = textFormat(context.locale);
  if (found.sale.status === 'cancelled') throw new ValidationFailure({ base: t.cancelled });
  await paymentRoutes.judge(context, found, 'call', { facts: { calledOn: calledOn as Day } });
  const from = callableOn(found, found.payment);
  if (from !== null && calledOn < from) {
    throw new ValidationFailure({ calledOn: fill(t.beforeEvent, { date: date(from) }) });
  }
  if (channel === 'email' && readersOf(found).length === 0)
    throw new ValidationFailure({ channel: t.noReader });
  if (terms === undefined) return;
  const on = calledOn as Day;
  const file = saleFile(found, terms.fields, calling, on);
  try {
    const breaches = checkFile(file, { on: lawDay(found, on) });
    const own = breaches.filter(({ code, rank }) => judged.includes(code) && rank === found.payment.rank);
    if (own.length > 0) {
      throw new ValidationFailure({ base: own.map(({ text }) => text[context.locale]).join(' ') });
    }
  } catch (error) {
    // Where no law is known for that day, the certificate and the template decide.
    if (!(error instanceof DomainError)) throw error;
  }
}

/** The letter of a call that is made on a day, and when it is to be paid. */
async function letterOf(
  context: ClientContext,
  one: FoundPayment,
  terms: ReadonlyMap<string, SaleTerms>,
  calledOn: string,
) {
  const { payment, sale } = one;
  const fields = terms.get(sale.paymentTemplateId ?? '')?.fields ?? null;
  const dueOn = dueOnOfCall(
    { event: payment.event, calledOn: calledOn as Day, deedOn: sale.deedOn as Day | null },
    fields?.paymentTermDays ?? 0,
  );
  return { one, dueOn, bytes: await letterBytes(context, one, { calledOn, dueOn, terms: fields }) };
}

/** Makes calls, all or none: letter, due day, mail, history, plan of cash. */
async function makeCalls(
  context: ClientContext,
  operationSales: readonly KnownSale[],
  found: readonly FoundPayment[],
  given: CallGiven,
) {
  const t = texts(context);
  const { calledOn, channel } = given;
  if (calledOn > todayOf(context)) throw new ValidationFailure({ calledOn: t.refusals.future });
  const terms = await termsOf(context, operationSales);
  const calling = found.map(({ payment }) => payment);
  for (const one of found) {
    await checkCall(context, one, terms.get(one.sale.paymentTemplateId ?? ''), calling, given);
  }
  // Letters read the company and its account: before the transaction, whose connection is the only one.
  const letters = await Promise.all(found.map((one) => letterOf(context, one, terms, calledOn)));
  await context.db.transaction(async (tx) => {
    for (const { one, dueOn, bytes } of letters) {
      const { payment } = one;
      const letterFileId = await storeBytes(context.deps, tx, {
        bytes,
        name: letterName(one),
        scope: { tenantId: payment.tenantId },
        createdBy: context.actor.user.id,
      });
      const written = await writePayment(context, tx, one, {
        action: 'call',
        version: payment.version,
        on: calledOn,
        columns: {
          status: 'called',
          calledOn,
          dueOn,
          letterFileId,
          eventReachedOn: callableOn(one, payment),
        },
        alongside: async (within) => {
          await commitCall(context, within, one, payment, dueOn);
          if (channel === 'email') await mailBuyers(context, within, one, { what: 'call', dueOn });
        },
      });
      if (written === 'overtaken') {
        throw await stalePayment(context, one.operation, payment.updatedAt, ['status']);
      }
    }
  });
  announcePayments(
    context,
    found.map(({ payment }) => ({ ...payment, version: payment.version + 1 })),
  );
  const count = found.length;
  const [first] = found;
  const text =
    count === 1 && first !== undefined
      ? fill(t.flash.called, { count: first.payment.label })
      : fill(t.flash.calledMany, { count: String(count) });
  return redirectToPayments(context, text);
}

const callsIn = (sales: readonly KnownSale[]): FoundPayment[] =>
  sales.flatMap((known) => known.payments.map((payment) => ({ ...known, payment })));

/** Makes the calls that were chosen. */
export const callHandler = clientAction(callPayments, {
  find: operationOfRoute,
  act: async (context, { paymentIds, ...given }, operation) => {
    const sales = await salesOf(context.db, operation);
    const known = callsIn(sales);
    const found = [...new Set(paymentIds)].map((id) => known.find(({ payment }) => payment.id === id));
    const missing = found.indexOf(undefined);
    if (missing >= 0) {
      throw new ValidationFailure({
        [`paymentIds.${missing}`]: validationText(context.locale, 'unknownRecord'),
      });
    }
    return makeCalls(
      context,
      sales,
      found.filter((one) => one !== undefined),
      given,
    );
  },
});

/** Makes every call of one event that may be made, of all sales of the operation. */
export const callAllHandler = clientAction(callEvent, {
  find: operationOfRoute,
  act: async (context, { event, ...given }, operation) => {
    const today = todayOf(context);
    const sales = await salesOf(context.db, operation);
    const ready = callsIn(sales).filter(
      (one) =>
        one.sale.status !== 'cancelled' &&
        one.payment.event === event &&
        balanceOf(one, one.payment, today).status === 'callable',
    );
    if (ready.length === 0) throw new ValidationFailure({ event: texts(context).refusals.noneReady });
    return makeCalls(context, sales, ready, given);
  },
});
