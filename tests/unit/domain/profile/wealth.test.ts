import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, euros } from '#domain/money/cents.ts';
import { financialKinds } from '#domain/profile/enums.ts';
import { propertyShare, wealth, type WealthInput } from '#domain/profile/wealth.ts';
import { wealthCalculation } from '#domain/profile/wealth-calculation.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { oracleWealth } from '#tests/support/oracle/profile.ts';

const today = day('2026-11-20');

const amount = fc.integer({ min: 0, max: 900_000_000 }).map(cents);
const input: fc.Arbitrary<WealthInput> = fc.record({
  properties: fc.array(
    fc.record({
      valueCents: amount,
      outstandingCents: amount,
      monthlyPaymentCents: amount,
      monthlyRentCents: amount,
      ownershipBps: fc.integer({ min: 1, max: 10_000 }),
    }),
    { maxLength: 6 },
  ),
  holdings: fc.array(
    fc.record({
      kind: fc.constantFrom(...financialKinds),
      valueCents: amount,
      isPledged: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
  incomes: fc.array(fc.record({ annualCents: amount, year: fc.integer({ min: 2020, max: 2026 }) }), {
    maxLength: 6,
  }),
  expenses: fc.array(
    fc.record({
      monthlyCents: amount,
      untilOn: fc.option(
        fc.integer({ min: -40, max: 40 }).map((days) => addToDay(today, { days })),
        { nil: null },
      ),
    }),
    { maxLength: 6 },
  ),
});

describe('the wealth of a profile', () => {
  test('is that of its worked example', () => {
    const result = wealthCalculation.example.result();
    expect(result).toMatchObject({
      grossCents: euros(120_000),
      netCents: euros(80_000),
      loanToValue: '0.4',
      monthlyIncomeCents: euros(5450),
      monthlyChargesCents: euros(675),
      debtRatio: '0.1239',
    });
  });

  test('comes to the same in a second calculation', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { grossCents, netCents, monthlyIncomeCents, monthlyChargesCents, debtRatio } = wealth(
          given,
          today,
        );
        expect({
          grossCents,
          netCents,
          monthlyIncomeCents,
          monthlyChargesCents,
          debtBps: debtRatio === null ? null : Math.round(Number(debtRatio) * 10_000),
        }).toEqual(oracleWealth(given, today));
      }),
    );
  });

  test('never gives a share more than the whole, and gives all of it to whoever holds all', () => {
    fc.assert(
      fc.property(input, ({ properties }) => {
        for (const property of properties) {
          const share = propertyShare(property);
          expect(share.valueCents).toBeLessThanOrEqual(property.valueCents);
          expect(propertyShare({ ...property, ownershipBps: 10_000 }).valueCents).toBe(property.valueCents);
        }
      }),
    );
  });

  test('has no ratio where there is nothing to divide by', () => {
    const nothing = wealth({ properties: [], holdings: [], incomes: [], expenses: [] }, today);
    expect(nothing).toMatchObject({ loanToValue: null, debtRatio: null, incomeYear: null, netCents: 0 });
  });

  test('counts the incomes of the last year declared alone, and charges until their last day', () => {
    const result = wealth(
      {
        properties: [],
        holdings: [],
        incomes: [
          { annualCents: euros(12_000), year: 2025 },
          { annualCents: euros(99_000), year: 2024 },
        ],
        expenses: [
          { monthlyCents: euros(100), untilOn: today },
          { monthlyCents: euros(700), untilOn: addToDay(today, { days: -1 }) },
        ],
      },
      today,
    );
    expect(result).toMatchObject({ monthlyIncomeCents: euros(1000), monthlyChargesCents: euros(100) });
  });

  test.each([
    [{ ownershipBps: 10_001 }, 'property.ownershipBps'],
    [{ valueCents: cents(-1) }, 'property.valueCents'],
  ])('refuses %o', (wrong, named) => {
    const property = {
      valueCents: euros(1),
      outstandingCents: euros(0),
      monthlyPaymentCents: euros(0),
      monthlyRentCents: euros(0),
      ownershipBps: 5000,
    };
    expect(() => propertyShare({ ...property, ...wrong })).toThrow(named);
  });
});
