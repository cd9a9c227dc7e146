import { currentContractCents } from '#domain/works/contract.ts';
import { cents, type Cents } from '#domain/money/cents.ts';
import type { ConstructionLotFacts } from '#domain/states/works/construction-lot.ts';
import type { SituationFacts } from '#domain/states/works/situation.ts';
import type { Day } from '#domain/time/day.ts';
import type { ConstructionLot, Reserve, WorksSituation } from '#mocks/db/schema/index.ts';
import { lastValidClaim } from './rows.ts';

/** What the life of a works lot depends on, of its rows. */
export function lotFacts(
  lot: ConstructionLot,
  claims: readonly WorksSituation[],
  reserves: readonly Reserve[],
): ConstructionLotFacts {
  const own = claims.filter(({ constructionLotId }) => constructionLotId === lot.id);
  return {
    quotesCount: lot.quotes.length,
    hasSelectedQuote: lot.quotes.some(({ isSelected }) => isSelected),
    contractHtCents: lot.contractHtCents as Cents | null,
    startOn: lot.startOn as Day | null,
    decennialValidUntil: lot.decennialUntil as Day | null,
    situationsCount: own.filter(({ status }) => status !== 'rejected').length,
    progressBps: approvedBps(own),
    receptionOn: lot.receptionOn as Day | null,
    openReservesCount: reserves.filter(
      ({ constructionLotId, liftedOn }) => constructionLotId === lot.id && liftedOn === null,
    ).length,
    reservesLiftedOn: lot.reservesLiftedOn as Day | null,
    isRetentionReleased: lot.retentionReleasedOn !== null,
    terminationReason: lot.terminationReason,
  };
}

/** The progress that the owner approved. */
export const approvedBps = (claims: readonly WorksSituation[]): number =>
  claims.findLast(({ status }) => status === 'approved' || status === 'paid')?.cumulativeBps ?? 0;

/** What the life of a progress claim depends on. */
export function claimFacts(
  lot: ConstructionLot,
  claims: readonly WorksSituation[],
  claim: WorksSituation,
): SituationFacts {
  const before = lastValidClaim(
    claims.filter(({ number }) => number < claim.number),
    claim.id,
  );
  return {
    submittedOn: claim.submittedOn as Day | null,
    cumulativeBps: claim.cumulativeBps,
    previousBps: before?.cumulativeBps ?? 0,
    cumulativeHtCents: cents(claim.cumulativeHtCents),
    currentContractHtCents: currentContractCents(lot.contractHtCents, lot.amendments),
    checkedBy: claim.checkedBy,
    approvedOn: claim.approvedOn as Day | null,
    dueOn: claim.dueOn as Day | null,
    transactionId: claim.transactionId,
    paidOn: claim.paidOn as Day | null,
    rejectionReason: claim.rejectionReason,
  };
}
