import { payClaim, storeClaim, takeClaimStep } from '#contracts/client/operation/construction/payload.ts';
import { cents } from '#domain/money/cents.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { situationMachine, type SituationFacts } from '#domain/states/works/situation.ts';
import { addMonths, lastDayOf, monthOf, type Day, type Month } from '#domain/time/day.ts';
import { claimAmounts } from '#domain/works/claim.ts';
import { currentContractCents } from '#domain/works/contract.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import {
  worksSituations,
  type ConstructionLot,
  type NewWorksSituation,
  type WorksSituation,
} from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { commitClaim, payClaimFlow } from './cash.ts';
import { changeClaim } from './change.ts';
import { worksAsker } from './contracts.ts';
import { claimFacts } from './facts.ts';
import {
  announceWorks,
  auditWorks,
  claimOfRoute,
  staleWorks,
  texts,
  todayOf,
  toldOf,
  worksLotOf,
  writeWorksChange,
  type FoundClaim,
} from './record.ts';
import { refusal } from '../steps/refusal.ts';
import { claimsOfLot, lastStanding } from './rows.ts';
import { turnLot } from './turn.ts';

const claimable = ['awarded', 'in_progress', 'completed'];
/** Whether a company may claim: it has a contract, and nothing of it was received. */
export const mayClaim = ({ status }: Pick<ConstructionLot, 'status'>): boolean => claimable.includes(status);

type Amounts = Pick<
  NewWorksSituation,
  | 'cumulativeBps'
  | 'cumulativeHtCents'
  | 'periodHtCents'
  | 'vatCents'
  | 'retentionCents'
  | 'retentionHtCents'
  | 'toPayTtcCents'
>;

/** The amounts of a claim over what was claimed before. */
export function amountsOf(
  lot: ConstructionLot,
  month: string,
  cumulativeBps: number,
  before: WorksSituation | undefined,
): Amounts {
  const { cumulativeHtCents, periodHtCents, cash } = claimAmounts({
    month: month as Month,
    cumulativeBps,
    currentContractHtCents: currentContractCents(lot.contractHtCents, lot.amendments) ?? cents(0),
    previousHtCents: cents(before?.cumulativeHtCents ?? 0),
    vatRateBps: lot.vatRateBps,
    retentionBps: lot.retentionMode === 'withheld' ? lot.retentionBps : 0,
  });
  return {
    cumulativeBps,
    cumulativeHtCents,
    periodHtCents,
    vatCents: cash.vatCents,
    retentionCents: cash.retentionCents,
    retentionHtCents: cash.retentionHtCents,
    toPayTtcCents: cash.toPayCents,
  };
}

