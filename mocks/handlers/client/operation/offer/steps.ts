import { and, eq, isNull, ne } from 'drizzle-orm';
import {
  acceptOffer,
  counterOffer,
  refuseOffer,
  withdrawOffer,
} from '#contracts/client/operation/offer/payload.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import type { Cents } from '#domain/money/cents.ts';
import { offerMachine } from '#domain/states/purchase/offer.ts';
import type { OfferFacts, OfferState } from '#domain/states/purchase/offer-facts.ts';
import type { Day } from '#domain/time/day.ts';
import { fill } from '#messages/fill.ts';
import type { Database } from '#mocks/db/database.ts';
import { offers, type Offer } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { storeFile } from '#mocks/server/files/store-file.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { announceOperation } from '../announce.ts';
import { refusal } from '../steps/refusal.ts';
import { remediesOf } from '../steps/remedies.ts';
import { todayOf } from '../financing/record.ts';
import { agree } from './agreed.ts';
import { settleOperation, withdrawLiveOffers, writeOfferChange } from './follow.ts';
import {
  announceOffer,
  changeOffer,
  checkOfferVersion,
  offerAsker,
  offerOfRoute,
  texts,
  type FoundOffer,
  type OfferChange,
} from './record.ts';

type Step = 'send' | 'counter' | 'accept' | 'accept-counter' | 'refuse' | 'withdraw';

const fields: Readonly<Record<string, string>> = {
  no_validated_simulation: 'isConfirmed',
  accepted_late: 'isConfirmed',
  before_sending: 'on',
  validity_not_after_sending: 'sentOn',
  no_recipient_email: 'to',
  no_counter_price: 'priceCents',
};

/** What the row of an offer tells of it. */
export const offerFactsOf = (offer: Offer): OfferFacts => ({
  priceCents: offer.priceCents as Cents | null,
  validUntil: offer.validUntil as Day | null,
  sentOn: offer.sentOn as Day | null,
  counterPriceCents: offer.counterPriceCents as Cents | null,
  counterOn: offer.counterOn as Day | null,
});

interface Judged {
  readonly facts: OfferFacts;
  readonly confirmed?: readonly string[];
}

/** Whether a step may be taken now. @throws ValidationFailure with every reason against it */
export async function judgeOffer(
  context: ClientContext,
  { operation, offer }: FoundOffer,
  step: Step,
  { facts, confirmed = [] }: Judged,
): Promise<OfferState> {
  const asker = await offerAsker(context);
  const subject = { state: offer.status, facts: { ...offerFactsOf(offer), ...facts } };
  const answer = mayHappen(offerMachine, step, subject, { ...asker, confirmed });
  if (!answer.ok) {
    const remedies = remediesOf(context, 'offer', answer.reasons, operation.id);
    throw refusal(context, answer.reasons, { fields, remedies });
  }
  return answer.to;
}

interface Taken extends Omit<OfferChange, 'changes'> {
  readonly to: OfferState;
  readonly on: string;
  readonly reason?: string;
}

/** Writes a step of an offer with its line of the history. */
export async function takeOfferStep(context: ClientContext, found: FoundOffer, taken: Taken): Promise<void> {
  const { offer } = found;
  const { to, on, reason, columns, alongside, ...change } = taken;
  await changeOffer(context, found, {
    ...change,
    columns: { ...columns, status: to },
    changes: { status: { from: offer.status, to } },
    alongside: async (tx) => {
      const byUserId = context.actor.user.id;
      await writeOfferChange(context.deps, tx, offer, { to, on, byUserId, reason: reason ?? null });
      await alongside?.(tx);
    },
  });
}

/** @throws ValidationFailure at `field` for a day to come */
export function checkPast(context: ClientContext, field: string, on: string): void {
  if (on > todayOf(context)) throw new ValidationFailure({ [field]: texts(context).refusals.future });
}

/** Tells those who look at the operation that it may have gone on. */
export const announceMoved = (context: ClientContext, { operation }: FoundOffer): void =>
  announceOperation(context, 'operation.updated', { id: operation.id, version: operation.version + 1 });

const told = (context: ClientContext, { offer }: FoundOffer, text: string) =>
  redirect(backAddress(context), { type: 'success', text: fill(text, { number: offer.number }) });

