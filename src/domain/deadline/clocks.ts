import { plainClock, type Clock, type Run } from './clock.ts';
import { permitLapseClock } from './clocks/permit-lapse.ts';
import { permitReviewClock } from './clocks/permit-review.ts';
import { preemptionClock } from './clocks/preemption.ts';
import { retentionClock } from './clocks/retention.ts';
import { thirdPartyAppealClock } from './clocks/third-party-appeal.ts';
import { withdrawalClock } from './clocks/withdrawal.ts';
import type { DeadlineKind } from './definitions.ts';

const clocks: Readonly<Partial<Record<DeadlineKind, (run: Run) => Clock>>> = {
  buyer_withdrawal: withdrawalClock,
  urban_preemption: preemptionClock,
  permit_review: permitReviewClock,
  third_party_appeal: thirdPartyAppealClock,
  permit_lapse: permitLapseClock,
  retention_release: retentionClock,
};

/** Runs the clock of a deadline. @throws LegalParameterError, InvalidInputError */
export function runClock(run: Run): Clock {
  return (clocks[run.kind] ?? plainClock)(run);
}
