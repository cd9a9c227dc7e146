import { and, eq, isNull, ne } from 'drizzle-orm';
import {
  acceptOffer,
  counterOffer,
  refuseOffer,
  withdrawOffer,
} from '#contracts/client/operation/offer/payload.ts';
import type { Cents } from '#domain/money/cents.ts';
import { offerMachine } from '#domain/states/purchase/offer.ts';
import type { OfferFacts } from '#domain/states/purchase/offer-facts.ts';
import type { Day } from '#domain/time/day.ts';
import { fill } from '#messages/fill.ts';
import type { Database } from '#mocks/db/database.ts';
import { offers, type Offer } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { storeWritten, writeAhead } from '#mocks/server/files/store-file.ts';
import { redirect } from '#mocks/server/handler.ts';
import { announceOperation } from '../announce.ts';
import { machineRoutes } from '../steps/machine-routes.ts';
import { todayOf } from '../financing/record.ts';
import { agree } from './agreed.ts';
import { settleOperation, withdrawLiveOffers } from './follow.ts';
import { offerTransitionContext, offerPart, texts, type FoundOffer } from './record.ts';

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

/** The steps of an offer. */
export const offerRoutes = machineRoutes(offerMachine, {
  record: offerPart,
  find: offerPart.ofRoute,
  facts: (_context, { offer }, given) => ({ ...offerFactsOf(offer), ...given }),
  transition: offerTransitionContext,
  fields,
});

/** @throws ValidationFailure at `field` for a day to come */
export function checkPast(context: ClientContext, field: string, on: string): void {
  if (on > todayOf(context)) throw new ValidationFailure({ [field]: texts(context).refusals.future });
}

/** Tells those who look at the operation that it may have gone on. */
export const announceMoved = (context: ClientContext, { operation }: FoundOffer): void =>
  announceOperation(context, 'operation.updated', { id: operation.id, version: operation.version + 1 });

const withFlash =
  (key: 'counter' | 'accept' | 'refuse' | 'withdraw') => (context: ClientContext, found: FoundOffer) => {
    if (key !== 'counter') announceMoved(context, found);
    const text = fill(texts(context)[key].done, { number: found.offer.number });
    return redirect(backAddress(context), { type: 'success', text });
  };

/** @throws ValidationFailure for an answer to come, or before the offer was sent */
function checkAnswerDay(context: ClientContext, { offer: { sentOn } }: FoundOffer, on: string): void {
  checkPast(context, 'on', on);
  if (sentOn !== null && on < sentOn) {
    throw new ValidationFailure({ on: texts(context).refusals.beforeSending });
  }
}

/** Records the seller’s counter-offer. */
export const counterHandler = offerRoutes.route(
  counterOffer,
  'counter',
  (context, { priceCents, on }, found) => {
    checkAnswerDay(context, found, on);
    return {
      on,
      facts: { counterPriceCents: priceCents as Cents | null, counterOn: on as Day },
      columns: { counterPriceCents: priceCents, counterOn: on },
    };
  },
  withFlash('counter'),
);

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
export const acceptHandler = offerRoutes.route(
  acceptOffer,
  ({ offer }) => (offer.status === 'countered' ? 'accept-counter' : 'accept'),
  async (context, { on, proofFile, isConfirmed }, found) => {
    checkPast(context, 'on', on);
    const { offer, operation } = found;
    const hasOther = await hasOtherAccepted(context, found);
    if (hasOther) throw new ValidationFailure({ base: texts(context).refusals.otherAccepted });
    const price = offer.status === 'countered' ? offer.counterPriceCents : offer.priceCents;
    const written = await writeAhead(context, proofFile, { tenantId: offer.tenantId });
    return {
      action: 'accept',
      on,
      facts: { acceptedOn: on as Day, proofFileId: 'sent', hasOtherAcceptedOffer: hasOther },
      confirmed: isConfirmed ? ['accepted_late'] : [],
      columns: { decidedOn: on },
      alongside: async (tx) => {
        const proofFileId = await storeWritten(context, tx, written);
        await tx.update(offers).set({ proofFileId }).where(eq(offers.id, offer.id));
        const others = { operationId: operation.id, on, except: offer.id };
        const siblings = await withdrawLiveOffers(context.deps, tx, others);
        for (const row of siblings) offerPart.announce(context, { ...row, version: row.version + 1 });
        await agree(context, tx, found, price);
      },
    };
  },
  withFlash('accept'),
);

/** Records that the seller refused, and why. */
export const refuseHandler = offerRoutes.route(
  refuseOffer,
  'refuse',
  (context, { on, reason }, found) => {
    checkAnswerDay(context, found, on);
    return {
      on,
      reason,
      facts: { refusedOn: on as Day, refusalReason: reason },
      columns: { decidedOn: on, refusalReason: reason },
      alongside: (tx) => settle(context, tx, found, texts(context).ended.refused),
    };
  },
  withFlash('refuse'),
);

/** Withdraws an offer that awaits an answer. */
export const withdrawHandler = offerRoutes.route(
  withdrawOffer,
  'withdraw',
  (context, _payload, found) => ({
    columns: { decidedOn: todayOf(context) },
    alongside: (tx) => settle(context, tx, found, texts(context).ended.withdrawn),
  }),
  withFlash('withdraw'),
);

const settle = (context: ClientContext, tx: Database, { operation }: FoundOffer, reason: string) =>
  settleOperation(context.deps, tx, { operationId: operation.id, on: todayOf(context), reason });