/** Records the seller’s counter-offer. */
export const counterHandler = clientAction(counterOffer, {
  find: offerOfRoute,
  act: async (context, { version, priceCents, on }, found) => {
    await checkOfferVersion(context, found, version);
    checkPast(context, 'on', on);
    const { sentOn } = found.offer;
    if (sentOn !== null && on < sentOn) {
      throw new ValidationFailure({ on: texts(context).refusals.beforeSending });
    }
    const facts = { counterPriceCents: priceCents as Cents | null, counterOn: on as Day };
    const to = await judgeOffer(context, found, 'counter', { facts });
    const columns = { counterPriceCents: priceCents, counterOn: on };
    await takeOfferStep(context, found, { action: 'counter', version, to, on, columns });
    return told(context, found, texts(context).counter.done);
  },
});

async function hasOtherAccepted({ db }: ClientContext, { offer, operation }: FoundOffer): Promise<boolean> {
  const isOther = and(
    eq(offers.operationId, operation.id),
    eq(offers.status, 'accepted'),
    ne(offers.id, offer.id),
    isNull(offers.deletedAt),
  );
  return (await db.select({ id: offers.id }).from(offers).where(isOther).limit(1)).length > 0;
}

/** Records that the seller accepted, or that their counter-offer is: the other open offers are withdrawn. */
export const acceptHandler = clientAction(acceptOffer, {
  find: offerOfRoute,
  act: async (context, { version, on, proofFile, isConfirmed }, found) => {
    await checkOfferVersion(context, found, version);
    checkPast(context, 'on', on);
    const { offer, operation } = found;
    const isCountered = offer.status === 'countered';
    const hasOther = await hasOtherAccepted(context, found);
    if (hasOther) throw new ValidationFailure({ base: texts(context).refusals.otherAccepted });
    const to = await judgeOffer(context, found, isCountered ? 'accept-counter' : 'accept', {
      facts: { acceptedOn: on as Day, proofFileId: 'sent', hasOtherAcceptedOffer: hasOther },
      confirmed: isConfirmed ? ['accepted_late'] : [],
    });
    let siblings: readonly Offer[] = [];
    await takeOfferStep(context, found, {
      action: 'accept',
      version,
      to,
      on,
      columns: { decidedOn: on },
      alongside: async (tx) => {
        const proofFileId = await storeFile(context, tx, proofFile, { tenantId: offer.tenantId });
        await tx.update(offers).set({ proofFileId }).where(eq(offers.id, offer.id));
        siblings = await withdrawLiveOffers(context.deps, tx, {
          operationId: operation.id,
          on,
          except: offer.id,
        });
        await agree(context, tx, found, isCountered ? offer.counterPriceCents : offer.priceCents);
      },
    });
    for (const row of siblings) announceOffer(context, { ...row, version: row.version + 1 });
    announceMoved(context, found);
    return told(context, found, texts(context).accept.done);
  },
});

/** Records that the seller refused, and why. */
export const refuseHandler = clientAction(refuseOffer, {
  find: offerOfRoute,
  act: async (context, { version, on, reason }, found) => {
    await checkOfferVersion(context, found, version);
    checkPast(context, 'on', on);
    const { sentOn } = found.offer;
    if (sentOn !== null && on < sentOn) {
      throw new ValidationFailure({ on: texts(context).refusals.beforeSending });
    }
    const facts = { refusedOn: on as Day, refusalReason: reason };
    const to = await judgeOffer(context, found, 'refuse', { facts });
    const settled = texts(context).ended.refused;
    await takeOfferStep(context, found, {
      action: 'refuse',
      version,
      to,
      on,
      reason,
      columns: { decidedOn: on, refusalReason: reason },
      alongside: (tx) => settle(context, tx, found, settled),
    });
    announceMoved(context, found);
    return told(context, found, texts(context).refuse.done);
  },
});

/** Withdraws an offer that awaits an answer. */
export const withdrawHandler = clientAction(withdrawOffer, {
  find: offerOfRoute,
  act: async (context, { version }, found) => {
    await checkOfferVersion(context, found, version);
    const to = await judgeOffer(context, found, 'withdraw', { facts: {} });
    const on = todayOf(context);
    const settled = texts(context).ended.withdrawn;
    await takeOfferStep(context, found, {
      action: 'withdraw',
      version,
      to,
      on,
      columns: { decidedOn: on },
      alongside: (tx) => settle(context, tx, found, settled),
    });
    announceMoved(context, found);
    return told(context, found, texts(context).withdraw.done);
  },
});

const settle = (context: ClientContext, tx: Database, { operation }: FoundOffer, reason: string) =>
  settleOperation(context.deps, tx, { operationId: operation.id, on: todayOf(context), reason });
