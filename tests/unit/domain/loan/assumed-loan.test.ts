import { expect, test } from 'vitest';
import { termsOfAssumedLoan } from '#domain/loan/assumed-loan.ts';
import { drawnAtOnce } from '#domain/loan/drawdown.ts';
import { loanSchedule } from '#domain/loan/schedule.ts';
import { euros } from '#domain/money/cents.ts';
import { rate } from '#domain/money/rate.ts';
import { day } from '#domain/time/day.ts';

test('the loan a simulation assumes pays its file fee at once, interest monthly and capital at the end', () => {
  const loan = termsOfAssumedLoan(
    {
      amountCents: euros(560_000),
      rate: rate('0.0460'),
      months: 24,
      feeRate: rate('0.01'),
      commitmentRate: rate('0.0050'),
      sweepRateBps: 6000,
    },
    day('2026-04-16'),
  );
  const { rows, totals } = loanSchedule(loan, drawnAtOnce(loan));
  expect(rows[0]).toMatchObject({ month: '2026-04', feesCents: 560_000, paymentCents: 560_000 });
  expect(rows[1]).toMatchObject({ interestCents: 214_667, principalCents: 0 });
  expect(totals).toMatchObject({ repaidCents: 56_000_000, commitmentCents: 0 });
});
