import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { emolumentBands, emoluments } from '#domain/purchase/emoluments.ts';

const bands = emolumentBands('650000:0.03870 1700000:0.01596 6000000:0.01064 *:0.00799');
const rebate = { bps: 2000, fromCents: euros(100_000), toCents: null };

describe('emoluments', () => {
  test('300 000 € bring 251,55 + 167,58 + 457,52 + 1 917,60 = 2 794,25', () => {
    expect(emoluments(euros(6500), bands)).toBe(euros('251.55'));
    expect(emoluments(euros(17_000), bands)).toBe(euros('419.13'));
    expect(emoluments(euros(60_000), bands)).toBe(euros('876.65'));
    expect(emoluments(euros(300_000), bands)).toBe(euros('2794.25'));
  });

  test('a rebate of 20 % bears on the part above 100 000 € alone: 2 474,65 on 300 000', () => {
    expect(emoluments(euros(300_000), bands, [rebate])).toBe(euros('2474.65'));
    expect(emoluments(euros(100_000), bands, [rebate])).toBe(emoluments(euros(100_000), bands));
  });

  test('never fall when the basis rises, and a rebate never adds', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000_000 }).map(cents);
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 10_000 }), (a, b, bps) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(emoluments(low, bands)).toBeLessThanOrEqual(emoluments(high, bands));
        expect(emoluments(high, bands, [{ ...rebate, bps }])).toBeLessThanOrEqual(emoluments(high, bands));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['no slice without an end', '650000:0.03870'],
    ['slices that do not rise', '650000:0.03 600000:0.02 *:0.01'],
    ['an endless slice before the last', '*:0.03 650000:0.02'],
    ['a rate that is none', '650000:high *:0.01'],
    ['nothing', ''],
  ])('bands with %s are refused by name', (_, text) => {
    expect(() => emolumentBands(text)).toThrow(InvalidInputError);
  });

  test('a negative basis and a rebate above 100 % are refused', () => {
    expect(() => emoluments(cents(-1), bands)).toThrow('baseCents');
    expect(() => emoluments(cents(1), bands, [{ ...rebate, bps: 10_001 }])).toThrow('rebate.bps');
    expect(() => emoluments(cents(1), bands, [{ ...rebate, bps: 0.5 }])).toThrow('rebate.bps');
  });
});
