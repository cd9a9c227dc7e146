import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import {
  cancelSale,
  reserveSale,
  signContract,
  withdrawSale,
} from '#contracts/client/operation/notary/sale/payload.ts';
import { shortDay } from '#domain/deadline/day-words.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Day } from '#domain/time/day.ts';
import { fill } from '#messages/fill.ts';
import type { Database } from '#mocks/db/database.ts';
import { supportPlanDescriptions, type NotarySale } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { todayOf } from '../financing/record.ts';
import { announceLots, changeSale } from './change.ts';
import { counted } from './facts.ts';
import { followLots, type LotFollow } from './follow-lots.ts';
import { judgeSale } from './judge.ts';
import { checkSaleVersion, namesOf, saleOfRoute, texts, redirectToSale, type FoundSale } from './record.ts';
import { releaseLots } from './turn.ts';

/** @throws ValidationFailure at `field` for a day to come */
export function checkPast(context: ClientContext, field: string, on: string): void {
  if (on > todayOf(context)) throw new ValidationFailure({ [field]: texts(context).refusals.future });
}

/** Takes the step of the lots of a sale in its person’s name. */
export const followed = (
  context: ClientContext,
  tx: Database,
  { lots }: FoundSale,
  follow: Omit<LotFollow, 'byUserId'>,
) =>
  followLots(
    context.deps,
    tx,
    lots.map(({ lot }) => lot),
    { ...follow, byUserId: context.actor.user.id },
  );

/** Turns an option into a reservation. */
export const reserveHandler = clientAction(reserveSale, {
  find: saleOfRoute,
  act: async (context, { version, isFloorConfirmed }, found) => {
    await checkSaleVersion(context, found, version);
    const confirmed = isFloorConfirmed ? ['below_floor'] : [];
    const to = await judgeSale(context, found, 'reserve', { facts: {}, confirmed });
    const today = todayOf(context);
    await changeSale(context, found, {
      action: 'reserve',
      version,
      to,
      columns: {},
      alongside: async (tx) => {
        await followed(context, tx, found, {
          step: 'reserve',
          facts: { buyerName: namesOf(found) },
          on: today,
        });
      },
    });
    announceLots(context, found);
    return redirectToSale(found, texts(context).flash.reserved);
  },
});

/** The approved descriptions of the lots go with the contract and no longer change. */
async function annexDescriptions(tx: Database, { sale, lots }: FoundSale): Promise<void> {
  for (const { lot } of lots) {
    const [last] = await tx
      .select()
      .from(supportPlanDescriptions)
      .where(and(eq(supportPlanDescriptions.lotId, lot.id), isNull(supportPlanDescriptions.deletedAt)))
      .orderBy(desc(supportPlanDescriptions.versionNo))
      .limit(1);
    if (last?.status !== 'approved') continue;
    await tx
      .update(supportPlanDescriptions)
      .set({ status: 'annexed', notarySaleId: sale.id })
      .where(eq(supportPlanDescriptions.id, last.id));
  }
}

/** Records the preliminary contract: the legal periods run. */
export const signContractHandler = clientAction(signContract, {
  find: saleOfRoute,
  act: async (context, { version, isConfirmed, ...given }, found) => {
    await checkSaleVersion(context, found, version);
    const { contractKind, contractOn, depositCents, loanConditionEndsOn } = given;
    checkPast(context, 'contractOn', contractOn);
    const sale: NotarySale = { ...found.sale, contractKind, contractOn, depositCents, loanConditionEndsOn };
    const to = await judgeSale(context, { ...found, sale }, 'sign-contract', {
      facts: { depositCents: (depositCents ?? 0) as Cents },
      confirmed: isConfirmed ? ['loan_waiver_missing'] : [],
    });
    await changeSale(context, found, {
      action: 'contract',
      version,
      to,
      on: contractOn,
      columns: { contractKind, contractOn, depositCents: depositCents ?? 0, loanConditionEndsOn },
      alongside: async (tx) => {
        const facts = { contractOn: contractOn as Day };
        await followed(context, tx, found, { step: 'sign-contract', facts, on: contractOn });
        await annexDescriptions(tx, found);
      },
    });
    announceLots(context, found);
    return redirectToSale(found, texts(context).flash.contracted);
  },
});

/** Sets the lots free and gives back what was annexed. */
async function ended(
  context: ClientContext,
  tx: Database,
  found: FoundSale,
  { on, reason }: { readonly on: string; readonly reason: string },
): Promise<void> {
  await releaseLots(context.deps, tx, found, { byUserId: context.actor.user.id, on, reason });
  await tx
    .update(supportPlanDescriptions)
    .set({ status: 'approved', notarySaleId: null })
    .where(
      and(
        eq(supportPlanDescriptions.notarySaleId, found.sale.id),
        inArray(
          supportPlanDescriptions.lotId,
          found.lots.map(({ lot }) => lot.id),
        ),
      ),
    );
}

/** Records that the buyer withdrew in time: the deposit is to be refunded. */
export const withdrawHandler = clientAction(withdrawSale, {
  find: saleOfRoute,
  act: async (context, { version, withdrawnOn, receivedBy }, found) => {
    await checkSaleVersion(context, found, version);
    checkPast(context, 'withdrawnOn', withdrawnOn);
    const { contractOn } = found.sale;
    const { refusals, flash } = texts(context);
    if (contractOn !== null && withdrawnOn < contractOn) {
      throw new ValidationFailure({ withdrawnOn: refusals.beforeContract });
    }
    const facts = { withdrawnOn: withdrawnOn as Day, receivedBy };
    const to = await judgeSale(context, found, 'withdraw', { facts });
    const reason = receivedBy;
    await changeSale(context, found, {
      action: 'withdraw',
      version,
      to,
      on: withdrawnOn,
      columns: {
        withdrawnOn,
        receivedBy,
        cancelReason: 'withdrawn',
        cancelledOn: withdrawnOn,
        depositOutcome: (found.sale.depositCents ?? 0) > 0 ? 'refunded' : 'none',
      },
      alongside: (tx) => ended(context, tx, found, { on: withdrawnOn, reason }),
    });
    announceLots(context, found);
    const refund = counted('withdrawal_refund', withdrawnOn)?.endsOn ?? null;
    const text =
      refund === null
        ? flash.withdrawnOnly
        : fill(flash.withdrawn, { date: shortDay(refund)[context.locale] });
    return redirectToSale(found, text);
  },
});

/** Ends a sale without a deed, for a reason. */
export const cancelHandler = clientAction(cancelSale, {
  find: saleOfRoute,
  act: async (context, { version, reason, depositOutcome }, found) => {
    await checkSaleVersion(context, found, version);
    const today = todayOf(context);
    // Nothing is deposited before the contract.
    const outcome = found.sale.contractOn === null ? (depositOutcome ?? 'none') : depositOutcome;
    const facts = { cancelReason: reason, depositOutcome: outcome };
    const to = await judgeSale(context, found, 'cancel', { facts });
    await changeSale(context, found, {
      action: 'cancel',
      version,
      to,
      columns: { cancelReason: reason, depositOutcome: outcome, cancelledOn: today },
      changes: { cancelReason: { from: null, to: reason } },
      alongside: (tx) => ended(context, tx, found, { on: today, reason }),
    });
    announceLots(context, found);
    return redirectToSale(found, texts(context).flash.cancelled);
  },
});
