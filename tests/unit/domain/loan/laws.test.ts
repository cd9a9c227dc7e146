import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnAtOnce } from '#domain/loan/drawdown.ts';
import { outstandingOn } from '#domain/loan/position.ts';
import { loanSchedule } from '#domain/loan/schedule.ts';
import { bigRate, rateOfBps } from '#domain/money/rate.ts';
import { addToDay } from '#domain/time/day.ts';
import { anyLoanCase } from '#tests/support/loan-cases.ts';

const runs = { numRuns: 300 };

test('a schedule ends at exactly zero, and each month opens with what the one before left', () => {
  fc.assert(
    fc.property(anyLoanCase, ({ loan, drawdowns, receipts, early }) => {
      const { rows } = loanSchedule(loan, drawdowns, receipts, early);
      expect(rows.at(-1)?.closingCents ?? 0).toBe(0);
      expect(rows.map(({ openingCents }) => openingCents)).toEqual(
        [0, ...rows.map(({ closingCents }) => closingCents)].slice(0, rows.length),
      );
    }),
    runs,
  );
});

test('all that was drawn or capitalised is repaid, and the payments are the draws and the cost', () => {
  fc.assert(
    fc.property(anyLoanCase, ({ loan, drawdowns, receipts, early }) => {
      const { rows, totals } = loanSchedule(loan, drawdowns, receipts, early);
      expect(totals.repaidCents).toBe(totals.drawnCents + totals.capitalisedCents);
      const paid = rows.reduce((all, { paymentCents }) => all + paymentCents, 0);
      expect(paid).toBe(totals.drawnCents + totals.costCents);
    }),
    runs,
  );
});

test('no figure of any row is negative or anything but a whole number', () => {
  fc.assert(
    fc.property(anyLoanCase, ({ loan, drawdowns, receipts, early }) => {
      for (const { period, rate, month, dueOn, ...amounts } of loanSchedule(loan, drawdowns, receipts, early)
        .rows) {
        expect(dueOn.startsWith(month)).toBe(true);
        expect(Number.isSafeInteger(period) && bigRate(rate).gte(0)).toBe(true);
        expect(Object.values(amounts).filter((cents) => !Number.isSafeInteger(cents) || cents < 0)).toEqual(
          [],
        );
      }
    }),
    runs,
  );
});

test('a higher rate never makes a loan cheaper that repays its capital at the end', () => {
  fc.assert(
    fc.property(anyLoanCase, fc.integer({ min: 0, max: 1999 }), ({ loan }, bps) => {
      const kind = loan.kind === 'amortizing' ? 'in_fine' : loan.kind;
      const fixed = { ...loan, kind, availabilityEndOn: null, rateChanges: [] };
      const [low, high] = [bps, bps + 1].map((one) => {
        const own = { ...fixed, rate: rateOfBps(one) };
        return loanSchedule(own, drawnAtOnce(own)).totals.interestCents;
      });
      expect(high).toBeGreaterThanOrEqual(low ?? 0);
    }),
    runs,
  );
});

test('what is owed on a month’s last day is what its row says', () => {
  fc.assert(
    fc.property(anyLoanCase, ({ loan, drawdowns, receipts, early }) => {
      const schedule = loanSchedule(loan, drawdowns, receipts, early);
      for (const { dueOn, closingCents } of schedule.rows) {
        expect(outstandingOn(schedule, dueOn)).toBe(closingCents);
      }
      expect(outstandingOn(schedule, addToDay(schedule.maturityOn, { years: 1 }))).toBe(0);
    }),
    runs,
  );
});
