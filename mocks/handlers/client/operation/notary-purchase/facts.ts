import { deadline } from '#domain/deadline/deadline.ts';
import { checkLongPromise } from '#domain/deadline/checks/long-promise.ts';
import { cents, type Cents } from '#domain/money/cents.ts';
import type { NotaryPurchaseFacts } from '#domain/states/purchase/notary-purchase-facts.ts';
import type { Day } from '#domain/time/day.ts';
import type { NotaryPurchase } from '#mocks/db/schema/index.ts';
import type { KnownPurchase } from './record.ts';

/** The last day to register a private unilateral promise; null where none has to be. */
export function registrationDeadline({
  contractKind,
  form,
  acceptanceOn,
}: Pick<NotaryPurchase, 'contractKind' | 'form' | 'acceptanceOn'>): Day | null {
  if (contractKind !== 'unilateral' || form !== 'private' || acceptanceOn === null) return null;
  return deadline('promise_registration', acceptanceOn as Day).endsOn;
}

/** Whether the right of pre-emption still stands against the purchase. */
export interface PreemptionClearance {
  readonly isCleared: boolean;
  readonly endsOn: Day | null;
}

/** What the life of a purchase depends on, of its rows. */
export function purchaseFacts(
  { purchase, conditions, papers }: KnownPurchase,
  preemption: PreemptionClearance,
): NotaryPurchaseFacts {
  const { contractKind, form, promiseOn, promiseExpiresOn, isSellerIndividual } = purchase;
  const promised = promiseOn as Day | null;
  const term =
    promised === null || contractKind === 'none'
      ? null
      : checkLongPromise({
          promiseOn: promised,
          expiresOn: (promiseExpiresOn ?? promiseOn) as Day,
          isSellerIndividual,
          form,
          contractKind,
          priceCents: cents(purchase.priceCents),
          depositCents: cents(purchase.depositCents ?? 0),
        });
  return {
    // What the seller signed stands in for an offer that is kept elsewhere.
    hasAcceptedOffer: purchase.acceptedOfferId !== null || purchase.acceptanceOn !== null,
    contractKind,
    form,
    priceCents: purchase.priceCents as Cents,
    depositCents: purchase.depositCents as Cents | null,
    promiseOn: promised,
    promiseExpiresOn: promiseExpiresOn as Day | null,
    isSellerIndividual,
    privatePromiseUntil: term?.limitOn ?? null,
    longPromiseDepositCents: term?.minimumDepositCents ?? null,
    registrationDeadlineOn: registrationDeadline(purchase),
    registeredOn: purchase.registeredOn as Day | null,
    conditionsCount: conditions.length,
    openConditionsCount: conditions.filter(({ status }) => status !== 'met' && status !== 'waived').length,
    isPreemptionCleared: preemption.isCleared,
    preemptionEndsOn: preemption.endsOn,
    deedOn: purchase.deedOn as Day | null,
    deedPriceCents: purchase.deedPriceCents as Cents | null,
    actualFeesCents: purchase.actualFeesCents as Cents | null,
    amendmentFileId: papers.find(({ kind }) => kind === 'amendment')?.fileId ?? null,
  };
}
