import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutRankBars } from '#ui/chart/model/rank-bars.ts';

test('bars begin at zero and reach the longest value; what is less than the threshold is told', () => {
  const { bars, zero, threshold } = layOutRankBars([2000, 500, null], 1000);
  expect(zero).toBe(0);
  expect(threshold).toBe(50);
  expect(bars).toEqual([
    { start: 0, width: 100, isBelow: false },
    { start: 0, width: 25, isBelow: true },
    null,
  ]);
});

test('under zero a bar goes the other way', () => {
  const { bars, zero } = layOutRankBars([300, -100], null);
  expect(zero).toBe(25);
  expect(bars[1]).toEqual({ start: 0, width: 25, isBelow: false });
});

test('without any value, or with zeros alone, nothing has a width', () => {
  expect(layOutRankBars([], null)).toEqual({ bars: [], zero: 0, threshold: null });
  expect(layOutRankBars([0], 0).bars).toEqual([{ start: 0, width: 0, isBelow: false }]);
});

test('every bar and the threshold stay within the width, and widths keep the order of the values', () => {
  const value = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), fc.option(value), (values, limit) => {
      const { bars, threshold, zero } = layOutRankBars(values, limit);
      if (threshold !== null) expect(threshold).toBeGreaterThanOrEqual(0);
      if (threshold !== null) expect(threshold).toBeLessThanOrEqual(100);
      for (const [index, bar] of bars.entries()) {
        if (bar === null) throw new Error('a value without a bar');
        expect(bar.start).toBeGreaterThanOrEqual(0);
        expect(bar.start + bar.width).toBeLessThanOrEqual(100.000_001);
        expect(bar.start < zero && bar.width > 0).toBe((values[index] ?? 0) < 0);
      }
    }),
  );
});
