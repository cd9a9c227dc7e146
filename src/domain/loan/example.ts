import { euros } from '../money/cents.ts';
import { rate } from '../money/rate.ts';
import { day } from '../time/day.ts';
import { loanSchedule, type LoanSchedule } from './schedule.ts';

/** A property trader’s loan of 560 000 €, drawn in four parts and repaid by 60 % of the sales. */
export function goldenLoanExample(): LoanSchedule {
  const draws = { '2026-04-16': 408_000, '2026-06-10': 45_000, '2026-07-08': 55_000, '2026-08-11': 52_000 };
  const receipts = {
    '2026-09-25': 297_600,
    '2026-10-16': 208_000,
    '2026-11-17': 99_200,
    '2026-12-15': 215_600,
    '2027-01-29': 235_800,
    '2027-03-13': 227_800,
  };
  return loanSchedule(
    {
      kind: 'in_fine',
      amountCents: euros(560_000),
      rate: rate('0.0460'),
      rateChanges: [],
      durationMonths: 24,
      deferralKind: 'none',
      deferralMonths: 0,
      signedOn: day('2026-04-16'),
      firstDrawOn: day('2026-04-16'),
      availabilityEndOn: day('2027-02-28'),
      interestConvention: 'monthly_30_360',
      commitmentFeeRate: rate('0.0050'),
      fileFeeCents: euros(5_600),
      guaranteeFeeCents: euros(4_800),
      insuranceRate: rate('0'),
      sweepRateBps: 6000,
      prepaymentPenaltyRate: rate('0'),
    },
    Object.entries(draws).map(([on, amount]) => ({
      plannedOn: day(on),
      releasedOn: day(on),
      amountCents: euros(amount),
      status: 'released',
    })),
    Object.entries(receipts).map(([on, amount]) => ({ on: day(on), amountCents: euros(amount) })),
  );
}
