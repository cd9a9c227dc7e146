import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { postingsOf } from '#domain/accounting/movement.ts';
import { splitTaxIncluded } from '#domain/accounting/tax-included.ts';
import { cents } from '#domain/money/cents.ts';

describe('an amount with tax', () => {
  test.each([
    [-1_248_000, 2000, -1_040_000, -208_000],
    [-55_000, 1000, -50_000, -5000],
    [10_550, 550, 10_000, 550],
    [-3990, 2000, -3325, -665],
    [4242, 0, 4242, 0],
  ])('%i at %i bps is %i and %i', (amount, bps, baseCents, vatCents) => {
    expect(splitTaxIncluded(cents(amount), bps)).toEqual({ baseCents, vatCents });
  });

  test('is its two parts to the cent, which have its sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 10_000 }), (amount, bps) => {
        const { baseCents, vatCents } = splitTaxIncluded(cents(amount), bps);
        expect(baseCents + vatCents).toBe(amount === 0 ? 0 : amount);
        expect(Math.abs(baseCents)).toBeLessThanOrEqual(Math.abs(amount));
      }),
    );
  });

  test('has a rate from 0 to 100 %', () => {
    expect(() => splitTaxIncluded(cents(100), -1)).toThrow();
    expect(() => splitTaxIncluded(cents(100), 10_001)).toThrow();
  });
});

describe('what movements come to on accounts', () => {
  const part = (codeId: string, base: number, vatCodeId: string | null = null, vat = 0) => ({
    codeId,
    baseCents: cents(base),
    vatCodeId,
    vatCents: cents(vat),
  });

  test('is a debit where money goes out, tax on its own account', () => {
    const postings = postingsOf([
      { parts: [part('6051', -1_040_000, '44566', -208_000), part('512', 1_248_000)] },
    ]);
    expect(postings.get('6051')).toEqual({ movementsCount: 1, debitCents: 1_040_000 });
    expect(postings.get('44566')).toEqual({ movementsCount: 1, debitCents: 208_000 });
    expect(postings.get('512')).toEqual({ movementsCount: 1, debitCents: -1_248_000 });
  });

  test('counts a movement once, however many parts name an account', () => {
    const postings = postingsOf([
      { parts: [part('6063', -100), part('6063', -50)] },
      { parts: [part('6063', 20)] },
    ]);
    expect(postings.get('6063')).toEqual({ movementsCount: 2, debitCents: 130 });
  });

  test('puts tax without an account of its own with its base', () => {
    expect(postingsOf([{ parts: [part('6063', -100, null, -20)] }]).get('6063')?.debitCents).toBe(120);
  });
});
