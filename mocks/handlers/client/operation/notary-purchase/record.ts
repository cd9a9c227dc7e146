import { and, asc, desc, eq, isNull } from 'drizzle-orm';
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
  type NotaryPurchase,
  type Operation,
  type PurchaseCondition,
  type PurchasePaper,
} from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { redirect } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { transitionContext } from '../steps/transition-context.ts';

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
export async function purchaseTransitionContext(context: ClientContext): Promise<TransitionContext> {
  const { actors, today } = await transitionContext(context);
  const all: Actor[] = [...actors];
  if (canNow(context, 'payment.validate')) all.push('accountant');
  return { actors: all, today };
}

/** Back to the page with a text. */
export const redirectToPurchase = (operation: string, text: string) =>
  redirect(edit({ operation }), { type: 'success', text });
