import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import type { Creditor } from '#domain/legal/legal-interest-parameters.ts';
import type { Actor } from '#domain/states/actor.ts';
import type { TransitionContext } from '#domain/states/machine.ts';
import { payment as page } from '#generated/routes/client/operation/notary/sale.ts';
import * as paymentMessages from '#messages/client/notary-sale-payment.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  contacts,
  lots,
  milestoneCertificates,
  notarySaleBuyers,
  notarySaleLots,
  notarySales,
  paymentReceipts,
  payments,
  type Lot,
  type MilestoneCertificate,
  type NotarySale,
  type NotarySaleLot,
  type Operation,
  type Payment,
  type PaymentReceipt,
} from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { canNow, parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { redirect } from '#mocks/server/handler.ts';
import { ownerCapacity } from '../owner.ts';
import { operationOfRoute } from '../scope.ts';
import { auditPart, stalePart } from '../part-record.ts';
import { transitionContext } from '../steps/transition-context.ts';

/** The texts of the page in the person’s language. */
export const texts = ({ locale }: Pick<ClientContext, 'locale'>) => messagesFor(locale, paymentMessages);

/** Somebody who buys, as far as they are written to. */
export interface KnownBuyer {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly locale: 'fr' | 'en';
  readonly address: readonly string[];
}

/** A sale with all that its calls depend on. */
export interface KnownSale {
  readonly operation: Operation;
  readonly sale: NotarySale;
  readonly lots: readonly (NotarySaleLot & { readonly lot: Lot })[];
  readonly buyers: readonly KnownBuyer[];
  readonly payments: readonly Payment[];
  readonly receipts: readonly PaymentReceipt[];
  readonly certificates: readonly MilestoneCertificate[];
  /** To whom the price is owed, which decides the legal rate of interest. */
  readonly creditor: Creditor;
}

/** A call of a sale. */
export interface FoundPayment extends KnownSale {
  readonly payment: Payment;
}

async function buyersOf(db: Pick<Database, 'select'>, saleIds: readonly string[]) {
  const rows = await db
    .select({ buyer: notarySaleBuyers, contact: contacts })
    .from(notarySaleBuyers)
    .innerJoin(contacts, eq(contacts.id, notarySaleBuyers.contactId))
    .where(inArray(notarySaleBuyers.notarySaleId, [...saleIds]))
    .orderBy(asc(notarySaleBuyers.rank));
  return rows.map(({ buyer, contact }) => ({
    saleId: buyer.notarySaleId,
    id: contact.id,
    name: contact.displayName,
    email: contact.email,
    locale: contact.language,
    address: [contact.addressLine ?? '', `${contact.postalCode ?? ''} ${contact.city ?? ''}`.trim()].filter(
      Boolean,
    ),
  }));
}

/** The sales of an operation, in the order of their first lot; those that were cancelled last. */
export async function salesOf(
  db: Pick<Database, 'select'>,
  operation: Operation,
): Promise<readonly KnownSale[]> {
  const rows = await db
    .select()
    .from(notarySales)
    .where(and(eq(notarySales.operationId, operation.id), isNull(notarySales.deletedAt)));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const sold = await db
    .select({ own: notarySaleLots, lot: lots })
    .from(notarySaleLots)
    .innerJoin(lots, eq(lots.id, notarySaleLots.lotId))
    .where(inArray(notarySaleLots.notarySaleId, ids))
    .orderBy(asc(lots.ref));
  const buyers = await buyersOf(db, ids);
  const calls = await db
    .select()
    .from(payments)
    .where(and(eq(payments.operationId, operation.id), isNull(payments.deletedAt)))
    .orderBy(asc(payments.rank), asc(payments.id));
  const receipts = await db
    .select()
    .from(paymentReceipts)
    .where(eq(paymentReceipts.operationId, operation.id))
    .orderBy(asc(paymentReceipts.on), asc(paymentReceipts.createdAt), asc(paymentReceipts.id));
  const certificates = await db
    .select()
    .from(milestoneCertificates)
    .where(eq(milestoneCertificates.operationId, operation.id))
    .orderBy(asc(milestoneCertificates.on));
  const creditor = await ownerCapacity(db, operation);
  const known = rows.map((sale): KnownSale => {
    const own = calls.filter(({ notarySaleId }) => notarySaleId === sale.id);
    return {
      operation,
      sale,
      lots: sold.flatMap(({ own: row, lot }) => (row.notarySaleId === sale.id ? [{ ...row, lot }] : [])),
      buyers: buyers.flatMap(({ saleId, ...buyer }) => (saleId === sale.id ? [buyer] : [])),
      payments: own,
      receipts: receipts.filter(({ paymentId }) => own.some(({ id }) => id === paymentId)),
      certificates,
      creditor,
    };
  });
  const order = (one: KnownSale): string =>
    `${one.sale.status === 'cancelled' ? 1 : 0}${one.lots[0]?.lot.ref ?? ''}${one.sale.id}`;
  return known.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** The sale that the address names. @throws HttpFailure 404 when it is none of that operation */
export async function saleOfRoute(context: ClientContext): Promise<KnownSale> {
  const operation = await operationOfRoute(context);
  const wanted = parameter(context, 'notarySale');
  const found = (await salesOf(context.db, operation)).find(({ sale }) => sale.id === wanted);
  if (!found) throw notFound('notary sale');
  return found;
}

/** The call that the address names. @throws HttpFailure 404 when it is none of that sale */
export async function paymentOfRoute(context: ClientContext): Promise<FoundPayment> {
  const known = await saleOfRoute(context);
  const wanted = parameter(context, 'payment');
  const payment = known.payments.find(({ id }) => id === wanted);
  if (!payment) throw notFound('payment');
  return { ...known, payment };
}

export const lotsText = ({ lots: own }: Pick<KnownSale, 'lots'>): string =>
  own.map(({ lot }) => lot.ref).join(', ');
export const buyersText = ({ buyers }: Pick<KnownSale, 'buyers'>): string =>
  buyers.map(({ name }) => name).join(', ');

/** Who asks for a step of a call: whoever may validate payments acts as an accountant, who may take all of them. */
export async function paymentTransitionContext(context: ClientContext): Promise<TransitionContext> {
  const { actors, today } = await transitionContext(context);
  const all: Actor[] = canNow(context, 'payment.validate') ? [...actors, 'accountant'] : [...actors];
  return { actors: all, today };
}

/** Tells those who look at the operation that calls or receipts changed. */
export function announcePayments(
  context: ClientContext,
  changed: readonly Pick<Payment, 'id' | 'operationId' | 'version'>[],
): void {
  for (const { id, operationId, version } of changed) {
    const payload = { id, operationId, version, by: context.actor.user.id };
    broadcast(context, [channels.operation(operationId)], 'payment.received', payload, operationId);
  }
}

/** What happened to the calls, as a line of the operation’s journal. */
export const auditPayments = auditPart('call');

/** The refusal of a change over a version that is no longer that of the record. */
export const stalePayment = stalePart;

/** Back to where the person was, with a text. */
export const redirectToPayments = (context: ClientContext, text: string) =>
  redirect(backAddress(context), { type: 'success', text });

/** The address of the calls of a sale. */
export const pageOf = ({ operation, sale }: Pick<KnownSale, 'operation' | 'sale'>): string =>
  page({ operation: operation.id, notarySale: sale.id });
