import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { niceTicks } from '#ui/chart/model/nice-ticks.ts';

const amounts = fc.integer({ min: -(10 ** 13), max: 10 ** 13 });

describe('lines of the grid', () => {
  test('a treasury between -466 100 € and 320 000 € has lines every 200 000 €', () => {
    expect(niceTicks(-46_610_000, 32_000_000)).toEqual([-60, -40, -20, 0, 20, 40].map((k) => k * 1_000_000));
  });

  test('works up to 100 % have lines every 20 %', () => {
    expect(niceTicks(500, 10_000)).toEqual([0, 2_000, 4_000, 6_000, 8_000, 10_000]);
  });

  test('values between 0 and 1 keep exact decimals', () => {
    expect(niceTicks(0, 1, 0)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(niceTicks(0, 0.003, 0)).toEqual([0, 0.001, 0.002, 0.003]);
  });

  test('whole numbers have no half between them', () => {
    expect(niceTicks(0, 1)).toEqual([0, 1]);
    expect(niceTicks(0, 7)).toEqual([0, 2, 4, 6, 8]);
  });

  test('nothing but zeros has one line', () => {
    expect(niceTicks(0, 0)).toEqual([0]);
  });

  test('whatever the amounts, the lines hold them and zero, and are four to six at equal distances', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        const [low, high] = [Math.min(a, b, 0), Math.max(a, b, 0)];
        fc.pre(high - low >= 10);
        const ticks = niceTicks(Math.min(a, b), Math.max(a, b));
        expect(ticks.length).toBeGreaterThanOrEqual(4);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks).toContain(0);
        expect(ticks[0]).toBeLessThanOrEqual(low);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
        const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
        ticks.forEach((tick, index) => expect(tick).toBe((ticks[0] ?? 0) + index * step));
      }),
    );
  });
});
