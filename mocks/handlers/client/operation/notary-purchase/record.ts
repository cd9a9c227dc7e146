import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import type { Actor } from '#domain/states/actor.ts';
import type { TransitionContext } from '#domain/states/machine.ts';
import { edit } from '#generated/routes/client/operation/notary/purchase.ts';
import * as purchaseMessages from '#messages/client/notary-purchase.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  notaryPurchases,
  purchaseConditions,
  purchasePapers,
  stateChanges,
  type NotaryPurchase,
  type Operation,
  type PurchaseCondition,
  type PurchasePaper,
} from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { notFound } from '#mocks/server/failures.ts';
import { redirect } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { auditPart, stalePart } from '../part-record.ts';
import { stepAsker } from '../steps/asker.ts';

/** The texts of the page in the person’s language. */
export const texts = ({ locale }: Pick<ClientContext, 'locale'>) => messagesFor(locale, purchaseMessages);

/** A purchase with all that belongs to it. */
export interface KnownPurchase {
  readonly purchase: NotaryPurchase;
  readonly conditions: readonly PurchaseCondition[];
  readonly papers: readonly PurchasePaper[];
}

/** The purchase of an operation that is live, else the last; null before the first. */
export async function purchaseOf(
  db: Pick<Database, 'select'>,
  operationId: string,
): Promise<KnownPurchase | null> {
  const rows = await db
    .select()
    .from(notaryPurchases)
    .where(and(eq(notaryPurchases.operationId, operationId), isNull(notaryPurchases.deletedAt)))
    .orderBy(desc(notaryPurchases.createdAt), desc(notaryPurchases.id));
  const purchase = rows.find(({ status }) => status !== 'lapsed' && status !== 'terminated') ?? rows[0];
  if (!purchase) return null;
  return { purchase, ...(await partsOf(db, purchase.id)) };
}

/** Conditions by their deadline, papers by their day. */
export async function partsOf(db: Pick<Database, 'select'>, purchaseId: string) {
  const conditions = await db
    .select()
    .from(purchaseConditions)
    .where(and(eq(purchaseConditions.purchaseId, purchaseId), isNull(purchaseConditions.deletedAt)))
    .orderBy(asc(purchaseConditions.deadlineOn), asc(purchaseConditions.id));
  const papers = await db
    .select()
    .from(purchasePapers)
    .where(eq(purchasePapers.purchaseId, purchaseId))
    .orderBy(desc(purchasePapers.on), desc(purchasePapers.id));
  return { conditions, papers };
}

export interface FoundPurchase extends KnownPurchase {
  readonly operation: Operation;
}

/** The purchase that is live. @throws HttpFailure 404 while there is none */
export async function purchaseOfRoute(context: ClientContext): Promise<FoundPurchase> {
  const operation = await operationOfRoute(context);
  const known = await purchaseOf(context.db, operation.id);
  if (known === null) throw notFound('purchase');
  return { operation, ...known };
}

/** Who asks for a step of the purchase; whoever may validate payments acts as an accountant too. */
export async function purchaseAsker(context: ClientContext): Promise<TransitionContext> {
  const { actors, today } = await stepAsker(context);
  const all: Actor[] = [...actors];
  if (canNow(context, 'payment.validate')) all.push('accountant');
  return { actors: all, today };
}

/** Tells those who look at the operation that its purchase changed. */
export function announcePurchase(
  context: ClientContext,
  { id, operationId, version }: { id: string; operationId: string; version: number },
): void {
  const by = context.actor.user.id;
  broadcast(
    context,
    [channels.operation(operationId)],
    'purchase.updated',
    { id, operationId, version, by },
    operationId,
  );
}

/** What happened to the purchase, as a line of the operation’s journal. */
export const auditPurchase = auditPart('purchase');

/** The refusal of a change over a version that is no longer that of the record. */
export const stalePurchase = stalePart;

/** Writes a line of the history of a purchase. */
export async function writePurchaseChange(
  deps: Pick<ServerDependencies, 'newId' | 'clock'>,
  tx: Database,
  { id, tenantId, operationId, status }: NotaryPurchase,
  toState: NotaryPurchase['status'],
  by: { readonly byUserId: string | null; readonly on: string; readonly reason: string | null },
): Promise<void> {
  await tx.insert(stateChanges).values({
    ...by,
    id: deps.newId(),
    tenantId,
    operationId,
    entity: 'notaryPurchase',
    entityId: id,
    fromState: status,
    toState,
    at: deps.clock.businessNow(),
  });
}

/** Back to the page with a text. */
export const toldPurchase = (operation: string, text: string) =>
  redirect(edit({ operation }), { type: 'success', text });
