import { zeroCents, type Cents } from '../money/cents.ts';
import { applyRate, rate, type Rate } from '../money/rate.ts';
import type { Day } from '../time/day.ts';
import type { LoanTerms } from './terms.ts';

/** The loan a simulation calculates with before any bank has answered. */
export interface AssumedLoan {
  readonly amountCents: Cents;
  readonly rate: Rate;
  readonly months: number;
  /** File fee, of the amount. */
  readonly feeRate: Rate;
  readonly commitmentRate: Rate;
  readonly sweepRateBps: number;
}

/** Its terms: in fine, by months, without deferral, signed on the day of the first draw. */
export function termsOfAssumedLoan(assumed: AssumedLoan, firstDrawOn: Day): LoanTerms {
  return {
    kind: 'in_fine',
    amountCents: assumed.amountCents,
    rate: assumed.rate,
    rateChanges: [],
    durationMonths: assumed.months,
    deferralKind: 'none',
    deferralMonths: 0,
    signedOn: firstDrawOn,
    firstDrawOn,
    availabilityEndOn: null,
    interestConvention: 'monthly_30_360',
    commitmentFeeRate: assumed.commitmentRate,
    fileFeeCents: applyRate(assumed.amountCents, assumed.feeRate),
    guaranteeFeeCents: zeroCents,
    insuranceRate: rate('0'),
    sweepRateBps: assumed.sweepRateBps,
    prepaymentPenaltyRate: rate('0'),
  };
}
