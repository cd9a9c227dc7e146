import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  needsApproval,
  saleNumber,
  saleStatesAfter,
  sendObstacle,
  signObstacle,
} from '#domain/growth/sale.ts';
import { funnelOf, median, weightedCents } from '#domain/growth/sale-forecast.ts';
import { extraUsersOf, salePrice, type SaleTerms } from '#domain/growth/sale-price.ts';

const terms: SaleTerms = {
  period: 'monthly',
  unitCents: 12_900,
  extraUsers: 0,
  extraUserCents: 1500,
  discountKind: 'none',
  discountValue: 0,
  coupon: null,
  services: [],
  listCents: 12_900,
  vatBps: 2000,
  commissionBps: 0,
};

describe('what a sale comes to', () => {
  test('is twelve months of the offer in its first year, less the month that a code gives', () => {
    const coupon = { kind: 'free_months', value: 1, duration: 'once', periods: null } as const;
    expect(salePrice({ ...terms, coupon })).toMatchObject({
      recurringCents: 12_900,
      couponCents: 12_900,
      netCents: 0,
      totalCents: 0,
      firstYearCents: 141_900,
      monthlyCents: 12_900,
    });
  });

  test('counts a year once, and a twelfth of it a month', () => {
    const yearly = salePrice({ ...terms, period: 'yearly', unitCents: 129_000, listCents: 129_000 });
    expect(yearly).toMatchObject({ firstYearCents: 129_000, monthlyCents: 10_750 });
  });

  test('tells how far below the list it lies, by a discount as by a lower price', () => {
    expect(salePrice({ ...terms, discountKind: 'percent', discountValue: 20 }).concessionBps).toBe(2000);
    expect(salePrice({ ...terms, unitCents: 10_320 }).concessionBps).toBe(2000);
    expect(salePrice({ ...terms, unitCents: 20_000 }).concessionBps).toBe(0);
  });

  test('is never below nothing, and its VAT and total follow from the net', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 0, max: 50 }),
        fc.constantFrom('none', 'percent', 'amount' as const),
        fc.integer({ min: 0, max: 2_000_000 }),
        (unitCents, extraUsers, discountKind, discountValue) => {
          const price = salePrice({ ...terms, unitCents, extraUsers, discountKind, discountValue });
          expect(price.recurringCents).toBeGreaterThanOrEqual(0);
          expect(price.baseCents - price.discountCents).toBe(price.recurringCents);
          expect(price.netCents + price.vatCents).toBe(price.totalCents);
          expect(price.firstYearCents).toBe(price.recurringCents * 12);
        },
      ),
    );
  });

  test('charges the people beyond those that the offer holds', () => {
    expect(extraUsersOf(8, 6)).toBe(2);
    expect(extraUsersOf(2, 6)).toBe(0);
    expect(extraUsersOf(500, null)).toBe(0);
  });
});

describe('the steps of a sale', () => {
  test('lead from a draft to a signature, or to nothing', () => {
    expect(saleStatesAfter('draft')).toEqual(['sent', 'cancelled']);
    expect(saleStatesAfter('sent')).toEqual(['signed', 'cancelled']);
    expect(saleStatesAfter('signed')).toEqual([]);
  });

  test('ask a limited right for an approval beyond a fifth, which counts up to what was approved', () => {
    expect(needsApproval({ concessionBps: 2000, approvedBps: null })).toBe(false);
    expect(needsApproval({ concessionBps: 2001, approvedBps: null })).toBe(true);
    expect(needsApproval({ concessionBps: 3000, approvedBps: 3000 })).toBe(false);
    const sale = { status: 'draft', concessionBps: 3000, approvedBps: null } as const;
    expect(sendObstacle(sale, true)).toBe('toApprove');
    expect(sendObstacle(sale, false)).toBeNull();
    const sent = { ...sale, status: 'sent' } as const;
    expect(signObstacle(sent, { isLimited: false, hasOtherOpen: true })).toBe('otherOpen');
    expect(signObstacle(sale, { isLimited: false, hasOtherOpen: false })).toBe('notSent');
  });

  test('are counted by number within a year', () => {
    expect(saleNumber(2026, 42)).toBe('V-2026-00042');
    expect(() => saleNumber(2026, 0)).toThrow();
  });
});

describe('what is expected', () => {
  test('is weighted by the step', () => {
    expect(weightedCents('proposal', 29_900)).toBe(23_920);
    expect(weightedCents('new', 29_900)).toBe(1495);
  });

  test('counts whoever skipped a step in it too, without days between', () => {
    const [first, contacted, demo] = funnelOf([
      { new: new Date('2026-01-01'), demo: new Date('2026-01-11') },
      { new: new Date('2026-01-01'), contacted: new Date('2026-01-03') },
      { new: new Date('2026-01-01') },
    ]);
    expect(first).toEqual({ step: 'new', count: 3, conversionBps: null, medianDays: null });
    expect(contacted).toEqual({ step: 'contacted', count: 2, conversionBps: 6667, medianDays: 6 });
    expect(demo).toEqual({ step: 'demo', count: 1, conversionBps: 5000, medianDays: 0 });
  });

  test('has the middle of numbers as its median', () => {
    expect(median([])).toBeNull();
    expect(median([5])).toBe(5);
    expect(median([8, 2])).toBe(5);
  });
});
