import type { DeadlineContext } from '../deadline/context.ts';
import { deadline, type Deadline } from '../deadline/deadline.ts';
import type { DeadlineKind } from '../deadline/definitions.ts';
import { addPeriod, parsePeriod } from '../deadline/period.ts';
import { deadlineStatus, type DeadlineRecord, type DeadlineStatus } from '../deadline/status.ts';
import { deadlineParameters } from '../legal/deadline-parameters.ts';
import { LegalParameterError, seekParameter } from '../legal/parameter.ts';
import { InvalidInputError } from '../domain-error.ts';
import type { Day } from '../time/day.ts';
import type { HolidayRegion } from '../time/holidays.ts';
import { hasOpenAppeal, isBuildingPermit, type PermitRecord } from './permit.ts';

/** A clock of a record, with where it stands. */
export interface UrbanClock {
  readonly kind: DeadlineKind;
  /** Null where no legal period is known for its day. */
  readonly deadline: Deadline | null;
  readonly status: DeadlineStatus;
}

/** One clock to run: its kind, its day, what changes it and what ended it. */
export interface ClockWanted {
  readonly kind: DeadlineKind;
  readonly startOn: Day | null;
  readonly context?: DeadlineContext;
  readonly record?: DeadlineRecord;
}

/**
 * The clocks that have a day to start from, on a day. One whose legal period is not known has no end, nor has one
 * that was extended against the law: what was recorded wrongly keeps nobody from putting it right.
 */
export function runClocks(wanted: readonly ClockWanted[], today: Day): readonly UrbanClock[] {
  return wanted.flatMap(({ kind, startOn, context = {}, record = {} }): UrbanClock[] => {
    if (startOn === null) return [];
    try {
      const counted = deadline(kind, startOn, context);
      return [{ kind, deadline: counted, status: deadlineStatus(counted, record, today) }];
    } catch (error) {
      if (!(error instanceof LegalParameterError) && !isWronglyExtended(error)) throw error;
      return [{ kind, deadline: null, status: 'running' }];
    }
  });
}

const isWronglyExtended = (error: unknown): boolean =>
  error instanceof InvalidInputError && error.input === 'extensionsCount';

/** How many times a permission may be extended: never where decree no. 2025-461 gave it five years. */
export function maxExtensions(grantedOn: Day | null): number {
  const isOfFiveYears =
    grantedOn !== null &&
    seekParameter(deadlineParameters, 'deadline.permit_lapse.special-5y', grantedOn) !== null;
  return isOfFiveYears ? 0 : 2;
}

/**
 * The clocks of a permission that run or have run, in their order.
 *
 * @throws InvalidInputError when its days contradict each other (see `permitDayFaults`)
 */
export function permitClocks(permit: PermitRecord, today: Day, region: HolidayRegion): readonly UrbanClock[] {
  const { kind: permitKind } = permit;
  const clocks: ClockWanted[] = [
    {
      kind: 'permit_review',
      startOn: permit.filedOn,
      context: {
        permitKind,
        extraMonths: permit.extraMonths,
        isProtectedSite: permit.isProtectedSite,
        isSilenceNoPermission: permit.isProtectedSite,
        requestedOn: permit.missingRequestedOn,
        suppliedOn: permit.completedOn,
      },
      record: { metOn: permit.decisionOn, cancelledOn: permit.deferredOn },
    },
    {
      kind: 'permit_pieces_supply',
      startOn: permit.missingRequestedOn,
      record: { metOn: permit.completedOn, cancelledOn: permit.decisionOn },
    },
    {
      kind: 'permit_confirmation',
      startOn: permit.deferredUntilOn,
      record: { metOn: permit.requestConfirmedOn, cancelledOn: permit.decisionOn },
    },
    {
      kind: 'permit_final_review',
      startOn: permit.requestConfirmedOn,
      record: { metOn: permit.decisionOn },
    },
    ...(isBuildingPermit(permitKind) ? buildingClocks(permit) : []),
  ];
  const withRegion = clocks.map((clock) => ({ ...clock, context: { region, ...clock.context } }));
  return runClocks(withRegion, today);
}

function buildingClocks(permit: PermitRecord): ClockWanted[] {
  const { kind: permitKind, postedOn, decisionOn, notifiedOn } = permit;
  const isGranted = permit.status !== 'refused' && decisionOn !== null;
  const grantedOn = isGranted ? decisionOn : null;
  const endedOn = permit.authorityWithdrewOn ?? permit.annulledOn;
  const declaredOn = permit.redeclaredOn ?? permit.daactOn;
  // An appeal that is under way has stopped what it was about: the clock no longer tells when it is over.
  const appealedOn = hasOpenAppeal(permit) ? (permit.appeals.at(-1)?.filedOn ?? null) : null;
  return [
    {
      kind: 'informal_appeal',
      startOn: postedOn,
      context: grantedOn === null ? {} : { decidedOn: grantedOn },
      record: { cancelledOn: endedOn ?? appealedOn },
    },
    { kind: 'third_party_appeal', startOn: postedOn, record: { cancelledOn: endedOn ?? appealedOn } },
    {
      kind: 'authority_withdrawal',
      startOn: grantedOn,
      context: { permitKind },
      record: { metOn: permit.authorityWithdrewOn, cancelledOn: permit.annulledOn },
    },
    {
      kind: 'permit_lapse',
      startOn: isGranted ? (notifiedOn ?? decisionOn) : null,
      context: {
        extensionsCount: permit.extensionsCount,
        ...(grantedOn === null ? {} : { decidedOn: grantedOn }),
      },
      record: { metOn: permit.workOpenedOn, cancelledOn: endedOn },
    },
    {
      kind: 'works_interruption',
      startOn: permit.worksStoppedOn,
      record: { metOn: permit.worksResumedOn, cancelledOn: permit.daactOn },
    },
    {
      kind: 'conformity',
      startOn: declaredOn,
      context: { isInspectionMandatory: permit.isInspectionMandatory },
      record: {
        metOn: permit.conformityAttestedOn,
        cancelledOn: permit.status === 'contested' ? permit.contestedOn : null,
      },
    },
    { kind: 'late_appeal', startOn: permit.daactOn, record: { cancelledOn: endedOn } },
  ];
}

/** Last day on which the authority may ask for missing pieces; null while nothing was filed. */
export const missingRequestUntil = (filedOn: Day | null): Day | null =>
  periodAfter(filedOn, 'deadline.permit_pieces_request');

/**
 * Latest day that a deferral of the decision may end on; null while nothing was deferred.
 *
 * Source: article L424-1 du code de l’urbanisme.
 */
export const deferralMaxOn = (deferredOn: Day | null): Day | null =>
  periodAfter(deferredOn, 'deadline.permit_deferral');

function periodAfter(from: Day | null, key: string): Day | null {
  if (from === null) return null;
  const period = seekParameter(deadlineParameters, key, from);
  return period === null ? null : addPeriod(from, parsePeriod(period.value));
}
