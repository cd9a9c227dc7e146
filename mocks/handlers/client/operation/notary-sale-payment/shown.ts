import type { PaymentProps, SaleLine, ShownCall } from '#contracts/client/operation/notary/sale/payment.ts';
import { consignmentCap } from '#domain/calls/consignment.ts';
import { lateInterest, type LateInterest } from '#domain/calls/late-interest.ts';
import { lateInterestCalculation } from '#domain/calls/late-interest-calculation.ts';
import { templateOfFields } from '#domain/calls/template-fields.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { cents, sumCents, zeroCents, type Cents } from '#domain/money/cents.ts';
import { attempt, type Attempt } from '#domain/refusal.ts';
import type { Day } from '#domain/time/day.ts';
import { letter } from '#generated/routes/client/operation/notary/sale/payment.ts';
import type { Payment } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { shownExplanation } from '#mocks/server/explained.ts';
import { buyersText, lotsText, pageOf, texts, type KnownSale } from './record.ts';
import { balanceOf, basesOf, lawDay, plannedCalls, reachedOn, receiptsOf, type SaleTerms } from './terms.ts';

/** What a call needs beside its row. */
export interface ShownWith {
  readonly today: Day;
  readonly terms: SaleTerms | undefined;
  readonly names: ReadonlyMap<string, string>;
  /** Movements of the bank by their identifier, as the bank calls them. */
  readonly movements: ReadonlyMap<string, string>;
}

const nothing = {
  call: false,
  certify: false,
  receive: false,
  consign: false,
  release: false,
  remind: false,
  reschedule: false,
};

/**
 * Interest on a call that is late by the terms of its sale: null without any, a refusal while the legal rate of its
 * contract is not known.
 */
export function interestOf(
  known: KnownSale,
  payment: Payment,
  terms: SaleTerms | undefined,
  today: Day,
): Attempt<LateInterest> | null {
  const { dueOn } = payment;
  if (dueOn === null || payment.calledOn === null || terms === undefined) return null;
  if (payment.status === 'cancelled' || dueOn >= today) return null;
  return attempt(() =>
    lateInterest(
      {
        // What is consigned is not owed any more.
        amountCents: cents(payment.amountCents - payment.consignedCents),
        dueOn: dueOn as Day,
        receipts: receiptsOf(known, payment).map(({ on, amountCents }) => ({ on, cents: amountCents })),
      },
      today,
      templateOfFields(terms.fields).latePenalty,
      { contractOn: lawDay(known, today), creditor: known.creditor },
    ),
  );
}

/** The interest of a call as the page shows it: an amount, or the sentence that tells why there is none. */
function shownInterest(
  { locale }: Pick<ClientContext, 'locale'>,
  found: Attempt<LateInterest> | null,
): Pick<ShownCall, 'interestCents' | 'interestExplanation' | 'interestRefusal'> {
  if (found?.refusal) {
    return { interestCents: null, interestExplanation: null, interestRefusal: found.refusal[locale] };
  }
  const interest = found?.value ?? null;
  return {
    interestCents: interest?.interestCents ?? 0,
    interestExplanation:
      interest === null || interest.rate === null
        ? null
        : shownExplanation(explainWith(lateInterestCalculation, interest, 'interestCents')),
    interestRefusal: null,
  };
}

