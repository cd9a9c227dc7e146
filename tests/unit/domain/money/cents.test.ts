import { Big } from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import {
  addCents,
  cents,
  decimal,
  euros,
  multiplyDivide,
  negateCents,
  roundToCents,
  subtractCents,
  sumCents,
  zeroCents,
  type Cents,
} from '#domain/money/cents.ts';

const amounts = fc.integer({ min: -1e12, max: 1e12 }).map(cents);
const wholes = fc.integer({ min: -1e9, max: 1e9 });

describe('cents', () => {
  test.each([0.5, Number.NaN, Infinity, -Infinity, 2 ** 53])('%d is no amount', (value) => {
    expect(() => cents(value)).toThrow(InvalidInputError);
  });

  test.each([null, undefined, '5', 0.5, Number.NaN, Infinity])('%j is refused in every sum', (value) => {
    // What no type lets through still comes from JSON and from the database.
    const wrong = value as Cents;
    const refused = expect.objectContaining({ name: 'InvalidInputError', value });
    expect(() => addCents(wrong, cents(1))).toThrow(refused);
    expect(() => addCents(cents(1), wrong)).toThrow(refused);
    expect(() => subtractCents(wrong, cents(1))).toThrow(refused);
    expect(() => subtractCents(cents(1), wrong)).toThrow(refused);
    expect(() => negateCents(wrong)).toThrow(refused);
    expect(() => sumCents([cents(1), wrong, cents(1)])).toThrow(refused);
  });

  test('minus zero is zero', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
    expect(Object.is(negateCents(zeroCents), 0)).toBe(true);
    expect(Object.is(roundToCents(new Big('-0.4')), 0)).toBe(true);
    expect(Object.is(multiplyDivide(cents(-1), 1, 3), 0)).toBe(true);
  });

  test('euros may be text or number, and round half-up', () => {
    expect([euros('1284000'), euros(12.34), euros('0.005'), euros('-0.005'), euros(0.1 + 0.2)]).toEqual([
      128_400_000, 1234, 1, -1, 30,
    ]);
  });

  test.each(['', '1 000', '1,5', 'a', Number.NaN, Infinity])('%j is no number of euros', (value) => {
    expect(() => euros(value)).toThrow(InvalidInputError);
  });

  test('the error names the input and its value', () => {
    expect(() => decimal('loan.rate', 'abc')).toThrow(
      expect.objectContaining({ input: 'loan.rate', value: 'abc' }),
    );
  });

  test('half a cent goes away from zero, on both sides alike', () => {
    expect(
      ['0.5', '1.5', '2.5', '-0.5', '-2.5', '0.49999', '-0.49999'].map((text) => roundToCents(new Big(text))),
    ).toEqual([1, 2, 3, -1, -3, 0, 0]);
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (thousandths) => {
        const value = new Big(thousandths.toString()).div(1000);
        expect(roundToCents(value.neg())).toBe(negateCents(roundToCents(value)));
        const distance = value.minus(roundToCents(value)).abs();
        expect(distance.lte('0.5')).toBe(true);
      }),
    );
  });

  test('adding, subtracting and summing agree', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, (a, b, c) => {
        expect(subtractCents(addCents(a, b), b)).toBe(a);
        expect(addCents(a, negateCents(a))).toBe(0);
        expect(sumCents([a, b, c])).toBe(addCents(a, addCents(b, c)));
      }),
    );
    expect(sumCents([])).toBe(0);
  });

  test('a sum beyond what a number holds exactly is refused', () => {
    const most = cents(Number.MAX_SAFE_INTEGER);
    expect(() => addCents(most, cents(1))).toThrow(InvalidInputError);
    expect(() => sumCents([most, most])).toThrow(InvalidInputError);
    expect(() => roundToCents(new Big('1e20'))).toThrow(InvalidInputError);
  });

  test('multiplying and dividing rounds the exact quotient half-up, however large the product', () => {
    fc.assert(
      fc.property(
        amounts,
        wholes,
        wholes.filter((value) => value !== 0),
        (amount, numerator, denominator) => {
          fc.pre(Math.abs((amount * numerator) / denominator) < 2 ** 52);
          const product = BigInt(amount) * BigInt(numerator);
          const result = BigInt(multiplyDivide(amount, numerator, denominator));
          // |product / denominator − result| ≤ 1/2, and away from zero at exactly one half.
          const twice = 2n * (product - result * BigInt(denominator));
          const [gap, by] = [twice < 0n ? -twice : twice, BigInt(Math.abs(denominator))];
          expect(gap <= by).toBe(true);
          if (gap === by) expect(result * result * by * by >= product * product).toBe(true);
        },
      ),
      {
        examples: [
          [cents(1), 1, 2],
          [cents(-1), 1, 2],
          [cents(1e12), 999_999_937, 1_000_000_000],
        ],
      },
    );
    expect([
      multiplyDivide(cents(1), 1, 2),
      multiplyDivide(cents(-1), 1, 2),
      multiplyDivide(cents(1), 1, -2),
    ]).toEqual([1, -1, -1]);
  });

  test.each<[number, number]>([
    [1.5, 1],
    [1, 0],
    [1, 0.5],
    [Number.NaN, 1],
    [1, Infinity],
  ])('%d ÷ %d is refused as a factor', (numerator, denominator) => {
    expect(() => multiplyDivide(cents(100), numerator, denominator)).toThrow(InvalidInputError);
  });
});

test('euros and plain numbers do not pass for cents to the compiler', () => {
  const price = 205_000;
  const take = (amount: Cents): number => amount;
  // @ts-expect-error a number of euros is no amount in cents
  expect(take(price)).toBe(price);
  // @ts-expect-error adding euros to cents mixes units
  expect(addCents(cents(100), 1.5 + 0.5)).toBe(102);
  // @ts-expect-error the sum of two amounts is a plain number until it is checked
  const sum: Cents = cents(1) + cents(2);
  expect(sum).toBe(3);
});
