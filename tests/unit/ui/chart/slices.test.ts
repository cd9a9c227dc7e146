import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldShares, groupSlices, OTHERS, sharesOf } from '#ui/chart/model/slices.ts';
import { sliceAt } from '#ui/chart/plot/slice-at.ts';

const amounts = fc.array(fc.integer({ min: -(10 ** 9), max: 10 ** 11 }), { minLength: 1, maxLength: 40 });
const slicesOf = (values: readonly number[]) =>
  values.map((value, index) => ({ id: String(index), label: `Part ${index}`, value }));
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

describe('slices of a ring', () => {
  test('five parts stay as they are, largest first', () => {
    const grouped = groupSlices(slicesOf([10, 50, 20, 40, 30]), 'Autres');
    expect(grouped.map(({ value }) => value)).toEqual([50, 40, 30, 20, 10]);
  });

  test('from the sixth part on the smallest go together, and no cent is lost', () => {
    const grouped = groupSlices(slicesOf([1_001, 502, 303, 204, 105, 6]), 'Autres');
    expect(grouped.map(({ id, value }) => [id, value])).toEqual([
      ['0', 1_001],
      ['1', 502],
      ['2', 303],
      ['3', 204],
      [OTHERS, 111],
    ]);
  });

  test('there are never more than five, and their sum is that of all parts to the cent', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const grouped = groupSlices(slicesOf(values), 'Autres');
        expect(grouped.length).toBeLessThanOrEqual(5);
        expect(sum(grouped.map(({ value }) => value))).toBe(sum(values));
      }),
    );
  });

  test('shares add up to 100 %, and a negative part has none', () => {
    expect(sharesOf([1, 1, 1])).toEqual([3_334, 3_333, 3_333]);
    expect(sharesOf([3, -1, 1])).toEqual([7_500, null, 2_500]);
    expect(sharesOf([0, -2])).toEqual([null, null]);
    fc.assert(
      fc.property(amounts, (values) => {
        fc.pre(values.some((value) => value > 0));
        expect(sum(sharesOf(values).map((share) => share ?? 0))).toBe(10_000);
      }),
    );
  });

  test('a part has the same share in the legend, where the small ones go together, as in the table of all', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        fc.pre(values.some((value) => value > 0));
        const grouped = groupSlices(slicesOf(values), 'Autres');
        const shares = sharesOf(values.toSorted((a, b) => b - a));
        const folded = foldShares(shares, grouped.length);
        expect(folded).toHaveLength(grouped.length);
        expect(folded.slice(0, 4)).toEqual(shares.slice(0, 4));
        expect(sum(folded.map((share) => share ?? 0))).toBe(10_000);
      }),
    );
  });

  test('the pointer meets the slice it is over, clockwise from the top, and none in the hole', () => {
    const ring = { inner: 60, outer: 90 };
    const edges = [0.25, 0.5, 1];
    expect(sliceAt(50, -50, ring, edges)).toBe(0);
    expect(sliceAt(50, 50, ring, edges)).toBe(1);
    expect(sliceAt(-70, 0, ring, edges)).toBe(2);
    expect(sliceAt(0, 10, ring, edges)).toBeNull();
    expect(sliceAt(95, 0, ring, edges)).toBeNull();
  });
});
