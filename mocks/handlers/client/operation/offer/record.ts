import { eq, max } from 'drizzle-orm';
import type { Actor } from '#domain/states/actor.ts';
import type { TransitionContext } from '#domain/states/machine.ts';
import * as offerMessages from '#messages/client/offer.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { offers, tenants } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { definePart, type FoundPart } from '../part-record.ts';
import { transitionContext } from '../steps/transition-context.ts';

/** The texts of the pages in the person’s language. */
export const texts = ({ locale }: Pick<ClientContext, 'locale'>) => messagesFor(locale, offerMessages);

/** Offers of an operation. */
export const offerPart = definePart('offer', {
  table: offers,
  topic: 'offer',
  event: 'offer.updated',
  entity: 'offer',
});
export type FoundOffer = FoundPart<'offer', typeof offers>;

/** What the person may do with the offers of an operation. */
export const offerRightsOf = (context: ClientContext) => ({
  create: canNow(context, 'offer.create'),
  update: canNow(context, 'offer.update'),
  operation: canNow(context, 'operation.update'),
});

/** Who asks for a step of an offer: whoever may change offers acts as a collaborator. */
export async function offerTransitionContext(context: ClientContext): Promise<TransitionContext> {
  const { actors, today } = await transitionContext(context);
  const all: Actor[] = actors.filter((actor) => actor !== 'collaborator');
  if (canNow(context, 'offer.update')) all.push('collaborator');
  return { actors: all, today };
}

/** The next number of the company, of a transaction that sees all of it; two who ask at once wait for each other. */
export async function nextNumber({ actor }: ClientContext, tx: Database): Promise<number> {
  const { id } = actor.tenant;
  await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, id)).for('update');
  const [row] = await tx
    .select({ last: max(offers.number) })
    .from(offers)
    .where(eq(offers.tenantId, id));
  return (row?.last ?? 0) + 1;
}
