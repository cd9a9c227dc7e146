import type { NotarySaleIndexProps } from '#contracts/client/operation/notary/sale/index.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import type { LotState } from '#domain/lot/states.ts';
import { cents, sumCents, type Cents } from '#domain/money/cents.ts';
import { collection } from '#domain/sale/collection.ts';
import { collectionCalculation } from '#domain/sale/collection-calculation.ts';
import { saleProgress } from '#domain/sale/sale-progress.ts';
import { saleProgressCalculation } from '#domain/sale/sale-progress-calculation.ts';
import type { SaleDayKind } from '#domain/sale/sale-form.ts';
import type { Day } from '#domain/time/day.ts';
import type { Lot } from '#mocks/db/schema/index.ts';
import { shownExplanation } from '#mocks/server/explained.ts';
import { priceOfSale, withdrawalOf } from './facts.ts';
import { refsOf, type KnownSale } from './record.ts';
import { collectedCall, lateDaysOf, type PaidCall } from './rows.ts';

type Cards = NotarySaleIndexProps['cards'];

const firmStates = ['firm', 'conditions_lifted', 'deed', 'paid', 'delivered'];
const signedStates = ['deed', 'paid', 'delivered'];

/** The days ahead of a sale that still matter. */
export function upcomingDaysOf(known: KnownSale): readonly (readonly [SaleDayKind, string | null])[] {
  const { sale } = known;
  if (sale.status === 'cancelled' || sale.status === 'delivered') return [];
  if (sale.status === 'option') return [['option', sale.optionUntil]];
  if (sale.deedOn !== null) return [['delivery', sale.deliveryPlannedOn]];
  const isLoanOpen = sale.isLoanRequired && sale.loanAcceptedOn === null && sale.loanWaivedOn === null;
  return [
    ['withdrawal', sale.status === 'contract' ? (withdrawalOf(known)?.endsOn ?? null) : null],
    ['loan', isLoanOpen && sale.contractOn !== null ? sale.loanConditionEndsOn : null],
    ['deed', sale.deedPlannedOn],
  ];
}

function nextDay(sales: readonly KnownSale[], today: Day): Cards['next'] {
  const ahead = sales.flatMap((known) =>
    upcomingDaysOf(known).flatMap(([kind, on]) =>
      on === null || on < today ? [] : { saleId: known.sale.id, kind, on, lots: refsOf(known) },
    ),
  );
  return (
    ahead.toSorted((a, b) => (a.on === b.on ? a.lots.localeCompare(b.lots) : a.on < b.on ? -1 : 1))[0] ?? null
  );
}

/** Prices of lots by how far their sales are, and what of the money came in. */
export function saleFigures(
  lots: readonly Lot[],
  sales: readonly KnownSale[],
  calls: readonly PaidCall[],
  today: Day,
): Pick<NotarySaleIndexProps, 'cards' | 'explanations'> {
  const live = sales.filter(({ sale }) => sale.status !== 'cancelled');
  const saleOf = new Map(live.flatMap((known) => known.lots.map(({ lot }) => [lot.id, known] as const)));
  const progress = saleProgress(
    lots.map((lot) => {
      const known = saleOf.get(lot.id);
      const part = known?.lots.find((one) => one.lot.id === lot.id)?.part;
      return {
        status: lot.status satisfies LotState,
        priceTtcCents: (part?.priceTtcCents ?? lot.priceTtcCents) as Cents | null,
        isSaleFirm: known !== undefined && firmStates.includes(known.sale.status),
      };
    }),
  );
  const signed = live.filter(({ sale }) => signedStates.includes(sale.status));
  const money = collection(
    {
      signedCents: sumCents(signed.map(priceOfSale)),
      revenueCents: progress.total.valueCents,
      calls: calls.map(collectedCall),
    },
    today,
  );
  const ofProgress = (key: string) => shownExplanation(explainWith(saleProgressCalculation, progress, key));
  return {
    cards: {
      signedCents: progress.deeds.valueCents,
      contractsCents: progress.contracted.valueCents,
      reservedCents: progress.reserved.valueCents,
      availableCents: progress.available.valueCents,
      unpaidCents: money.unpaidCents,
      lateDays: lateDaysOf(calls, today),
      calledCents: money.calledCents,
      receivedCents: cents(money.collectedCents),
      next: nextDay(live, today),
    },
    explanations: {
      signed: ofProgress('deeds'),
      unpaid: shownExplanation(explainWith(collectionCalculation, money, 'unpaidCents')),
    },
  };
}
