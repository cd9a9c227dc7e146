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
import { supportPlanDescriptions } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { todayOf } from '../financing/record.ts';
import { announceLots } from './change.ts';
import { counted } from './facts.ts';
import { followLots, type LotFollow } from './follow-lots.ts';
import { namesOf, texts, redirectToSale, type FoundSale } from './record.ts';
import { saleRoutes } from './routes.ts';
import { releaseLots } from './turn.ts';

/** @throws ValidationFailure at `field` for a day to come */
export function checkPast(context: ClientContext, field: string, on: string): void {
  if (on > todayOf(context)) throw new ValidationFailure({ [field]: texts(context).refusals.future });
}

/** Back to the file of the sale, whose lots changed with it. */
export const withLots =
  <Payload>(flashText: (context: ClientContext, payload: Payload) => string) =>
  (context: ClientContext, found: FoundSale, _taken: unknown, payload: Payload) => {
    announceLots(context, found);
    return redirectToSale(found, flashText(context, payload));
  };

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
export const reserveHandler = saleRoutes.route(
  reserveSale,
  'reserve',
  (context, { isFloorConfirmed }, found) => ({
    confirmed: isFloorConfirmed ? ['below_floor'] : [],
    alongside: async (tx) => {
      const facts = { buyerName: namesOf(found) };
      await followed(context, tx, found, { step: 'reserve', facts, on: todayOf(context) });
    },
  }),
  withLots((context) => texts(context).flash.reserved),
);

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
export const signContractHandler = saleRoutes.route(
  signContract,
  'sign-contract',
  (context, { contractKind, contractOn, depositCents, loanConditionEndsOn, isConfirmed }, found) => {
    checkPast(context, 'contractOn', contractOn);
    const signed = { contractKind, contractOn, depositCents, loanConditionEndsOn };
    return {
      action: 'contract',
      on: contractOn,
      made: { ...found, sale: { ...found.sale, ...signed } },
      facts: { depositCents: (depositCents ?? 0) as Cents },
      confirmed: isConfirmed ? ['loan_waiver_missing'] : [],
      columns: { ...signed, depositCents: depositCents ?? 0 },
      alongside: async (tx) => {
        const facts = { contractOn: contractOn as Day };
        await followed(context, tx, found, { step: 'sign-contract', facts, on: contractOn });
        await annexDescriptions(tx, found);
      },
    };
  },
  withLots((context) => texts(context).flash.contracted),
);

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
export const withdrawHandler = saleRoutes.route(
  withdrawSale,
  'withdraw',
  (context, { withdrawnOn, receivedBy }, found) => {
    checkPast(context, 'withdrawnOn', withdrawnOn);
    const { contractOn, depositCents } = found.sale;
    if (contractOn !== null && withdrawnOn < contractOn) {
      throw new ValidationFailure({ withdrawnOn: texts(context).refusals.beforeContract });
    }
    return {
      on: withdrawnOn,
      facts: { withdrawnOn: withdrawnOn as Day, receivedBy },
      columns: {
        withdrawnOn,
        receivedBy,
        cancelReason: 'withdrawn',
        cancelledOn: withdrawnOn,
        depositOutcome: (depositCents ?? 0) > 0 ? 'refunded' : 'none',
      },
      alongside: (tx) => ended(context, tx, found, { on: withdrawnOn, reason: receivedBy }),
    };
  },
  withLots((context, { withdrawnOn }) => {
    const { flash } = texts(context);
    const refund = counted('withdrawal_refund', withdrawnOn)?.endsOn ?? null;
    if (refund === null) return flash.withdrawnOnly;
    return fill(flash.withdrawn, { date: shortDay(refund)[context.locale] });
  }),
);

/** Ends a sale without a deed, for a reason. */
export const cancelHandler = saleRoutes.route(
  cancelSale,
  'cancel',
  (context, { reason, depositOutcome }, found) => {
    const today = todayOf(context);
    // Nothing is deposited before the contract.
    const outcome = found.sale.contractOn === null ? (depositOutcome ?? 'none') : depositOutcome;
    return {
      facts: { cancelReason: reason, depositOutcome: outcome },
      columns: { cancelReason: reason, depositOutcome: outcome, cancelledOn: today },
      changes: { cancelReason: { from: null, to: reason } },
      alongside: (tx) => ended(context, tx, found, { on: today, reason }),
    };
  },
  withLots((context) => texts(context).flash.cancelled),
);
