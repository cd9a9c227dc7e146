import type { SaleIndexProps } from '#contracts/client/operation/sale/index.ts';
import type { SaleLot } from '#contracts/client/operation/sale/row.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { hundredthsOfM2, pricePerM2Cents } from '#domain/lot/price.ts';
import type { Cents } from '#domain/money/cents.ts';
import { bpsOfRate } from '#domain/money/rate.ts';
import type { OperationKind } from '#domain/operation/enums.ts';
import { isSaleFirm } from '#domain/sale/firm-sale.ts';
import { salePaceCalculation } from '#domain/sale/sale-pace-calculation.ts';
import { salePace } from '#domain/sale/sale-pace.ts';
import { saleProgressCalculation } from '#domain/sale/sale-progress-calculation.ts';
import { saleProgress } from '#domain/sale/sale-progress.ts';
import type { Day } from '#domain/time/day.ts';
import type { Lot } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { shownExplanation } from '#mocks/server/explained.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { daysOfState } from './lots.ts';

/** Square metres of hundredths of them, as decimal text. */
const areaOf = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

const hundredthsOf = (lots: readonly Pick<SaleLot, 'areaM2'>[]): number =>
  lots.reduce((sum, { areaM2 }) => sum + hundredthsOfM2(areaM2), 0);

/** The figures of the sale of an operation, and how they came about. */
export async function saleCards(
  context: ClientContext,
  rows: readonly Lot[],
  operationKind: OperationKind,
): Promise<Pick<SaleIndexProps, 'cards' | 'explanations'>> {
  const today = parisDay(context.deps.clock.businessNow()) as Day;
  const inSale = rows.filter(({ status }) => status !== 'withdrawn');
  const ids = inSale.map(({ id }) => id);
  const contracts = await daysOfState(context, ids, 'under_contract');
  const deeds = await daysOfState(context, ids, 'sold');
  const isSold = ({ status }: Lot): boolean => status === 'sold' || status === 'delivered';
  const progress = saleProgress(
    inSale.map((lot) => ({
      status: lot.status,
      priceTtcCents: lot.priceTtcCents as Cents | null,
      isSaleFirm: isSaleFirm(
        {
          status: lot.status,
          type: lot.type,
          operationKind,
          contractOn: contracts.get(lot.id) ?? null,
        },
        today,
      ),
    })),
  );
  const pace = salePace(
    inSale.map((lot) => ({
      forSaleOn: lot.forSaleOn as Day | null,
      deedOn: isSold(lot) ? (deeds.get(lot.id) ?? null) : null,
    })),
    today,
  );
  const priced = inSale.filter(({ priceTtcCents }) => priceTtcCents !== null);
  const apartments = priced.filter(({ type }) => type === 'Apartment');
  const measured = apartments.length > 0 ? apartments : priced;
  const price = measured.reduce((sum, lot) => sum + (lot.priceTtcCents ?? 0), 0);
  const ofProgress = (key: string) => shownExplanation(explainWith(saleProgressCalculation, progress, key));
  const ofPace = (key: string) => shownExplanation(explainWith(salePaceCalculation, pace, key));
  return {
    cards: {
      revenueCents: progress.total.valueCents,
      lotsCount: progress.total.lotsCount,
      areaM2: areaOf(hundredthsOf(inSale)),
      soldBps: bpsOfRate(progress.deeds.shareOfValue),
      soldCents: progress.deeds.valueCents,
      preSoldBps: bpsOfRate(progress.preSold.shareOfValue),
      availableCents: progress.available.valueCents,
      availableCount: progress.available.lotsCount,
      perM2Cents: measured.length === 0 ? null : pricePerM2Cents(price, hundredthsOf(measured)),
      isPerM2OfApartments: apartments.length > 0,
      averageSaleDays: pace.averageSaleDays,
      pacePerMonth: pace.pacePerMonth,
      sellOutMonths: pace.sellOutMonths,
    },
    explanations: {
      sold: ofProgress('deeds'),
      preSold: ofProgress('preSold'),
      averageSaleDays: ofPace('averageSaleDays'),
      pace: ofPace('pacePerMonth'),
    },
  };
}
