import type { PaymentProps } from '#contracts/client/operation/notary/sale/payment.ts';
import { callEvents } from '#domain/calls/payment-template.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { cents, sumCents } from '#domain/money/cents.ts';
import { collection, type Collection } from '#domain/sale/collection.ts';
import { collectionCalculation } from '#domain/sale/collection-calculation.ts';
import type { Day } from '#domain/time/day.ts';
import type { Lot } from '#mocks/db/schema/index.ts';
import { shownExplanation } from '#mocks/server/explained.ts';
import type { KnownSale } from './record.ts';
import { interestOf, sumOfInterest } from './shown.ts';
import { balanceOf, type SaleTerms } from './terms.ts';

/** Called, collected, unpaid and to come of all sales of an operation. */
export function collectionOf(
  sales: readonly KnownSale[],
  lots: readonly Pick<Lot, 'priceTtcCents' | 'status'>[],
  today: Day,
): Collection {
  const live = sales.filter(({ sale }) => sale.status !== 'cancelled');
  return collection(
    {
      signedCents: sumCents(
        live.flatMap(({ sale }) => (sale.deedOn === null ? [] : cents(sale.priceTtcCents ?? 0))),
      ),
      revenueCents: sumCents(
        lots.flatMap(({ priceTtcCents, status }) =>
          priceTtcCents === null || status === 'withdrawn' ? [] : cents(priceTtcCents),
        ),
      ),
      calls: live.flatMap((known) =>
        known.payments
          .filter(({ status }) => status !== 'cancelled')
          .map((call) => ({
            amountCents: cents(call.amountCents),
            calledOn: call.calledOn as Day | null,
            dueOn: call.dueOn as Day | null,
            receivedCents: balanceOf(known, call, today).receivedCents,
            consignedCents: cents(call.consignedCents),
          })),
      ),
    },
    today,
  );
}

/** These sums as the page shows them. */
export function shownTotals(
  sums: Collection,
  sales: readonly KnownSale[],
  terms: ReadonlyMap<string, SaleTerms>,
  today: Day,
): PaymentProps['totals'] {
  const explained = (key: string) => shownExplanation(explainWith(collectionCalculation, sums, key));
  return {
    priceTtcCents: sums.signedCents,
    calledCents: sums.calledCents,
    receivedCents: sums.collectedCents,
    consignedCents: sums.consignedCents,
    unpaidCents: sums.unpaidCents,
    overdueCents: sums.overdueCents,
    toCallCents: sums.toCallCents,
    interestCents: sumOfInterest(
      sales.flatMap((known) =>
        known.payments.map((call) => {
          const found = interestOf(known, call, terms.get(known.sale.paymentTemplateId ?? ''), today);
          return found?.refusal ? null : (found?.value?.interestCents ?? 0);
        }),
      ),
    ),
    revenueCents: sums.revenueCents,
    toComeCents: sums.toComeCents,
    unpaidExplanation: explained('unpaidCents'),
    toCallExplanation: explained('toCallCents'),
    toComeExplanation: explained('toComeCents'),
  };
}

/** Calls of the operation that may be made today, event by event. */
export function readyEvents(sales: readonly KnownSale[], today: Day): PaymentProps['ready'] {
  const ready = sales
    .filter(({ sale }) => sale.status !== 'cancelled')
    .flatMap((known) => known.payments.filter((call) => balanceOf(known, call, today).status === 'callable'));
  return callEvents.flatMap((event) => {
    const own = ready.filter((call) => call.event === event);
    if (own.length === 0) return [];
    return [
      { event, callsCount: own.length, amountCents: own.reduce((sum, call) => sum + call.amountCents, 0) },
    ];
  });
}
