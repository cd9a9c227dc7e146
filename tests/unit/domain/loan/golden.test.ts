import { describe, expect, test } from 'vitest';
import { goldenLoanExample } from '#domain/loan/example.ts';
import { loanPosition, outstandingOn } from '#domain/loan/position.ts';
import { loanSchedule } from '#domain/loan/schedule.ts';
import { cents } from '#domain/money/cents.ts';
import { day, lastDayOf, month } from '#domain/time/day.ts';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };

const example = goldenLoanExample();

describe('the loan of « Les Chais de la Bastide »', () => {
  test('has the draws, interest, commitment, sweeps, fees and balances of the golden months', () => {
    const { loan } = example;
    const drawdowns = golden.months
      .filter(({ loanDrawCents }) => loanDrawCents > 0)
      .map(({ month: of, loanDrawCents }) => {
        const plannedOn = of === '2026-04' ? loan.firstDrawOn : day(`${of}-10`);
        return { plannedOn, releasedOn: null, amountCents: cents(loanDrawCents), status: 'planned' as const };
      });
    const receipts = golden.months.map(({ month: of, receiptsTtcCents }) => ({
      on: lastDayOf(month(of)),
      amountCents: cents(receiptsTtcCents),
    }));
    const { rows } = loanSchedule(loan, drawdowns, receipts);
    const known = new Map(rows.map((row) => [row.month as string, row]));
    for (const booked of golden.months) {
      const row = known.get(booked.month);
      expect({
        month: booked.month,
        loanDrawCents: row?.drawCents ?? 0,
        loanRepaymentCents: row?.repaymentCents ?? 0,
        interestCents: row?.interestCents ?? 0,
        commitmentFeeCents: row?.commitmentCents ?? 0,
        loanBalanceCents: row?.closingCents ?? 0,
        loanFeesCents: row?.feesCents ?? 0,
      }).toEqual({
        month: booked.month,
        loanDrawCents: booked.loanDrawCents,
        loanRepaymentCents: booked.loanRepaymentCents,
        interestCents: booked.interestCents,
        commitmentFeeCents: booked.commitmentFeeCents,
        loanBalanceCents: booked.loanBalanceCents,
        loanFeesCents: booked.loanFeesCents,
      });
    }
  });

  test('costs 12 419,86 of interest, 192,91 of commitment and 10 400,00 of fees', () => {
    expect(example.totals).toMatchObject({
      interestCents: golden.simulationExpenseHtCents.interest,
      drawnCents: 56_000_000,
      commitmentCents: golden.simulationExpenseHtCents.commitment,
      repaidCents: 56_000_000,
      feesCents: golden.simulationExpenseHtCents.loan_fees,
    });
  });

  test('on 20 November 2026 owes 197 120,00 and has borne 10 420,69 of interest', () => {
    const on = day('2026-11-20');
    expect(outstandingOn(example, on)).toBe(19_712_000);
    expect(loanPosition(example, on)).toMatchObject({
      drawnCents: 56_000_000,
      repaidCents: 36_288_000,
      interestToDateCents: 1_042_069,
      next: { dueOn: '2026-11-30' },
    });
  });

  test('owes nothing before its first draw and after its last sweep, with nothing left to pay', () => {
    expect(outstandingOn(example, day('2026-04-15'))).toBe(0);
    expect(outstandingOn(example, day('2026-04-16'))).toBe(40_800_000);
    expect(loanPosition(example, day('2027-01-31'))).toMatchObject({ outstandingCents: 0, next: null });
  });
});