/** A sum of interest; null as soon as one part of it is not known. */
export const sumOfInterest = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce<number | null>((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0);

/** Most that may be consigned of a call now: none but of the last; a refusal while the law of its contract is unknown. */
export function consignableOf(
  known: KnownSale,
  payment: Payment,
  restCents: number,
  today: Day,
): Attempt<Cents> {
  if (payment.event !== 'delivery') return { value: zeroCents, refusal: null };
  const law = { on: lawDay(known, today) };
  return attempt(() => {
    const cap = consignmentCap(known.sale.regime, basesOf(known), law);
    return cents(Math.min(cap, restCents));
  });
}

/** A call as the page shows it. */
export function shownCall(
  context: ClientContext,
  known: KnownSale,
  payment: Payment,
  more: ShownWith,
): ShownCall {
  const { today, names, movements } = more;
  const balance = balanceOf(known, payment, today);
  const isOwed = ['called', 'partial', 'overdue'].includes(balance.status);
  const isLive = known.sale.status !== 'cancelled';
  const mayValidate = isLive && canNow(context, 'payment.validate');
  const consignable = consignableOf(known, payment, balance.restCents, today);
  const isMilestone = !['deed', 'date', 'delivery'].includes(payment.event);
  return {
    id: payment.id,
    version: payment.version,
    rank: payment.rank,
    label: payment.label,
    event: payment.event,
    base: payment.base,
    cumulativeBps: payment.cumulativeBps,
    amountCents: payment.amountCents,
    vatCents: payment.vatCents,
    eventReachedOn: reachedOn(known, payment),
    calledOn: payment.calledOn,
    dueOn: payment.dueOn,
    remindedOn: payment.remindedOn,
    receivedCents: balance.receivedCents,
    consignedCents: payment.consignedCents,
    consignmentReason: payment.consignmentReason,
    restCents: balance.restCents,
    lateDays: balance.lateDays,
    ...shownInterest(context, interestOf(known, payment, more.terms, today)),
    status: balance.status,
    receipts: known.receipts
      .filter(({ paymentId }) => paymentId === payment.id)
      .map(({ id, on, amountCents, method, transactionId, byUserId }) => ({
        id,
        on,
        amountCents,
        method,
        reference: transactionId === null ? null : (movements.get(transactionId) ?? transactionId),
        by: names.get(byUserId ?? '') ?? null,
      })),
    letterHref: letter({ operation: known.operation.id, notarySale: known.sale.id, payment: payment.id }),
    may: {
      call: mayValidate && balance.status === 'callable',
      certify:
        isLive && canNow(context, 'operation.update') && isMilestone && reachedOn(known, payment) === null,
      receive: mayValidate && isOwed,
      consign: mayValidate && isOwed && (consignable.value ?? 0) > 0,
      release: mayValidate && balance.status === 'consigned',
      remind: mayValidate && balance.lateDays > 0 && payment.remindedOn !== today,
      reschedule: mayValidate && isOwed,
    },
    obstacle: balance.status === 'scheduled' ? texts(context).waiting : null,
    consignmentCapCents: consignable.value,
    consignmentRefusal: isOwed ? (consignable.refusal?.[context.locale] ?? null) : null,
  };
}

/** The calls that the deed of a sale would make. */
export function plannedOf(
  known: KnownSale,
  terms: SaleTerms | undefined,
  vatCents: number | null,
): ShownCall[] {
  if (terms === undefined || known.sale.status === 'cancelled') return [];
  return plannedCalls(known, terms.fields, vatCents === null ? null : cents(vatCents)).map((call) => ({
    id: null,
    version: 1,
    rank: call.rank,
    label: call.label,
    event: call.event,
    base: call.base,
    cumulativeBps: call.cumulativeBps,
    amountCents: call.amountCents,
    vatCents: call.vatCents,
    eventReachedOn: call.reachedOn,
    calledOn: null,
    dueOn: null,
    remindedOn: null,
    receivedCents: 0,
    consignedCents: 0,
    consignmentReason: null,
    restCents: call.amountCents,
    lateDays: 0,
    interestCents: 0,
    interestExplanation: null,
    interestRefusal: null,
    status: 'scheduled',
    receipts: [],
    letterHref: null,
    may: nothing,
    obstacle: null,
    consignmentCapCents: 0,
    consignmentRefusal: null,
  }));
}

const made = (call: Payment): boolean => call.calledOn !== null && call.status !== 'cancelled';

/** What was called and received of one sale. */
export function lineOf(known: KnownSale, today: Day): SaleLine {
  const { sale, payments, receipts } = known;
  const calledCents = sumCents(payments.filter(made).map(({ amountCents }) => cents(amountCents)));
  const receivedCents = sumCents(receipts.map(({ amountCents }) => cents(amountCents)));
  return {
    id: sale.id,
    lots: lotsText(known),
    buyers: buyersText(known),
    regime: sale.regime,
    status: sale.status,
    deedOn: sale.deedOn,
    priceTtcCents: sale.priceTtcCents ?? 0,
    calledCents,
    receivedCents,
    unpaidCents: calledCents - receivedCents,
    lateDays: Math.max(0, ...payments.map((call) => balanceOf(known, call, today).lateDays)),
    href: pageOf(known),
  };
}

/** The sums of one sale. */
export function figuresOf(line: SaleLine, calls: readonly ShownCall[]): PaymentProps['figures'] {
  const sum = (of: (call: ShownCall) => number): number => calls.reduce((all, call) => all + of(call), 0);
  return {
    priceTtcCents: line.priceTtcCents,
    calledCents: line.calledCents,
    receivedCents: line.receivedCents,
    consignedCents: sum(({ consignedCents }) => consignedCents),
    unpaidCents: line.unpaidCents,
    overdueCents: sum(({ lateDays, restCents }) => (lateDays > 0 ? restCents : 0)),
    toCallCents: line.priceTtcCents - line.calledCents,
    interestCents: sumOfInterest(calls.map(({ interestCents }) => interestCents)),
  };
}
