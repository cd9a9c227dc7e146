import { Big } from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { cents, negateCents, zeroCents, type Cents } from '#domain/money/cents.ts';
import { applyRate, bigRate, divideExactly, rate, rateOfBps, ratio, type Rate } from '#domain/money/rate.ts';

const amounts = fc.integer({ min: -1e12, max: 1e12 }).map(cents);
const bps = fc.integer({ min: -20_000, max: 20_000 });

describe('rates', () => {
  test.each(['', '5 %', '0,05', '.5', '1.', '1e-2', 'NaN', '--1', '0x1', ' 0.05'])('%j is none', (text) => {
    expect(() => rate(text)).toThrow(InvalidInputError);
  });

  test('are exact decimals: 0.0460 is 4,60 %', () => {
    expect(bigRate(rate('0.0460')).times(100).toFixed(2)).toBe('4.60');
  });

  test('550 basis points are 5,50 %', () => {
    expect([rateOfBps(550), rateOfBps(0), rateOfBps(-1), rateOfBps(10_000)]).toEqual([
      '0.055',
      '0',
      '-0.0001',
      '1',
    ]);
    for (const value of [0.5, Number.NaN, Infinity])
      expect(() => rateOfBps(value)).toThrow(InvalidInputError);
  });

  test('basis points are rates that the checker of rates accepts', () => {
    fc.assert(
      fc.property(bps, (value) => {
        expect(rate(rateOfBps(value))).toBe(rateOfBps(value));
        expect(bigRate(rateOfBps(value)).times(10_000).eq(value)).toBe(true);
      }),
    );
  });

  test('applying one rounds once, half-up, alike on both sides of zero', () => {
    expect([
      applyRate(cents(1), rate('0.5')),
      applyRate(cents(-1), rate('0.5')),
      applyRate(cents(18_733_333), rate('0.05')),
    ]).toEqual([1, -1, 936_667]);
    fc.assert(
      fc.property(amounts, bps, (amount, value) => {
        const result = applyRate(amount, rateOfBps(value));
        const exact =
          (BigInt(amount) * BigInt(value) * 2n + (amount < 0 !== value < 0 ? -10_000n : 10_000n)) / 20_000n;
        expect(BigInt(result)).toBe(exact);
        expect(applyRate(negateCents(amount), rateOfBps(value))).toBe(negateCents(result));
      }),
    );
  });

  test('a larger amount never bears less', () => {
    fc.assert(
      fc.property(fc.nat(1e12), fc.nat(1e6), fc.nat(10_000), (amount, more, value) => {
        const of = (whole: number): Cents => applyRate(cents(whole), rateOfBps(value));
        expect(of(amount + more)).toBeGreaterThanOrEqual(of(amount));
      }),
    );
  });
});

describe('ratios', () => {
  test('of nothing are null, not infinite', () => {
    expect(ratio(cents(1), zeroCents)).toBeNull();
    expect(ratio(zeroCents, zeroCents)).toBeNull();
  });

  test('have the decimals asked for, half-up', () => {
    expect([
      ratio(cents(2), cents(3), 4),
      ratio(cents(-2), cents(3), 4),
      ratio(cents(1), cents(8), 2),
    ]).toEqual(['0.6667', '-0.6667', '0.13']);
  });

  test('the golden margin is 12,08 % of revenue', () => {
    expect(ratio(cents(13_896_008), cents(115_000_000), 4)).toBe('0.1208');
  });

  test('applied to the whole give the part back', () => {
    fc.assert(
      fc.property(
        amounts,
        amounts.filter((whole) => whole !== 0),
        (part, whole) => {
          expect(applyRate(whole, ratio(part, whole) as Rate)).toBe(part);
        },
      ),
    );
  });

  test('quotients do not depend on the setting of the library', () => {
    const before = Big.DP;
    try {
      Big.DP = 1;
      expect(divideExactly(new Big(1), new Big(3), 10).toFixed()).toBe('0.3333333333');
    } finally {
      Big.DP = before;
    }
    expect(Big.DP).toBe(before);
  });
});

test('a text is no rate to the compiler until it is checked', () => {
  // @ts-expect-error a plain text has not been checked
  const unchecked: Rate = '0.05';
  expect(unchecked).toBe('0.05');
});
