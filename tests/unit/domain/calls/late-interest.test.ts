import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lateInterest } from '#domain/calls/late-interest.ts';
import { callParameters } from '#domain/legal/call-parameters.ts';
import { LegalParameterError } from '#domain/legal/parameter.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { rate } from '#domain/money/rate.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { interestOf } from '#tests/support/oracle/calls.ts';

const monthly = { kind: 'monthly', rate: rate('0.01') } as const;
const legalPlus = { kind: 'legal_plus', rate: rate('0.02') } as const;
const a22 = { amountCents: euros(31_000), dueOn: day('2026-11-17'), receipts: [] };
const today = day('2026-11-20');

describe('late interest', () => {
  it('on 31,000 for 3 days is 31.00 at 1 % a month', () => {
    expect(lateInterest(a22, today, monthly)).toMatchObject({ lateDays: 3, interestCents: 3_100 });
  });

  it('on 31,000 for 3 days is 12.13 at 4.76 % a year', () => {
    const found = lateInterest(a22, today, legalPlus);
    expect(found).toMatchObject({ interestCents: 1_213, unpaidCents: euros(31_000) });
    expect(found.periods).toMatchObject([{ rate: '0.0476', days: 3, from: '2026-11-18', to: '2026-11-20' }]);
  });

  it('says that the legal rate of the second half of 2026 is to be checked', () => {
    expect(lateInterest(a22, today, legalPlus).periods[0]?.isUnverified).toBe(true);
  });

  it('is none on the due day, before it, once paid, and where no penalty was agreed', () => {
    expect(lateInterest(a22, day('2026-11-17'), monthly)).toMatchObject({ lateDays: 0, interestCents: 0 });
    expect(lateInterest(a22, day('2026-11-01'), legalPlus)).toMatchObject({ lateDays: 0, interestCents: 0 });
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

  it('takes each half-year at its own legal rate', () => {
    const call = { amountCents: euros(100_000), dueOn: day('2025-12-21'), receipts: [] };
    expect(lateInterest(call, day('2026-01-10'), legalPlus).periods).toMatchObject([
      { to: '2025-12-31', days: 10, rate: '0.0476' },
      { from: '2026-01-01', days: 10, rate: '0.0462' },
    ]);
  });

  it('stops where no legal rate is known rather than guess', () => {
    expect(() => lateInterest(a22, day('2027-01-01'), legalPlus)).toThrow(LegalParameterError);
    expect(lateInterest(a22, day('2027-01-01'), monthly).interestCents).toBeGreaterThan(0);
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
        (row) => row.key.startsWith('interest') && row.validFrom <= on && on <= (row.validTo ?? on),
      )?.value ?? '0';
    // A day after which the next one is the first of a half-year.
    const ends = (number: number) => /-(?:06-30|12-31)$/.test(dayOf(number));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 120 }),
        fc.array(receipt, { maxLength: 4 }),
        fc.boolean(),
        (amount, due, late, receipts, isMonthly) => {
          const engine = lateInterest(
            {
              amountCents: cents(amount),
              dueOn: dayOf(due),
              receipts: receipts.map((one) => ({ on: dayOf(one.day), cents: cents(one.cents) })),
            },
            dayOf(due + late),
            isMonthly ? monthly : legalPlus,
          );
          const second = interestOf({
            amount,
            due,
            on: due + late,
            receipts,
            // Percent points are added in hundredths of a percent.
            rateOn: (number) =>
              isMonthly ? '0.01' : `0.0${Math.round(Number(legal(dayOf(number))) * 10_000) + 200}`,
            perDays: isMonthly ? 30 : 365,
            endsLine: isMonthly ? () => false : ends,
          });
          expect(engine.interestCents).toBe(second);
        },
      ),
      { numRuns: 2_000 },
    );
  }, 60_000);
});
