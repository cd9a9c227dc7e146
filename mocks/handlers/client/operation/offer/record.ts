import { and, eq, isNull, max } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import type { Actor } from '#domain/states/actor.ts';
import type { TransitionContext } from '#domain/states/machine.ts';
import * as offerMessages from '#messages/client/offer.ts';
import { messagesFor } from '#messages/locale.ts';
import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import { offers, tenants, type AuditChanges, type Offer, type Operation } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { canNow, parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { operationOfRoute } from '../scope.ts';
import { stepAsker } from '../steps/asker.ts';

/** The texts of the pages in the person’s language. */
export const texts = ({ locale }: Pick<ClientContext, 'locale'>) => messagesFor(locale, offerMessages);

/** An offer with the operation that it belongs to. */
export interface FoundOffer {
  readonly operation: Operation;
  readonly offer: Offer;
}

/** The offer that the address names. @throws HttpFailure 404 when it is none of that operation */
export async function offerOfRoute(context: ClientContext): Promise<FoundOffer> {
  const operation = await operationOfRoute(context);
  const offer = await offerById(context, operation.id, parameter(context, 'offer'));
  if (offer === null) throw notFound('offer');
  return { operation, offer };
}

/** An offer of an operation by its identifier; null when it is none. */
export async function offerById(
  { db }: Pick<ClientContext, 'db'>,
  operationId: string,
  id: string,
): Promise<Offer | null> {
  const isIt = and(eq(offers.id, id), eq(offers.operationId, operationId), isNull(offers.deletedAt));
  const [row] = await db.select().from(offers).where(isIt).limit(1);
  return row ?? null;
}

/** What the person may do with the offers of an operation. */
export const offerRightsOf = (context: ClientContext) => ({
  create: canNow(context, 'offer.create'),
  update: canNow(context, 'offer.update'),
  operation: canNow(context, 'operation.update'),
});

/** Who asks for a step of an offer: whoever may change offers acts as a collaborator. */
export async function offerAsker(context: ClientContext): Promise<TransitionContext> {
  const { actors, today } = await stepAsker(context);
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

/** Tells those who look at the operation that one of its offers changed. */
export function announceOffer(
  context: ClientContext,
  { id, operationId, version }: Pick<Offer, 'id' | 'operationId' | 'version'>,
): void {
  const by = context.actor.user.id;
  const told = { id, operationId, version, by };
  broadcast(context, [channels.operation(operationId)], 'offer.updated', told, operationId);
}

/** What happened to an offer, as a line of the operation’s journal. */
export const auditOffer = (
  context: ClientContext,
  tx: Database,
  action: string,
  { id, ref }: Pick<Operation, 'id' | 'ref'>,
  changes: AuditChanges = {},
): Promise<void> =>
  audit(context, tx, `operation.offer.${action}`, { type: 'operation', id, label: ref }, changes);

/** The refusal of a change over a version that is no longer that of the offer. */
export async function staleOffer(context: ClientContext, fields: readonly string[]): Promise<Error> {
  const { operation, offer } = await offerOfRoute(context);
  return staleVersion(context, {
    id: operation.id,
    updatedAt: offer.updatedAt,
    within: context.db,
    fields,
  });
}

/** @throws ValidationFailure on `version` when the offer was changed since it was read */
export async function checkOfferVersion(
  context: ClientContext,
  { offer }: FoundOffer,
  version: number,
): Promise<void> {
  if (offer.version !== version) throw await staleOffer(context, ['status']);
}

export interface OfferChange {
  /** What the journal calls it. */
  readonly action: string;
  readonly version: number;
  readonly columns: ColumnsOf<typeof offers>;
  readonly changes?: AuditChanges;
  readonly alongside?: (tx: Database) => Promise<void>;
}

/**
 * Changes an offer over the version that was read, with a line of the journal and its event.
 *
 * @throws ValidationFailure on `version` when somebody else was quicker
 */
export async function changeOffer(
  context: ClientContext,
  { operation, offer }: FoundOffer,
  { action, version, columns, changes, alongside }: OfferChange,
): Promise<void> {
  const isSaved = await context.db.transaction(async (tx) => {
    const at = context.deps.clock.businessNow();
    if (!(await changeRow(tx, offers, { id: offer.id, version }, { at, columns }))) return false;
    await alongside?.(tx);
    await auditOffer(context, tx, action, operation, changes);
    return true;
  });
  if (!isSaved) throw await staleOffer(context, Object.keys(columns));
  announceOffer(context, { id: offer.id, operationId: operation.id, version: version + 1 });
}
