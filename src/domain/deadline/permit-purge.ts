import type { LegalParameter } from '../legal/parameter.ts';
import type { Day } from '../time/day.ts';
import type { HolidayRegion } from '../time/holidays.ts';
import type { PermitKind } from './context.ts';
import { deadline, type Deadline } from './deadline.ts';

/** What the purge of a permission depends on. */
export interface PermitPurgeInput {
  readonly permitKind: PermitKind;
  /** Day of the decision, or that on which it became tacit. */
  readonly decidedOn: Day;
  /** First day of continuous posting; null while it is not posted. */
  readonly postedOn: Day | null;
  /** An appeal of third parties or a withdrawal is under way. */
  readonly isContested: boolean;
  readonly region?: HolidayRegion;
}

/** From when a permission can no longer be lost. */
export interface PermitPurge {
  readonly calculation: 'permit-purge';
  /** Null while it is not posted. */
  readonly thirdParty: Deadline | null;
  readonly withdrawal: Deadline;
  /** First day without appeal of third parties, by the prudent reading; null while not posted or contested. */
  readonly thirdPartyPurgedOn: Day | null;
  /** First day without withdrawal by the authority; null while contested. */
  readonly withdrawalPurgedOn: Day | null;
  /** First day on which both hold. */
  readonly purgedOn: Day | null;
}

/**
 * The purge of a permission: both the appeal of third parties and the withdrawal by the authority are past.
 *
 * @throws LegalParameterError when no period is known for these days
 */
export function permitPurge(input: PermitPurgeInput, parameters?: readonly LegalParameter[]): PermitPurge {
  const { permitKind, decidedOn, postedOn, isContested, region = 'national' } = input;
  const context = { region, permitKind, ...(parameters ? { parameters } : {}) };
  const thirdParty = postedOn === null ? null : deadline('third_party_appeal', postedOn, context);
  const withdrawal = deadline('authority_withdrawal', decidedOn, context);
  const thirdPartyPurgedOn = isContested ? null : (thirdParty?.effectOn ?? null);
  const withdrawalPurgedOn = isContested ? null : withdrawal.effectOn;
  return {
    calculation: 'permit-purge',
    thirdParty,
    withdrawal,
    thirdPartyPurgedOn,
    withdrawalPurgedOn,
    purgedOn: later(thirdPartyPurgedOn, withdrawalPurgedOn),
  };
}

function later(a: Day | null, b: Day | null): Day | null {
  if (a === null || b === null) return null;
  return a > b ? a : b;
}
