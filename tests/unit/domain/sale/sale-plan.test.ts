import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { missingForBroadcast } from '#domain/sale/broadcast-gaps.ts';
import { lotDiagnosticEnd } from '#domain/sale/diagnostic-end.ts';
import { isSaleFirm } from '#domain/sale/firm-sale.ts';
import { isAreaReached, priceBandOf } from '#domain/sale/lot-bands.ts';
import {
  asksReason,
  isSplitRight,
  movedPrice,
  moveBps,
  scaledPrice,
  splitPrice,
} from '#domain/sale/price-change.ts';
import { salePlanMode, salePlanState } from '#domain/sale/sale-plan.ts';
import { bucketPeriod } from '#domain/sale/stock.ts';
import { day } from '#domain/time/day.ts';

const today = day('2026-11-20');

describe('a change of price', () => {
  test('asks for a reason above a tenth, either way, and never for a first price', () => {
    expect(asksReason(10_000_000, 11_000_000)).toBe(false);
    expect(asksReason(10_000_000, 11_000_001)).toBe(true);
    expect(asksReason(10_000_000, 8_999_999)).toBe(true);
    expect(asksReason(null, 1)).toBe(false);
    expect(moveBps(20_000_000, 19_000_000)).toBe(-500);
  });

  test('moves to the cent, works of a VIR keeping their part', () => {
    const price = {
      priceTtcCents: euros(205_000),
      existingPriceCents: euros(123_000),
      worksPriceCents: euros(82_000),
    };
    expect(movedPrice(price, 150)).toEqual({
      priceTtcCents: 20_807_500,
      existingPriceCents: 12_484_500,
      worksPriceCents: 8_323_000,
    });
    const moved = scaledPrice(price, cents(19_999_999));
    expect((moved.existingPriceCents ?? 0) + (moved.worksPriceCents ?? 0)).toBe(19_999_999);
    expect(() => movedPrice(price, 5001)).toThrow(InvalidInputError);
    expect(() => movedPrice(price, 0.5)).toThrow(InvalidInputError);
  });

  test('divides a VIR price without a cent lost, and refuses works dearer than the price', () => {
    const split = splitPrice(cents(20_000_001), { worksRatioBps: 3333 });
    expect((split.existingPriceCents ?? 0) + (split.worksPriceCents ?? 0)).toBe(20_000_001);
    expect(() => splitPrice(euros(1), { worksPriceCents: 101 })).toThrow(InvalidInputError);
    const parts = { priceTtcCents: 3, existingPriceCents: 1, worksPriceCents: 1 };
    expect(isSplitRight('vir', parts)).toBe(false);
    expect(isSplitRight('asis', parts)).toBe(true);
  });
});

test('housing and plots of a subdivision are firm once ten days are over, other lots at once', () => {
  const lot = {
    status: 'under_contract',
    type: 'Apartment',
    operationKind: 'vir',
    contractOn: day('2026-11-16'),
  } as const;
  expect(isSaleFirm(lot, today)).toBe(false);
  expect(isSaleFirm(lot, day('2026-11-27'))).toBe(true);
  expect(isSaleFirm({ ...lot, contractOn: day('2026-10-12') }, today)).toBe(true);
  expect(isSaleFirm({ ...lot, type: 'Garage' }, today)).toBe(true);
  expect(isSaleFirm({ ...lot, type: 'Land' }, today)).toBe(true);
  expect(isSaleFirm({ ...lot, type: 'Land', operationKind: 'subdivision' }, today)).toBe(false);
  expect(isSaleFirm({ ...lot, contractOn: null }, today)).toBe(false);
  expect(isSaleFirm({ ...lot, status: 'reserved' }, today)).toBe(false);
});

test('an advert lacks what the law asks of a home of a copropriété', () => {
  const details = {
    dpeClass: 'C',
    gesClass: 'A',
    dpeOn: '2026-04-27',
    energyCostMinCents: 64_000,
    energyCostMaxCents: 91_000,
    energyPriceYear: 2026,
    coproLotsCount: 9,
    coproAnnualChargesCents: 78_000,
    coproProcedure: false,
  };
  const lot = { type: 'Apartment', priceTtcCents: 1, photosCount: 1, details } as const;
  expect(missingForBroadcast(lot, today)).toEqual([]);
  expect(missingForBroadcast({ ...lot, details: {}, priceTtcCents: null, photosCount: 0 }, today)).toEqual([
    'price',
    'photo',
    'dpe',
    'energyCost',
    'copro',
  ]);
  expect(missingForBroadcast({ ...lot, details: { ...details, dpeOn: '2021-06-30' } }, today)).toEqual([
    'dpe',
  ]);
  expect(missingForBroadcast({ ...lot, type: 'Garage', details: {} }, today)).toEqual([]);
});

test('a report is valid as long as the law says', () => {
  expect(lotDiagnosticEnd('erp', day('2026-05-20'), false)).toBe('2026-11-20');
  expect(lotDiagnosticEnd('carrez', day('2026-05-20'), false)).toBeNull();
  expect(lotDiagnosticEnd('asbestos', day('2026-05-20'), false)).toBeNull();
});

test('the state and the mode of a sale follow from the operation and its lots', () => {
  expect(salePlanState('works', false, ['draft'])).toBe('draft');
  expect(salePlanState('selling', true, ['available'])).toBe('open');
  expect(salePlanState('works', true, ['available'])).toBe('suspended');
  expect(salePlanState('selling', true, ['sold', 'delivered', 'withdrawn'])).toBe('sold_out');
  expect([salePlanMode(['vir', 'vir']), salePlanMode(['vir', 'asis']), salePlanMode([])]).toEqual([
    'vir',
    'mixed',
    'asis',
  ]);
});

test('bands hold their lower bound, and ages are periods without gaps', () => {
  expect([null, 0, 4_999_999, 5_000_000, 39_999_999, 40_000_000].map(priceBandOf)).toEqual([
    null,
    'upTo50',
    'upTo50',
    'upTo150',
    'upTo400',
    'over400',
  ]);
  expect([isAreaReached('63.40', ['60', '80']), isAreaReached('59.99', ['60'])]).toEqual([true, false]);
  expect(bucketPeriod('upTo90', today)).toEqual(['2026-08-22', '2026-11-20']);
  expect(bucketPeriod('upTo180', today)[1]).toBe('2026-08-21');
  expect(bucketPeriod('over365', today)[0]).toBeNull();
});
