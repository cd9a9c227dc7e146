import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { cents, multiplyDivide, negateCents, sumCents } from '#domain/money/cents.ts';
import { addsUp, splitByLargestRemainder, splitCumulatively } from '#domain/money/split.ts';

const totals = fc.integer({ min: -1e12, max: 1e12 }).map(cents);
const weights = fc
  .array(fc.nat(10_000), { minLength: 1, maxLength: 60 })
  .filter((parts) => parts.some((part) => part > 0));

describe('splitting by cumulative rounding', () => {
  test('187 333,33 called at 35, 35, 25 and 5 %', () => {
    expect(splitCumulatively(cents(18_733_333), [3500, 3500, 2500, 500])).toEqual([
      6_556_667, 6_556_666, 4_683_333, 936_667,
    ]);
  });

  test('the parts add up at every step to the rounded running share', () => {
    fc.assert(
      fc.property(totals, weights, (total, parts) => {
        const split = splitCumulatively(total, parts);
        const whole = parts.reduce((sum, part) => sum + part, 0);
        let running = 0;
        for (const [index, part] of parts.entries()) {
          running += part;
          expect(sumCents(split.slice(0, index + 1))).toBe(multiplyDivide(total, running, whole));
        }
        expect(addsUp(total, split)).toBe(true);
      }),
    );
  });
});

describe('splitting by the largest remainder', () => {
  test('one euro between three gives the odd cent to the first', () => {
    expect(splitByLargestRemainder(cents(100), [1, 1, 1])).toEqual([34, 33, 33]);
  });

  test('equal remainders are decided by reference, not by order', () => {
    expect(splitByLargestRemainder(cents(100), [1, 1, 1], ['A03', 'A01', 'A02'])).toEqual([33, 34, 33]);
  });

  test('the golden price by tantièmes', () => {
    expect(splitByLargestRemainder(cents(48_000_000), [100, 150, 108, 152, 110, 210, 140, 15, 15])).toEqual([
      4_800_000, 7_200_000, 5_184_000, 7_296_000, 5_280_000, 10_080_000, 6_720_000, 720_000, 720_000,
    ]);
  });

  test('the parts add up, and none is a cent or more from its exact share', () => {
    fc.assert(
      fc.property(totals, weights, (total, parts) => {
        const split = splitByLargestRemainder(total, parts);
        const whole = BigInt(parts.reduce((sum, part) => sum + part, 0));
        expect(addsUp(total, split)).toBe(true);
        for (const [index, part] of split.entries()) {
          const gap = BigInt(part) * whole - BigInt(total) * BigInt(parts[index] ?? 0);
          expect(gap < whole && gap > -whole).toBe(true);
        }
      }),
    );
  });

  test('a debt is split as the claim is', () => {
    fc.assert(
      fc.property(fc.nat(1e12), weights, (total, parts) => {
        const claim = splitByLargestRemainder(cents(total), parts);
        expect(splitByLargestRemainder(cents(-total), parts)).toEqual(claim.map(negateCents));
      }),
    );
  });

  test('who has no weight gets nothing, and a larger weight never less', () => {
    fc.assert(
      fc.property(fc.nat(1e12), weights, (total, parts) => {
        const split = splitByLargestRemainder(cents(total), parts);
        for (const [index, weight] of parts.entries()) {
          if (weight === 0) expect(split[index]).toBe(0);
          for (const [other, otherWeight] of parts.entries()) {
            if (otherWeight > weight) expect(split[other]).toBeGreaterThanOrEqual(split[index] ?? 0);
          }
        }
      }),
    );
  });

  test('the reference decides whatever the order of the lots', () => {
    const lots = fc
      .uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 20 })
      .chain((refs) =>
        fc.tuple(
          fc.constant(refs),
          fc.array(fc.integer({ min: 1, max: 50 }), { minLength: refs.length, maxLength: refs.length }),
        ),
      );
    fc.assert(
      fc.property(fc.nat(1e9), lots, (total, [refs, parts]) => {
        const byRef = (order: readonly number[]) => {
          const split = splitByLargestRemainder(
            cents(total),
            order.map((index) => parts[index] ?? 0),
            order.map((index) => refs[index] ?? ''),
          );
          return new Map(order.map((index, at) => [refs[index], split[at]]));
        };
        const order = refs.map((_, index) => index);
        expect(byRef(order.toReversed())).toEqual(byRef(order));
      }),
    );
  });

  test('ten billion euros over five hundred lots stay exact', () => {
    const split = splitByLargestRemainder(
      cents(1e12),
      Array.from({ length: 500 }, (_, index) => index + 1),
    );
    expect(addsUp(cents(1e12), split)).toBe(true);
  });
});

describe.each([
  ['cumulatively', splitCumulatively],
  ['by the largest remainder', splitByLargestRemainder],
] as const)('splitting %s', (_, split) => {
  test.each([[[]], [[0]], [[0, 0]], [[-1, 2]], [[0.5]], [[Number.NaN]], [[Number.MAX_SAFE_INTEGER, 1]]])(
    'refuses the weights %j',
    (parts) => {
      expect(() => split(cents(100), parts)).toThrow(InvalidInputError);
    },
  );
});
