import { situationCash, type SituationCash } from '../cash-flow/situation-cash.ts';
import { cents, multiplyDivide, subtractCents, type Cents } from '../money/cents.ts';
import { bpsWithin } from '../money/rate.ts';
import type { Month } from '../time/day.ts';

/** What a progress claim amounts to. Without VAT unless its name says otherwise. */
export interface ClaimAmounts {
  readonly cumulativeHtCents: Cents;
  readonly periodHtCents: Cents;
  readonly cash: SituationCash;
}

export interface Claim {
  readonly month: Month;
  /** All that is done of the contract, in basis points. */
  readonly cumulativeBps: number;
  readonly currentContractHtCents: Cents;
  /** What was claimed before in all. */
  readonly previousHtCents: Cents;
  readonly vatRateBps: number;
  /** 0 where a bank stands for the retention. */
  readonly retentionBps: number;
}

/**
 * A progress claim: `R(contract × progress)` less what was claimed before, with its VAT and its retention.
 *
 * @throws InvalidInputError for a progress, a rate of VAT or a retention that no form allows
 */
export function claimAmounts(claim: Claim): ClaimAmounts {
  const { month, currentContractHtCents, previousHtCents, vatRateBps, retentionBps } = claim;
  const bps = bpsWithin('cumulativeBps', claim.cumulativeBps, 0, 10_000);
  const cumulativeHtCents = multiplyDivide(currentContractHtCents, bps, 10_000);
  const periodHtCents = subtractCents(cumulativeHtCents, previousHtCents);
  return {
    cumulativeHtCents,
    periodHtCents,
    cash: situationCash({ month, htCents: cents(periodHtCents), vatRateBps, retentionBps }),
  };
}
