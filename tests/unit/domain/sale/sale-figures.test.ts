import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lotStates } from '#domain/lot/states.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { collection } from '#domain/sale/collection.ts';
import { salePace } from '#domain/sale/sale-pace.ts';
import { saleProgress } from '#domain/sale/sale-progress.ts';
import { stockAge } from '#domain/sale/stock-age.ts';
import { day } from '#domain/time/day.ts';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };
import { goldenReceipts } from '#tests/support/golden-receipts.ts';
import { progressOf } from '#tests/support/oracle/sale.ts';

const today = day('2026-11-20');
const forSaleOn = day('2026-05-04');
const deeds = {
  A01: '2026-09-11',
  A11: '2026-09-25',
  A12: '2026-09-11',
  A22: '2026-10-16',
  C01: '2026-10-09',
};
const deedOf = (ref: string) => {
  const on = Object.entries(deeds).find(([lot]) => lot === ref)?.[1];
  return on === undefined ? null : day(on);
};
const statusOf = (ref: string) => {
  if (deedOf(ref)) return 'sold' as const;
  return ref === 'G01' ? ('available' as const) : ('under_contract' as const);
};
const percent = (value: string | null) => (Number(value) * 100).toFixed(2);

describe('age in stock', () => {
  it('of G01 and A31 is 200 days, between 181 and 365', () => {
    expect(stockAge({ forSaleOn, deedOn: null }, today)).toMatchObject({ ageDays: 200, bucket: 'upTo365' });
  });

  it('of lots offered on the four test days is 50, 172, 292 and 384 days', () => {
    const ages = ['2026-10-01', '2026-06-01', '2026-02-01', '2025-11-01'].map((on) => {
      const { ageDays, bucket } = stockAge({ forSaleOn: day(on), deedOn: null }, today);
      return [ageDays, bucket];
    });
    expect(ages).toEqual([
      [50, 'upTo90'],
      [172, 'upTo180'],
      [292, 'upTo365'],
      [384, 'over365'],
    ]);
  });

  it('changes bucket after 90, 180 and 365 days', () => {
    const bucketAfter = (days: number) =>
      stockAge(
        { forSaleOn: today, deedOn: null },
        day(new Date(Date.UTC(2026, 10, 20 + days)).toISOString().slice(0, 10)),
      ).bucket;
    expect([0, 90, 91, 180, 181, 365, 366].map(bucketAfter)).toEqual([
      'upTo90',
      'upTo90',
      'upTo180',
      'upTo180',
      'upTo365',
      'upTo365',
      'over365',
    ]);
  });

  it('stops at the deed, and has not begun before the offer', () => {
    expect(stockAge({ forSaleOn, deedOn: day('2026-09-11') }, today)).toMatchObject({
      ageDays: 130,
      isSold: true,
    });
    expect(stockAge({ forSaleOn, deedOn: day('2026-12-15') }, today)).toMatchObject({
      ageDays: 200,
      isSold: false,
    });
    expect(stockAge({ forSaleOn: day('2026-11-21'), deedOn: null }, today).ageDays).toBeNull();
    expect(stockAge({ forSaleOn: null, deedOn: null }, today).bucket).toBeNull();
  });
});

