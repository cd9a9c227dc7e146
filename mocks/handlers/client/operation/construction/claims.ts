import { payClaim, storeClaim, takeClaimStep } from '#contracts/client/operation/construction/payload.ts';
import { cents } from '#domain/money/cents.ts';
import { situationMachine } from '#domain/states/works/situation.ts';
import { addMonths, lastDayOf, monthOf, type Day, type Month } from '#domain/time/day.ts';
import { claimAmounts } from '#domain/works/claim.ts';
import { currentContractCents } from '#domain/works/contract.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import type { ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type {
  ConstructionLot,
  NewWorksSituation,
  WorksSituation,
  worksSituations,
} from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { machineRoutes } from '../steps/machine-routes.ts';
import { commitClaim, payClaimFlow } from './cash.ts';
import { worksTransitionContext } from './contracts.ts';
import { claimFacts } from './facts.ts';
import {
  type FoundLot,
  claimOfRoute,
  claimPart,
  plainChanges,
  texts,
  todayOf,
  worksFlash,
  worksLotPart,
} from './record.ts';
import { invoicedVatBps } from './lot-vat.ts';
import { claimsOfLot, lastValidClaim } from './rows.ts';
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
  { lot, operation }: Pick<FoundLot, 'lot' | 'operation'>,
  month: string,
  cumulativeBps: number,
  before: WorksSituation | undefined,
): Amounts {
  const { cumulativeHtCents, periodHtCents, cash } = claimAmounts({
    month: month as Month,
    cumulativeBps,
    currentContractHtCents: currentContractCents(lot.contractHtCents, lot.amendments) ?? cents(0),
    previousHtCents: cents(before?.cumulativeHtCents ?? 0),
    vatRateBps: invoicedVatBps(lot, operation, `${month}-01`),
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
    const lot = await worksLotPart.find(context, operation.id, constructionLotId);
    if (lot === null) {
      throw new ValidationFailure({ constructionLotId: validationText(context.locale, 'unknownRecord') });
    }
    const claims = await claimsOfLot(context.db, lot.id);
    const before = lastValidClaim(claims);
    checkNewClaim(context, lot, before, { month, cumulativeBps, submittedOn });
    await claimPart.create(context, operation, {
      action: 'claim.create',
      state: 'submitted',
      on: submittedOn,
      columns: {
        ...amountsOf({ lot, operation }, month, cumulativeBps, before),
        constructionLotId: lot.id,
        number: Math.max(0, ...claims.map(({ number }) => number)) + 1,
        month,
        submittedOn,
      },
      alongside: async (tx) => void (await turnLot(context.deps, tx, lot.id)),
    });
    return worksFlash(operation.id, texts(context).flash.claimed);
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

const claimRoutes = machineRoutes(situationMachine, {
  record: claimPart,
  find: claimOfRoute,
  facts: async ({ db }, { lot, claim }, given) => ({
    ...claimFacts(lot, await claimsOfLot(db, lot.id), claim),
    ...given,
  }),
  transition: worksTransitionContext,
  fields: fieldsOfClaim,
});

/** Signs, approves or rejects a claim; an approved one may be lower than what was claimed. */
export const claimStepHandler = claimRoutes.route(
  takeClaimStep,
  (_found, { step }) => step,
  async (context, { step, checkedBy, cumulativeBps, reason }, found) => {
    const { lot, claim } = found;
    const today = todayOf(context);
    const given = (columns: ColumnsOf<typeof worksSituations>) => ({
      action: `claim.${step}`,
      columns,
      changes: plainChanges(claim, columns),
    });
    if (step === 'check') {
      const facts = { checkedBy: checkedBy === '' ? null : checkedBy };
      return { ...given({ checkedBy, checkedOn: today }), facts };
    }
    if (step === 'reject') {
      const facts = { rejectionReason: reason === '' ? null : reason };
      return { ...given(facts), facts, reason };
    }
    const claims = await claimsOfLot(context.db, lot.id);
    const before = lastValidClaim(claims.filter(({ number }) => number < claim.number));
    if (before !== undefined && before.status !== 'approved' && before.status !== 'paid') {
      throw new ValidationFailure({ base: texts(context).refusals.earlierOpen });
    }
    const amounts = amountsOf(found, claim.month, cumulativeBps, before);
    const dueOn = lastDayOf(addMonths(claim.month as Month, 1));
    return {
      ...given({ ...amounts, approvedOn: today, dueOn }),
      facts: {
        cumulativeBps,
        cumulativeHtCents: cents(amounts.cumulativeHtCents),
        approvedOn: today,
        dueOn,
      },
      alongside: (tx) => commitClaim(context, tx, found, { ...claim, ...amounts }, dueOn),
    };
  },
  (context, { operation }) => worksFlash(operation.id, texts(context).flash.stepTaken),
);

/** Records that a claim was paid, by its movement on the bank’s statement. */
export const payClaimHandler = claimRoutes.route(
  payClaim,
  'pay',
  (context, { paidOn, transactionId }, { lot, claim }) => {
    const t = texts(context).refusals;
    if (paidOn > todayOf(context)) throw new ValidationFailure({ paidOn: t.future });
    if (claim.submittedOn !== null && paidOn < claim.submittedOn) {
      throw new ValidationFailure({ paidOn: t.beforeClaim });
    }
    const columns = { paidOn, transactionId };
    return {
      action: 'claim.pay',
      columns,
      changes: plainChanges(claim, columns),
      facts: { transactionId, paidOn: paidOn as Day },
      alongside: (tx) => payClaimFlow(context, tx, lot, claim, columns),
    };
  },
  (context, { operation }) => worksFlash(operation.id, texts(context).flash.paid),
);