/** Records that a claim was received. */
export const storeClaimHandler = clientAction(storeClaim, {
  find: operationOfRoute,
  act: async (context, { constructionLotId, month, cumulativeBps, submittedOn }, operation) => {
    const { deps, actor } = context;
    const lot = await worksLotOf(context, operation.id, constructionLotId);
    if (lot === null) {
      throw new ValidationFailure({ constructionLotId: validationText(context.locale, 'unknownRecord') });
    }
    const claims = await claimsOfLot(context.db, lot.id);
    const before = lastStanding(claims);
    checkNewClaim(context, lot, before, { month, cumulativeBps, submittedOn });
    const id = deps.newId();
    const now = deps.clock.businessNow();
    await context.db.transaction(async (tx) => {
      await tx.insert(worksSituations).values({
        ...amountsOf(lot, month, cumulativeBps, before),
        id,
        tenantId: operation.tenantId,
        operationId: operation.id,
        constructionLotId: lot.id,
        number: Math.max(0, ...claims.map(({ number }) => number)) + 1,
        month,
        submittedOn,
        createdBy: actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await writeWorksChange(deps, tx, 'situation', {
        tenantId: operation.tenantId,
        entityId: id,
        operationId: operation.id,
        fromState: null,
        toState: 'submitted',
        byUserId: actor.user.id,
        on: submittedOn,
      });
      await auditWorks(context, tx, 'claim.create', operation);
      await turnLot(deps, tx, lot.id);
    });
    announceWorks(context, 'situation.changed', { id, operationId: operation.id, version: 1 });
    return toldOf(operation.id, texts(context).told.claimed);
  },
});

/** @throws ValidationFailure for a claim without a contract, below the one before, or for a month that has one */
function checkNewClaim(
  context: ClientContext,
  lot: ConstructionLot,
  before: WorksSituation | undefined,
  given: { readonly month: string; readonly cumulativeBps: number; readonly submittedOn: string },
): void {
  const t = texts(context).refusals;
  const errors: Record<string, string> = {};
  if (!mayClaim(lot)) errors['constructionLotId'] = t.noContract;
  if (given.submittedOn > todayOf(context)) errors['submittedOn'] = t.future;
  if (given.month > monthOf(todayOf(context))) errors['month'] = t.future;
  if (before !== undefined) {
    if (given.month <= before.month) errors['month'] = t.monthTaken;
    if (given.cumulativeBps < before.cumulativeBps) {
      errors['cumulativeBps'] = fill(t.belowPrevious, { rate: rateText(context, before.cumulativeBps) });
    }
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
}

const rateText = ({ locale }: Pick<ClientContext, 'locale'>, bps: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(bps / 10_000);

const fieldsOfClaim = {
  'missing:checkedBy': 'checkedBy',
  'missing:rejectionReason': 'reason',
  'missing:transactionId': 'transactionId',
  'missing:paidOn': 'paidOn',
  below_previous: 'cumulativeBps',
  above_all: 'cumulativeBps',
} as const;

async function judge(
  context: ClientContext,
  { lot, claim }: FoundClaim,
  step: 'check' | 'approve' | 'reject' | 'pay',
  facts: SituationFacts,
) {
  const claims = await claimsOfLot(context.db, lot.id);
  const subject = { state: claim.status, facts: { ...claimFacts(lot, claims, claim), ...facts } };
  const answer = mayHappen(situationMachine, step, subject, await worksAsker(context));
  if (!answer.ok) throw refusal(context, answer.reasons, { fields: fieldsOfClaim });
  return answer.to;
}

/** Signs, approves or rejects a claim; an approved one may be lower than what was claimed. */
export const claimStepHandler = clientAction(takeClaimStep, {
  find: claimOfRoute,
  act: async (context, { version, step, checkedBy, cumulativeBps, reason }, found) => {
    const { operation, lot, claim } = found;
    if (claim.version !== version) throw await staleWorks(context, operation, claim.updatedAt, ['status']);
    const today = todayOf(context);
    const told = { action: `claim.${step}`, version };
    if (step === 'check') {
      const to = await judge(context, found, step, { checkedBy: checkedBy === '' ? null : checkedBy });
      await changeClaim(context, found, { ...told, columns: { status: to, checkedBy, checkedOn: today } });
    } else if (step === 'reject') {
      const rejectionReason = reason === '' ? null : reason;
      const to = await judge(context, found, step, { rejectionReason });
      await changeClaim(context, found, { ...told, reason, columns: { status: to, rejectionReason } });
    } else {
      const claims = await claimsOfLot(context.db, lot.id);
      const before = lastStanding(claims.filter(({ number }) => number < claim.number));
      if (before !== undefined && before.status !== 'approved' && before.status !== 'paid') {
        throw new ValidationFailure({ base: texts(context).refusals.earlierOpen });
      }
      const amounts = amountsOf(lot, claim.month, cumulativeBps, before);
      const dueOn = lastDayOf(addMonths(claim.month as Month, 1));
      const facts = {
        cumulativeBps,
        cumulativeHtCents: cents(amounts.cumulativeHtCents),
        approvedOn: today,
        dueOn,
      };
      const to = await judge(context, found, step, facts);
      const columns = { ...amounts, status: to, approvedOn: today, dueOn };
      await changeClaim(context, found, {
        ...told,
        columns,
        alongside: (tx) => commitClaim(context, tx, lot, { ...claim, ...amounts }, dueOn),
      });
    }
    return toldOf(operation.id, texts(context).told.stepTaken);
  },
});

/** Records that a claim was paid, by its movement on the bank’s statement. */
export const payClaimHandler = clientAction(payClaim, {
  find: claimOfRoute,
  act: async (context, { version, paidOn, transactionId }, found) => {
    const { operation, lot, claim } = found;
    if (claim.version !== version) throw await staleWorks(context, operation, claim.updatedAt, ['status']);
    const t = texts(context).refusals;
    if (paidOn > todayOf(context)) throw new ValidationFailure({ paidOn: t.future });
    if (claim.submittedOn !== null && paidOn < claim.submittedOn) {
      throw new ValidationFailure({ paidOn: t.beforeClaim });
    }
    const to = await judge(context, found, 'pay', { transactionId, paidOn: paidOn as Day });
    await changeClaim(context, found, {
      action: 'claim.pay',
      version,
      columns: { status: to, paidOn, transactionId },
      alongside: (tx) => payClaimFlow(context, tx, lot, claim, { paidOn, transactionId }),
    });
    return toldOf(operation.id, texts(context).told.paid);
  },
});
