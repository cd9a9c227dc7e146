import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Comparable } from '#domain/estimation/comparable.ts';
import { estimate } from '#domain/estimation/estimate.ts';
import { cents } from '#domain/money/cents.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { oracleEstimation } from '#tests/support/oracle/estimation.ts';

const on = day('2026-11-20');

/** Sales around a subject of some 60 m², near enough for most to count; some are absurd. */
const anySales = fc.array(
  fc.record({
    priceCents: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 10_000_000, max: 60_000_000 }) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 1_000_000_000_000 }) },
    ),
    areaHundredths: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 3000, max: 11_000 }) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 100_000 }) },
    ),
    distanceM: fc.integer({ min: 0, max: 2200 }),
    ageMonths: fc.integer({ min: 0, max: 40 }),
    adjustBps: fc.integer({ min: -3000, max: 3000 }),
  }),
  { maxLength: 14 },
);

test('every figure is that of a calculation in whole fractions', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4000, max: 9000 }), anySales, (subject, sales) => {
      const known = oracleEstimation(subject, sales, 2000, 36);
      const comparables = sales.map((sale): Comparable => ({
        soldOn: addToDay(on, { months: -sale.ageMonths }),
        priceCents: cents(sale.priceCents),
        areaM2: (sale.areaHundredths / 100).toFixed(2),
        distanceM: sale.distanceM,
        adjustBps: sale.adjustBps,
        isIncluded: true,
      }));
      const own = estimate({ areaM2: (subject / 100).toFixed(2) }, comparables, {
        on,
        maxDistanceM: 2000,
        maxAgeMonths: 36,
      });
      if (known === null || own.values === null) {
        expect([known, own.values]).toEqual([null, null]);
        return;
      }
      const { values } = own;
      expect(own.comparables.map(({ pricePerM2Cents }) => pricePerM2Cents)).toEqual(known.pricesPerM2);
      expect(own.comparables.map(({ weight }) => Math.round(Number(weight) * 10_000))).toEqual(known.weights);
      expect([values.p20PerM2Cents, values.p50PerM2Cents, values.p80PerM2Cents]).toEqual(known.percentiles);
      expect([values.meanPerM2Cents, Number(values.variation), Number(values.confidence.points)]).toEqual([
        known.mean,
        known.variationTenThousandths / 10_000,
        known.confidenceHundredths / 100,
      ]);
      expect([values.lowCents, values.medianCents, values.highCents, values.meanCents]).toEqual(known.values);
    }),
    { numRuns: 2000 },
  );
});

test('the band holds in order, and confidence stays between 0 and 100', () => {
  fc.assert(
    fc.property(anySales, (sales) => {
      const comparables = sales.map((sale): Comparable => ({
        soldOn: on,
        priceCents: cents(sale.priceCents),
        distanceM: sale.distanceM,
        isIncluded: true,
        areaM2: sale.areaHundredths / 100,
        adjustBps: sale.adjustBps,
      }));
      const { values } = estimate({ areaM2: 60 }, comparables, { on, maxDistanceM: 2000, maxAgeMonths: 36 });
      if (values === null) return;
      expect(values.lowCents).toBeLessThanOrEqual(values.medianCents);
      expect(values.medianCents).toBeLessThanOrEqual(values.highCents);
      expect(Number(values.confidence.points)).toBeGreaterThanOrEqual(0);
      expect(Number(values.confidence.points)).toBeLessThanOrEqual(100);
    }),
    { numRuns: 1000 },
  );
});
