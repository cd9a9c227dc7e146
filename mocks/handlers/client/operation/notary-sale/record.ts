import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import type { Actor } from '#domain/states/actor.ts';
import type { TransitionContext } from '#domain/states/machine.ts';
import { edit } from '#generated/routes/client/operation/notary/sale.ts';
import * as saleMessages from '#messages/client/notary-sale.ts';
import { messagesFor } from '#messages/locale.ts';
import type { OperationKind } from '#domain/operation/enums.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  contacts,
  lots,
  notarySaleBuyers,
  notarySaleLots,
  notarySalePapers,
  notarySales,
  type AuditChanges,
  type Lot,
  type NotarySale,
  type NotarySaleBuyer,
  type NotarySaleLot,
  type NotarySalePaper,
  operations,
  type Operation,
} from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { canNow, parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { redirect } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { operationOfRoute } from '../scope.ts';
import { transitionContext } from '../steps/transition-context.ts';

/** The texts of the pages in the person’s language. */
export const texts = ({ locale }: Pick<ClientContext, 'locale'>) => messagesFor(locale, saleMessages);

/** A lot of a sale: its part of the price, and what it is. */
export interface SoldLot {
  readonly part: NotarySaleLot;
  readonly lot: Lot;
  readonly operationKind: OperationKind;
}

/** Somebody who buys, with the name by which people know them. */
export interface KnownBuyer extends NotarySaleBuyer {
  readonly name: string;
}

/** A sale with all that belongs to it. */
export interface KnownSale {
  readonly sale: NotarySale;
  readonly lots: readonly SoldLot[];
  readonly buyers: readonly KnownBuyer[];
  readonly papers: readonly NotarySalePaper[];
}

export interface FoundSale extends KnownSale {
  readonly operation: Operation;
}

/** Sales with their lots by reference, buyers by rank and papers by day. */
export async function knownSales(
  db: Pick<Database, 'select'>,
  sales: readonly NotarySale[],
): Promise<KnownSale[]> {
  if (sales.length === 0) return [];
  const ids = sales.map(({ id }) => id);
  const parts = await db
    .select({ part: notarySaleLots, lot: lots, operationKind: operations.kind })
    .from(notarySaleLots)
    .innerJoin(lots, eq(lots.id, notarySaleLots.lotId))
    .innerJoin(operations, eq(operations.id, lots.operationId))
    .where(inArray(notarySaleLots.notarySaleId, ids))
    .orderBy(asc(lots.ref));
  const people = await db
    .select({ buyer: notarySaleBuyers, name: contacts.displayName, company: contacts.companyName })
    .from(notarySaleBuyers)
    .innerJoin(contacts, eq(contacts.id, notarySaleBuyers.contactId))
    .where(inArray(notarySaleBuyers.notarySaleId, ids))
    .orderBy(asc(notarySaleBuyers.rank));
  const papers = await db
    .select()
    .from(notarySalePapers)
    .where(inArray(notarySalePapers.notarySaleId, ids))
    .orderBy(desc(notarySalePapers.on), desc(notarySalePapers.id));
  return sales.map((sale) => ({
    sale,
    lots: parts.filter(({ part }) => part.notarySaleId === sale.id),
    buyers: people
      .filter(({ buyer }) => buyer.notarySaleId === sale.id)
      .map(({ buyer, name, company }) => ({
        ...buyer,
        name: buyer.kind === 'company' ? (company ?? name) : name,
      })),
    papers: papers.filter(({ notarySaleId }) => notarySaleId === sale.id),
  }));
}

/** Sales of one operation that its page shows at most. */
const maxSales = 500;

/** The sales of an operation, the latest first; those that were cancelled as well. */
export async function salesOf(
  db: Pick<Database, 'select'>,
  operationIds: readonly string[],
): Promise<KnownSale[]> {
  if (operationIds.length === 0) return [];
  const rows = await db
    .select()
    .from(notarySales)
    .where(and(inArray(notarySales.operationId, [...operationIds]), isNull(notarySales.deletedAt)))
    .orderBy(desc(notarySales.createdAt), desc(notarySales.id))
    .limit(maxSales);
  return knownSales(db, rows);
}

/** One sale by its identifier, as it stands now; null where there is none. */
export async function saleById(db: Pick<Database, 'select'>, id: string): Promise<KnownSale | null> {
  const rows = await db
    .select()
    .from(notarySales)
    .where(and(eq(notarySales.id, id), isNull(notarySales.deletedAt)))
    .limit(1);
  const [known] = await knownSales(db, rows);
  return known ?? null;
}

/** The sale that the address names. @throws HttpFailure 404 when it is none of that operation */
export async function saleOfRoute(context: ClientContext): Promise<FoundSale> {
  const operation = await operationOfRoute(context);
  const known = await saleById(context.db, parameter(context, 'notarySale'));
  if (known === null || known.sale.operationId !== operation.id) throw notFound('sale');
  return { operation, ...known };
}

/** References of the lots of a sale: `A21, G02`. */
export const refsOf = ({ lots: sold }: Pick<KnownSale, 'lots'>): string =>
  sold.map(({ lot }) => lot.ref).join(', ');

/** Names of those who buy. */
export const namesOf = ({ buyers }: Pick<KnownSale, 'buyers'>): string =>
  buyers.map(({ name }) => name).join(', ');

/** Who asks for a step of a sale; whoever may validate payments acts as an accountant too. */
export async function saleTransitionContext(context: ClientContext): Promise<TransitionContext> {
  const { actors, today } = await transitionContext(context);
  const all: Actor[] = [...actors];
  if (canNow(context, 'payment.validate')) all.push('accountant');
  return { actors: all, today };
}

/** Tells those who look at the operation, and at all sales, that one changed. */
export function announceSale(
  context: ClientContext,
  { id, operationId, version }: { id: string; operationId: string; version: number },
): void {
  broadcast(
    context,
    [channels.operation(operationId), channels.tenant(context.actor.tenant.id)],
    'notary-sale.updated',
    { id, operationId, version, by: context.actor.user.id },
    operationId,
  );
}

/** What happened to a sale, as a line of the operation’s journal. */
export const auditSale = (
  context: ClientContext,
  tx: Database,
  action: string,
  { operation, sold }: { readonly operation: Pick<Operation, 'id' | 'ref'>; readonly sold: string },
  changes: AuditChanges = {},
): Promise<void> =>
  audit(
    context,
    tx,
    `operation.notary-sale.${action}`,
    { type: 'operation', id: operation.id, label: `${operation.ref} · ${sold}` },
    changes,
  );

/** The refusal of a change over a version that is no longer that of the record. */
export const staleSale = (
  context: ClientContext,
  { operation, sale }: Pick<FoundSale, 'operation' | 'sale'>,
  fields: readonly string[],
) => staleVersion(context, { id: operation.id, updatedAt: sale.updatedAt, within: context.db, fields });

/** @throws ValidationFailure on `version` when the sale was changed since it was read */
export async function checkSaleVersion(
  context: ClientContext,
  found: FoundSale,
  version: number,
): Promise<void> {
  if (found.sale.version !== version) throw await staleSale(context, found, ['status']);
}

/** Back to the file of the sale with a text. */
export const redirectToSale = ({ sale }: Pick<FoundSale, 'sale'>, text: string) =>
  redirect(edit({ operation: sale.operationId, notarySale: sale.id }), { type: 'success', text });
