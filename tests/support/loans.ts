import type { Drawdown } from '#domain/loan/drawdown.ts';
import type { LoanTerms } from '#domain/loan/terms.ts';
import { euros, zeroCents } from '#domain/money/cents.ts';
import { rate } from '#domain/money/rate.ts';
import { day } from '#domain/time/day.ts';

/** Terms of a loan of 300 000 € over 240 months at 3,90 %, amortising, without fees; any field may differ. */
export function loanTerms(terms: Partial<LoanTerms> = {}): LoanTerms {
  return {
    kind: 'amortizing',
    amountCents: euros(300_000),
    rate: rate('0.0390'),
    rateChanges: [],
    durationMonths: 240,
    deferralKind: 'none',
    deferralMonths: 0,
    signedOn: null,
    firstDrawOn: day('2026-01-15'),
    availabilityEndOn: null,
    interestConvention: 'monthly_30_360',
    commitmentFeeRate: rate('0'),
    fileFeeCents: zeroCents,
    guaranteeFeeCents: zeroCents,
    insuranceRate: rate('0'),
    sweepRateBps: 0,
    prepaymentPenaltyRate: rate('0'),
    ...terms,
  };
}

/** A drawdown that came on a day, in euros. */
export function released(on: string, amount: number): Drawdown {
  return { plannedOn: day(on), releasedOn: day(on), amountCents: euros(amount), status: 'released' };
}
