import { amountFrom0 } from '../money/cents.ts';
import { callParameters } from '../legal/call-parameters.ts';
import { findParameter } from '../legal/parameter.ts';
import { bigRate, rate, ratio, type Rate } from '../money/rate.ts';
import type { Cents } from '../money/cents.ts';
import type { Day } from '../time/day.ts';
import type { LegalContext } from './legal-caps.ts';

/** How far the works are, and whether half of them is certified. */
export interface HalfWorks {
  readonly calculation: 'half-works';
  readonly approvedSituationsCents: Cents;
  readonly contractsCents: Cents;
  /** Approved situations ÷ contracts; null without any contract. */
  readonly share: Rate | null;
  /** Only a professional’s certificate counts. */
  readonly certifiedOn: Day | null;
  readonly isReached: boolean;
  /** The share says that a certificate could be asked for. */
  readonly isProposed: boolean;
}

/**
 * Half of the works of a VIR: reached by a certificate, proposed from the situations.
 *
 * @throws InvalidInputError when an amount is negative
 */
export function halfWorks(
  works: {
    readonly approvedSituationsCents: Cents;
    readonly contractsCents: Cents;
    readonly certifiedOn: Day | null;
  },
  context: LegalContext,
): HalfWorks {
  const { approvedSituationsCents, contractsCents, certifiedOn } = works;
  for (const [input, amount] of Object.entries({ approvedSituationsCents, contractsCents })) {
    amountFrom0(input, amount);
  }
  const { on, parameters = callParameters } = context;
  const threshold = bigRate(rate(findParameter(parameters, 'call.vir.half_works_share', on).value));
  const isReached = certifiedOn !== null && certifiedOn <= on;
  // Multiplied out: a rounded share must not open a call.
  const isEnough = contractsCents > 0 && threshold.times(contractsCents).lte(approvedSituationsCents);
  return {
    calculation: 'half-works',
    approvedSituationsCents,
    contractsCents,
    share: ratio(approvedSituationsCents, contractsCents),
    certifiedOn,
    isReached,
    isProposed: !isReached && isEnough,
  };
}
