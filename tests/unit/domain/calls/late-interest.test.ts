import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lateInterestCalculation } from '#domain/calls/late-interest-calculation.ts';
import { lateInterest } from '#domain/calls/late-interest.ts';
import { InvalidInputError } from '#domain/domain-error.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { callParameters } from '#domain/legal/call-parameters.ts';
import { LegalParameterError } from '#domain/legal/parameter.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { rate, type Rate } from '#domain/money/rate.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { interestOf } from '#tests/support/oracle/calls.ts';

const monthly = { kind: 'monthly', rate: rate('0.01') } as const;
const legalPlus = { kind: 'legal_plus', rate: rate('0.02') } as const;
const a22 = { amountCents: euros(31_000), dueOn: day('2026-11-17'), receipts: [] };
const today = day('2026-11-20');
const of2025 = { contractOn: day('2025-10-01') };

describe('late interest', () => {
  it('on 31,000 for 3 days is 31.00 at 1 % a month', () => {
    expect(lateInterest(a22, today, monthly)).toMatchObject({ lateDays: 3, interestCents: 3_100 });
  });

  it('on 31,000 for 3 days is 12.13 at 4.76 % a year, legal rate and points told apart', () => {
    const found = lateInterest(a22, today, legalPlus, of2025);
    expect(found).toMatchObject({
      interestCents: 1_213,
      unpaidCents: euros(31_000),
      rate: '0.0476',
      legalRate: '0.0276',
      pointsRate: '0.02',
      contractOn: '2025-10-01',
    });
    expect(found.periods).toMatchObject([{ days: 3, from: '2026-11-18', to: '2026-11-20' }]);
  });

  it('keeps the legal rate of the contract: 117.72 on 31,000 due 2026-06-20, on 2026-07-20, contract of early 2026', () => {
    const call = { amountCents: euros(31_000), dueOn: day('2026-06-20'), receipts: [] };
    const found = lateInterest(call, day('2026-07-20'), legalPlus, { contractOn: day('2026-02-03') });
    expect(found).toMatchObject({ interestCents: 11_772, rate: '0.0462' });
    expect(found.periods.length).toBe(1);
  });

  it('is counted beyond the last known half-year, since the rate is that of the contract', () => {
    const later = lateInterest(a22, day('2031-11-17'), legalPlus, of2025);
    expect(later.interestCents).toBe(738_204);
  });

  it('has a rate of its own for a natural person who is owed, flagged where a single source gives it', () => {
    const owed = (contractOn: string) =>
      lateInterest(a22, today, legalPlus, { contractOn: day(contractOn), creditor: 'natural_person' });
    expect([owed('2026-05-04').rate, owed('2026-09-01').rate]).toEqual(['0.0867', '0.0884']);
    const flagged = (contractOn: string) =>
      explainWith(lateInterestCalculation, owed(contractOn), 'interestCents').isUnverified;
    expect([flagged('2026-05-04'), flagged('2026-09-01')]).toEqual([false, true]);
  });

  it('needs the day of the contract, and a penalty within its range', () => {
    expect(() => lateInterest(a22, today, legalPlus)).toThrow('contractOn');
    for (const value of ['-0.01', '1.01', 'NaN']) {
      const wrong = { kind: 'monthly', rate: value as Rate } as const;
      expect(() => lateInterest(a22, today, wrong), value).toThrow(InvalidInputError);
    }
  });

  it('is none on the due day, before it, once paid, and where no penalty was agreed', () => {
    expect(lateInterest(a22, day('2026-11-17'), monthly)).toMatchObject({ lateDays: 0, interestCents: 0 });
    expect(lateInterest(a22, day('2026-11-01'), legalPlus, of2025)).toMatchObject({
      lateDays: 0,
      interestCents: 0,
    });
    expect(lateInterest(a22, today, { kind: 'none' })).toMatchObject({
      lateDays: 3,
      interestCents: 0,
      periods: [],
    });
    const paid = { ...a22, receipts: [{ on: day('2026-11-17'), cents: euros(31_000) }] };
    expect(lateInterest(paid, today, monthly)).toMatchObject({
      lateDays: 0,
      unpaidCents: 0,
      interestCents: 0,
    });
  });

  it('runs on what is left after a part payment, the day of payment included', () => {
    const part = { ...a22, receipts: [{ on: day('2026-11-19'), cents: euros(21_000) }] };
    const { periods, interestCents } = lateInterest(part, today, monthly);
    expect(periods.map(({ days, unpaidCents }) => [days, unpaidCents / 100])).toEqual([
      [2, 31_000],
      [1, 10_000],
    ]);
    expect(interestCents).toBe(2_067 + 333);
  });

  it('prints no line for a payment on the due day', () => {
    const part = { ...a22, receipts: [{ on: day('2026-11-17'), cents: euros(21_000) }] };
    expect(lateInterest(part, today, monthly).periods).toMatchObject([
      { days: 3, unpaidCents: euros(10_000) },
    ]);
  });

  it('stops where the legal rate of the contract is not known rather than guess', () => {
    const of2027 = { contractOn: day('2027-01-01') };
    expect(() => lateInterest(a22, day('2027-02-01'), legalPlus, of2027)).toThrow(LegalParameterError);
    expect(lateInterest(a22, day('2027-02-01'), monthly).interestCents).toBeGreaterThan(0);
  });

  it('agrees with a second calculation that counts day by day on 2,000 calls', () => {
    const first = day('2024-07-01');
    const dayOf = (number: number) => addToDay(first, { days: number });
    const receipt = fc.record({
      day: fc.integer({ min: 0, max: 900 }),
      cents: fc.integer({ min: 0, max: 2_000_000 }),
    });
    const legal = (on: string) =>
      callParameters.find(
        (row) => row.key.endsWith('.professional') && row.validFrom <= on && on <= (row.validTo ?? on),
      )?.value ?? '0';
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 120 }),
        fc.array(receipt, { maxLength: 4 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 900 }),
        (amount, due, late, receipts, isMonthly, contract) => {
          const engine = lateInterest(
            {
              amountCents: cents(amount),
              dueOn: dayOf(due),
              receipts: receipts.map((one) => ({ on: dayOf(one.day), cents: cents(one.cents) })),
            },
            dayOf(due + late),
            isMonthly ? monthly : legalPlus,
            { contractOn: dayOf(contract) },
          );
          const second = interestOf({
            amount,
            due,
            on: due + late,
            receipts,
            // Percent points are added in hundredths of a percent.
            rateOn: () =>
              isMonthly ? '0.01' : `0.0${Math.round(Number(legal(dayOf(contract))) * 10_000) + 200}`,
            perDays: isMonthly ? 30 : 365,
            endsLine: () => false,
          });
          expect(engine.interestCents).toBe(second);
        },
      ),
      { numRuns: 2_000 },
    );
  }, 60_000);
});
