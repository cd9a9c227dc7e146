import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryOf } from '#domain/project/schedule.ts';
import { projectTotals, revenueOf, unitPriceOf, worksOf } from '#domain/project/totals.ts';
import { projectRows } from '#mocks/db/seed/projects/index.ts';
import { projectId } from '#mocks/db/seed/projects/ids.ts';
import { someRow } from './some-row.ts';

const golden = projectRows().projects.find(({ id }) => id === projectId('T1', 'OP-2025-001', 'A'));

test('the reference programme comes to the figures that were worked out for it', () => {
  const { all, byType } = projectTotals(golden?.rows ?? []);
  expect(all).toEqual({
    count: 9,
    areaM2: '451.90',
    revenueCents: 128_400_000,
    worksCents: 34_000_000,
    worksPerM2Cents: 97_032,
    tantiemes: 1_000,
    parkingCount: 2,
  });
  expect(
    byType.map(({ type, count, areaM2, revenueCents, shareBps }) => [
      type,
      count,
      areaM2,
      revenueCents,
      shareBps,
    ]),
  ).toEqual([
    ['Apartment', 6, '350.40', 113_900_000, 8_300],
    ['ProfessionalRealEstate', 1, '71.50', 11_500_000, 1_400],
    ['Garage', 2, '30.00', 3_000_000, 300],
  ]);
});

test('types add up to all, and their shares to the whole, whatever the lines are', () => {
  fc.assert(
    fc.property(fc.array(someRow, { minLength: 1, maxLength: 12 }), (rows) => {
      const { all, byType } = projectTotals(rows);
      const sum = (of: (total: (typeof byType)[number]) => number) =>
        byType.reduce((to, it) => to + of(it), 0);
      expect(sum(({ count }) => count)).toBe(all.count);
      expect(sum(({ revenueCents }) => revenueCents)).toBe(all.revenueCents);
      expect(sum(({ worksCents }) => worksCents)).toBe(all.worksCents);
      expect(sum(({ parkingCount }) => parkingCount)).toBe(all.parkingCount);
      expect(sum(({ shareBps }) => shareBps)).toBe(10_000);
      expect(sum(({ areaM2 }) => Math.round(Number(areaM2) * 100))).toBe(
        Math.round(Number(all.areaM2) * 100),
      );
      expect(all.tantiemes === null).toBe(rows.some(({ tantiemes }) => tantiemes === null));
    }),
  );
});

test('what a line brings is its units at the price of one, so that its lots come to the same', () => {
  fc.assert(
    fc.property(someRow, (row) => {
      expect(revenueOf(row)).toBe(unitPriceOf(row) * row.count);
      if (row.unitPriceCents !== null) expect(unitPriceOf(row)).toBe(row.unitPriceCents);
      const exact =
        ((row.worksCostPerM2Cents ?? 0) * Math.round(Number(row.avgAreaM2) * 100) * row.count) / 100;
      expect(Math.abs(worksOf(row) - exact)).toBeLessThanOrEqual(0.5);
    }),
  );
});

test('an empty composition comes to nothing', () => {
  expect(projectTotals([])).toEqual({
    byType: [],
    all: {
      count: 0,
      areaM2: '0.00',
      revenueCents: 0,
      worksCents: 0,
      worksPerM2Cents: null,
      tantiemes: null,
      parkingCount: 0,
    },
  });
});

test('delivery follows from start and duration, at the end of a shorter month', () => {
  expect(deliveryOf('2026-05-04', 10)).toBe('2027-03-04');
  expect(deliveryOf('2026-08-31', 6)).toBe('2027-02-28');
  expect(deliveryOf(null, 6)).toBeNull();
  expect(deliveryOf('2026-08-31', null)).toBeNull();
});