describe('progress of the sale', () => {
  it('of the golden operation is 59.66 % sold and 98.83 % pre-sold', () => {
    const found = saleProgress(
      Object.entries(golden.lots).map(([ref, lot]) => ({
        status: statusOf(ref),
        priceTtcCents: cents(lot.priceTtcCents),
        isSaleFirm: ref === 'A21' || ref === 'G02',
      })),
    );
    expect(found.deeds).toMatchObject({ lotsCount: 5, valueCents: euros(766_000) });
    expect([percent(found.deeds.shareOfValue), percent(found.deeds.shareOfLots)]).toEqual(['59.66', '55.56']);
    expect(
      [found.contracted, found.reserved, found.available].map(({ valueCents }) => valueCents / 100),
    ).toEqual([227_000, 276_000, 15_000]);
    expect(percent(found.preSold.shareOfValue)).toBe('98.83');
  });

  it('leaves withdrawn lots out and has no share where there is nothing to sell', () => {
    const found = saleProgress([{ status: 'withdrawn', priceTtcCents: euros(1), isSaleFirm: false }]);
    expect(found.total).toEqual({ lotsCount: 0, valueCents: 0, shareOfValue: null, shareOfLots: null });
  });

  it('agrees with the second calculation on 2,000 sales, and its parts make up the whole', () => {
    const lot = fc.record({
      status: fc.constantFrom(...lotStates),
      priceTtcCents: fc.option(fc.nat(1_000_000_000).map(cents)),
      isSaleFirm: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(lot, { maxLength: 60 }), (lots) => {
        const found = saleProgress(lots);
        const second = progressOf(lots);
        expect([found.deeds, found.contracted, found.reserved].map(({ valueCents }) => valueCents)).toEqual([
          second.deeds,
          second.contracted,
          second.reserved,
        ]);
        expect(found.preSold.shareOfValue === null ? null : percent(found.preSold.shareOfValue)).toBe(
          second.preSoldPercent,
        );
        const parts = [found.deeds, found.contracted, found.reserved, found.available, found.draft];
        expect(parts.reduce((sum, { valueCents }) => sum + valueCents, 0)).toBe(found.total.valueCents);
        expect(parts.reduce((sum, { lotsCount }) => sum + lotsCount, 0)).toBe(found.total.lotsCount);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('pace of the sale', () => {
  const lots = Object.keys(golden.lots).map((ref) => ({ forSaleOn, deedOn: deedOf(ref) }));

  it('of the golden operation is 145.4 days and 0.83 deeds a month', () => {
    expect(salePace(lots, today)).toMatchObject({
      averageSaleDays: 145.4,
      pacePerMonth: 0.83,
      sellOutMonths: 4.8,
      remainingLotsCount: 4,
    });
  });

  it('knows no mean and no end before the first deed, and is over after the last', () => {
    expect(salePace([{ forSaleOn, deedOn: null }], today)).toMatchObject({
      averageSaleDays: null,
      pacePerMonth: 0,
      sellOutMonths: null,
    });
    expect(salePace([], today)).toMatchObject({ averageSaleDays: null, sellOutMonths: 0 });
  });

  it('counts the deeds of six months, not one on the day six months ago', () => {
    const at = (on: string) => salePace([{ forSaleOn: null, deedOn: day(on) }], today).recentDeedsCount;
    expect([at('2026-05-20'), at('2026-05-21'), at('2026-11-20'), at('2026-11-21')]).toEqual([0, 1, 1, 0]);
  });
});

describe('collection', () => {
  it('of the golden operation is 635,800 called, 604,800 collected and 31,000 unpaid', () => {
    const calls = golden.calls.map((call) => {
      const receipts = goldenReceipts().find(({ ref }) => ref === call.lot)?.receipts ?? [];
      const isLate = call.lot === 'A22' && call.dueOn === '2026-11-17';
      const isPaid = !isLate && receipts.some(({ on }) => on === call.dueOn && on <= today);
      return {
        amountCents: cents(call.amountCents),
        calledOn: day(call.calledOn),
        dueOn: day(call.dueOn),
        receivedCents: isPaid ? cents(call.amountCents) : cents(0),
        consignedCents: cents(0),
      };
    });
    expect(
      collection({ signedCents: euros(766_000), revenueCents: euros(1_284_000), calls }, today),
    ).toMatchObject({
      calledCents: euros(635_800),
      collectedCents: euros(604_800),
      unpaidCents: euros(31_000),
      overdueCents: euros(31_000),
      overdueCallsCount: 1,
      toCallCents: euros(130_200),
      toComeCents: euros(679_200),
    });
  });

  it('asks no buyer for what was consigned', () => {
    const call = {
      amountCents: euros(4_100),
      calledOn: day('2026-11-01'),
      dueOn: day('2026-11-01'),
      receivedCents: euros(0),
      consignedCents: euros(4_100),
    };
    expect(
      collection({ signedCents: euros(4_100), revenueCents: euros(4_100), calls: [call] }, today),
    ).toMatchObject({
      unpaidCents: euros(4_100),
      outstandingCents: 0,
      overdueCents: 0,
      overdueCallsCount: 0,
    });
  });

  it('counts a call as overdue from the day after it was due', () => {
    const call = {
      amountCents: euros(10),
      calledOn: day('2026-11-01'),
      dueOn: day('2026-11-20'),
      receivedCents: euros(0),
      consignedCents: euros(0),
    };
    const overdueOn = (on: string) =>
      collection({ signedCents: euros(10), revenueCents: euros(10), calls: [call] }, day(on)).overdueCents;
    expect([overdueOn('2026-11-20'), overdueOn('2026-11-21')]).toEqual([0, 1_000]);
  });

  it('of no call is nothing', () => {
    expect(collection({ signedCents: euros(0), revenueCents: euros(0), calls: [] }, today)).toMatchObject({
      calledCents: 0,
      unpaidCents: 0,
      toComeCents: 0,
    });
  });
});
