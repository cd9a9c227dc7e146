import type { DeadlineKind } from '../deadline/definitions.ts';
import type { PermitFacts } from '../states/permit/facts.ts';
import type { permitMachine } from '../states/permit/permit.ts';
import type { Day } from '../time/day.ts';
import { addToDay } from '../time/day.ts';
import { deferralMaxOn, missingRequestUntil, type UrbanClock } from './permit-clocks.ts';
import { hasOpenAppeal, isBuildingPermit, type PermitRecord } from './permit.ts';

export type PermitStep = keyof typeof permitMachine.transitions;

/** Steps that a certificate of planning knows: it is asked for, and answered. */
const certificateSteps: readonly PermitStep[] = [
  'file',
  'request-pieces',
  'complete-file',
  'grant',
  'become-tacit',
  'refuse',
  'reject-incomplete',
];

/** Whether a step belongs to the life of a permission of that kind. */
export const hasPermitStep = ({ kind }: Pick<PermitRecord, 'kind'>, step: PermitStep): boolean =>
  isBuildingPermit(kind) || certificateSteps.includes(step);

/** Last day of a clock, as the guards read it. */
export const endOf = (clocks: readonly UrbanClock[], kind: DeadlineKind): Day | null =>
  clocks.find((clock) => clock.kind === kind)?.deadline?.endsOn ?? null;

/** Last day of the review: of the final one, once a deferral is over and the request was confirmed. */
export const reviewEndOf = (clocks: readonly UrbanClock[]): Day | null =>
  endOf(
    clocks,
    clocks.some(({ kind }) => kind === 'permit_final_review') ? 'permit_final_review' : 'permit_review',
  );

/** What the steps of a permission depend on: its days, and the last days of its clocks. */
export function permitFacts(permit: PermitRecord, clocks: readonly UrbanClock[]): PermitFacts {
  const appeal = permit.appeals.at(-1);
  return {
    kind: permit.kind,
    filedOn: permit.filedOn,
    missingRequestedOn: permit.missingRequestedOn,
    missingRequestUntil: missingRequestUntil(permit.filedOn),
    completedOn: permit.completedOn,
    piecesDueOn: endOf(clocks, 'permit_pieces_supply'),
    deferredOn: permit.deferredOn,
    deferredUntilOn: permit.deferredUntilOn,
    deferralMaxOn: deferralMaxOn(permit.deferredOn),
    requestConfirmedOn: permit.requestConfirmedOn,
    confirmationDueOn: endOf(clocks, 'permit_confirmation'),
    decisionDueOn: reviewEndOf(clocks),
    isSilenceNoPermission: permit.isProtectedSite,
    decisionOn: permit.decisionOn,
    notifiedOn: permit.notifiedOn,
    postedOn: permit.postedOn,
    postingProofsCount: permit.postingProofsCount,
    thirdPartyEndsOn: endOf(clocks, 'third_party_appeal'),
    withdrawalEndsOn: endOf(clocks, 'authority_withdrawal'),
    hasOpenAppeal: hasOpenAppeal(permit),
    appealKind: appeal?.kind ?? null,
    appealFiledOn: appeal?.filedOn ?? null,
    appealOutcome: appeal?.outcome ?? null,
    purgedOn: permit.purgedOn,
    authorityWithdrewOn: permit.authorityWithdrewOn,
    annulledOn: permit.annulledOn,
    lapsesOn: endOf(clocks, 'permit_lapse'),
    workOpenedOn: permit.workOpenedOn,
    daactOn: permit.daactOn,
    conformityEndsOn: endOf(clocks, 'conformity'),
    conformityAttestedOn: permit.conformityAttestedOn,
    contestedOn: permit.contestedOn,
    contestReason: permit.contestReason,
    redeclaredOn: permit.redeclaredOn,
  };
}

/** What a step that the platform takes by itself writes down. */
export function automaticDays(
  step: PermitStep,
  clocks: readonly UrbanClock[],
): { readonly on: Day; readonly days: Partial<Pick<PermitRecord, 'decisionOn' | 'purgedOn'>> } | null {
  const after = (end: Day | null): Day | null => (end === null ? null : addToDay(end, { days: 1 }));
  switch (step) {
    case 'become-tacit':
      return decided(after(reviewEndOf(clocks)));
    case 'reject-incomplete':
      return decided(after(endOf(clocks, 'permit_pieces_supply')));
    case 'purge': {
      const thirdParty = after(endOf(clocks, 'third_party_appeal'));
      const withdrawal = after(endOf(clocks, 'authority_withdrawal'));
      if (thirdParty === null || withdrawal === null) return null;
      const on = thirdParty > withdrawal ? thirdParty : withdrawal;
      return { on, days: { purgedOn: on } };
    }
    case 'conform':
      return dated(after(endOf(clocks, 'conformity')));
    case 'lapse':
      return dated(after(endOf(clocks, 'permit_lapse')));
    default:
      return null;
  }
}

const decided = (on: Day | null) => (on === null ? null : { on, days: { decisionOn: on } });
const dated = (on: Day | null) => (on === null ? null : { on, days: {} });

/** Steps that time alone brings about. */
export const automaticPermitSteps = [
  'become-tacit',
  'reject-incomplete',
  'purge',
  'conform',
  'lapse',
] as const satisfies readonly PermitStep[];
