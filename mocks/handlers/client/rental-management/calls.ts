import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  cancelCall,
  generateCalls,
  remindCall,
  sendCall,
  storePayment,
  updateCall,
} from '#contracts/client/rental-management/payload.ts';
import { cents } from '#domain/money/cents.ts';
import { calledVatBps } from '#domain/rental/lease.ts';
import { owedCents, rentCall, vatOfCall } from '#domain/rental/rent-call.ts';
import { reminderLevel } from '#domain/rental/arrears.ts';
import { month as monthText, type Day } from '#domain/time/day.ts';
import * as rentalMessages from '#messages/client/rental-management.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { contacts, rentCalls, rentPayments, transactions, type RentCallRow } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { announceRents } from './announce.ts';
import { calledLease, readBook, type BookedCall, type BookedLease } from './book.ts';
import { mailCall } from './mails.ts';
import { todayOf } from './record.ts';
import { isRunning } from './rows.ts';

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, rentalMessages);

/** A call with its lease, as the address names it. @throws HttpFailure 404 */
export async function callOfRoute(
  context: ClientContext,
): Promise<{ booked: BookedLease; call: BookedCall }> {
  const wanted = parameter(context, 'rentCall');
  const [row] = await context.db
    .select({ leaseId: rentCalls.leaseId })
    .from(rentCalls)
    .where(and(eq(rentCalls.id, wanted), isNull(rentCalls.deletedAt)));
  const [booked] = row === undefined ? [] : await readBook(context.db, todayOf(context), [row.leaseId]);
  const call = booked?.calls.find((known) => known.row.id === wanted);
  if (booked === undefined || call === undefined) throw notFound('rent call');
  return { booked, call };
}

/** « Appel de novembre 2026, B-2025-001 ». */
export const callLabel = (
  context: Pick<ClientContext, 'locale'>,
  { booked, call }: { booked: BookedLease; call: BookedCall },
) => `${booked.lease.number} · ${textFormat(context.locale).month(call.row.month)}`;

const withFlash = (
  context: ClientContext,
  key: 'callUpdated' | 'callCancelled' | 'callSent' | 'paid' | 'reminded',
  name: string,
) => redirect(backAddress(context), { type: 'success', text: fill(textsOf(context)[key], { name }) });

/**
 * Calls a month of leases that run: one call for each, none twice.
 *
 * @returns identifiers of the leases that were called
 */
export async function callMonth(
  deps: Pick<ServerDependencies, 'newId' | 'clock'>,
  db: Database,
  book: readonly BookedLease[],
  { month, today, by }: { month: string; today: Day; by: string | null },
): Promise<string[]> {
  const now = deps.clock.businessNow();
  const rows = book.flatMap(({ lease, vatRegime, revisions, calls }) => {
    if (!isRunning(lease) || calls.some(({ row }) => row.month === month && row.cancelledAt === null))
      return [];
    const vatBps = calledVatBps(lease, vatRegime);
    const called = rentCall({ ...calledLease(lease, revisions), vatBps }, monthText(month));
    if (called === null) return [];
    const { tenantId, operationId } = lease;
    return [
      {
        ...called,
        id: deps.newId(),
        tenantId,
        operationId,
        leaseId: lease.id,
        vatBps,
        issuedOn: today,
        createdBy: by,
        createdAt: now,
        updatedAt: now,
      },
    ];
  });
  if (rows.length > 0) await db.insert(rentCalls).values(rows).onConflictDoNothing();
  return rows.map(({ leaseId }) => leaseId);
}

/** Calls a month, of some leases or of all. */
export const generateHandler = clientAction(generateCalls, async (context, { month, leaseIds }) => {
  const today = todayOf(context);
  const book = await readBook(context.db, today, leaseIds ?? undefined);
  if (leaseIds !== null && book.length < new Set(leaseIds).size) {
    throw new ValidationFailure({ leaseIds: validationText(context.locale, 'unknownRecord') });
  }
  const called = await context.db.transaction(async (tx) => {
    const ids = await callMonth(context.deps, tx, book, { month, today, by: context.actor.user.id });
    for (const { lease } of book.filter((known) => ids.includes(known.lease.id))) {
      const label = `${lease.number} · ${textFormat(context.locale).month(month)}`;
      await audit(context, tx, 'lease.call', { type: 'lease', id: lease.id, label });
    }
    return ids;
  });
  if (called.length > 0) announceRents(context, 'rentcall.changed', called);
  const texts = textsOf(context);
  const name = textFormat(context.locale).month(month);
  const text = fill(called.length === 0 ? texts.nothingCalled : texts.called, { name, count: called.length });
  return redirect(backAddress(context), { type: called.length === 0 ? 'info' : 'success', text });
});

async function change(
  context: ClientContext,
  { booked, call }: { booked: BookedLease; call: BookedCall },
  given: {
    action: string;
    columns: Partial<RentCallRow>;
    version?: number;
    more?: (tx: Database) => Promise<void>;
  },
): Promise<void> {
  const { row } = call;
  const version = given.version ?? row.version;
  const isSaved = await context.db.transaction(async (tx) => {
    const written = await tx
      .update(rentCalls)
      .set({ ...given.columns, version: version + 1, updatedAt: context.deps.clock.businessNow() })
      .where(and(eq(rentCalls.id, row.id), eq(rentCalls.version, version)))
      .returning({ id: rentCalls.id });
    if (written.length === 0) return false;
    await given.more?.(tx);
    const label = callLabel(context, { booked, call });
    await audit(context, tx, `lease.call.${given.action}`, { type: 'lease', id: booked.lease.id, label });
    return true;
  });
  if (!isSaved) {
    const { id, updatedAt } = row;
    throw await staleVersion(context, {
      id,
      updatedAt,
      within: context.db,
      fields: Object.keys(given.columns),
    });
  }
  announceRents(context, 'rentcall.changed', [row.id]);
}

/** Tells who was quicker before anything else is refused. @throws ValidationFailure on `version` */
async function refuseStale(context: ClientContext, { row }: BookedCall, version: number): Promise<void> {
  if (row.version === version) return;
  const { id, updatedAt } = row;
  throw await staleVersion(context, { id, updatedAt, within: context.db, fields: ['cancelReason'] });
}

function refuseCancelled(context: ClientContext, { row }: BookedCall): void {
  if (row.cancelledAt !== null) throw new ValidationFailure({ base: textsOf(context).checks.callCancelled });
}

/** Changes what else a call asks for, while nothing of it was paid. */
export const updateHandler = clientAction(updateCall, {
  find: callOfRoute,
  act: async (context, { version, otherCents, note }, found) => {
    const { row, payments } = found.call;
    await refuseStale(context, found.call, version);
    refuseCancelled(context, found.call);
    const { checks } = textsOf(context);
    if (payments.length > 0 && otherCents !== row.otherCents) {
      throw new ValidationFailure({ otherCents: checks.callPaid });
    }
    const amounts = [cents(row.rentCents), cents(row.chargesCents), cents(otherCents)];
    const vatCents = vatOfCall(amounts, row.vatBps);
    const totalCents = amounts.reduce((sum, part) => sum + part, 0) + vatCents;
    if (totalCents < 0) throw new ValidationFailure({ otherCents: checks.belowZero });
    const columns = { otherCents, vatCents, totalCents, note: note || null };
    await change(context, found, { action: 'update', columns, version });
    return withFlash(context, 'callUpdated', callLabel(context, found));
  },
});

/** Gives up a call of which nothing was paid. */
export const cancelHandler = clientAction(cancelCall, {
  find: callOfRoute,
  act: async (context, { version, reason }, found) => {
    await refuseStale(context, found.call, version);
    refuseCancelled(context, found.call);
    if (found.call.payments.length > 0) {
      throw new ValidationFailure({ base: textsOf(context).checks.callPaid });
    }
    const columns = { cancelledAt: context.deps.clock.businessNow(), cancelReason: reason };
    await change(context, found, { action: 'cancel', columns, version });
    return withFlash(context, 'callCancelled', callLabel(context, found));
  },
});

/** Renters of a lease who can be written to. @throws ValidationFailure where none has an address */
async function writable(context: ClientContext, { lease }: BookedLease) {
  const rows = await context.db
    .select({ id: contacts.id, name: contacts.displayName, email: contacts.email, locale: contacts.language })
    .from(contacts)
    .where(inArray(contacts.id, lease.renterIds.length === 0 ? [''] : lease.renterIds));
  const known = rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]));
  if (known.length === 0) throw new ValidationFailure({ base: textsOf(context).checks.noAddress });
  return known;
}

/** Sends a call, or the receipt of what was paid of it, to its renters. */
export const sendHandler = clientAction(sendCall, {
  find: callOfRoute,
  act: async (context, { what }, found) => {
    refuseCancelled(context, found.call);
    if (what === 'receipt' && found.call.payments.length === 0) {
      throw new ValidationFailure({ base: textsOf(context).checks.nothingPaid });
    }
    const readers = await writable(context, found.booked);
    await change(context, found, {
      action: 'send',
      columns: what === 'call' ? { sentAt: context.deps.clock.businessNow() } : {},
      more: (tx) => mailCall(context, tx, { ...found, readers, what }),
    });
    return withFlash(context, 'callSent', readers.map(({ name }) => name).join(', '));
  },
});

/** Reminds the renters of what they owe. */
export const remindHandler = clientAction(remindCall, {
  find: callOfRoute,
  act: async (context, { level }, found) => {
    refuseCancelled(context, found.call);
    const { checks } = textsOf(context);
    if (level > reminderLevel(found.call.amounts, todayOf(context))) {
      throw new ValidationFailure({ level: checks.tooEarly });
    }
    const readers = await writable(context, found.booked);
    const remindedAt = context.deps.clock.businessNow();
    await change(context, found, {
      action: 'remind',
      columns: { remindedLevel: level, remindedAt },
      more: (tx) => mailCall(context, tx, { ...found, readers, what: 'reminder' }),
    });
    return withFlash(context, 'reminded', readers.map(({ name }) => name).join(', '));
  },
});

/** The bank line that a payment names. @throws ValidationFailure where it is not the company's */
async function refuseUnknownLine(context: ClientContext, transactionId: string | null): Promise<void> {
  if (transactionId === null) return;
  const known = and(eq(transactions.id, transactionId), isNull(transactions.deletedAt));
  if ((await context.db.$count(transactions, known)) > 0) return;
  throw new ValidationFailure({ transactionId: validationText(context.locale, 'unknownRecord') });
}

/** Writes down what came in of a call. */
export const paymentHandler = clientAction(storePayment, {
  find: callOfRoute,
  act: async (context, { isAdvance, ...payment }, found) => {
    refuseCancelled(context, found.call);
    const owed = owedCents(found.call.amounts);
    const texts = textsOf(context);
    if (payment.amountCents > owed && !isAdvance) {
      const x = textFormat(context.locale).money(owed);
      throw new ValidationFailure({ amountCents: fill(texts.checks.beyondOwed, { x }) });
    }
    if (payment.receivedOn > todayOf(context)) {
      throw new ValidationFailure({ receivedOn: texts.checks.future });
    }
    await refuseUnknownLine(context, payment.transactionId);
    const { row } = found.call;
    const now = context.deps.clock.businessNow();
    await change(context, found, {
      action: 'pay',
      columns: {},
      more: async (tx) => {
        await tx.insert(rentPayments).values({
          ...payment,
          id: context.deps.newId(),
          tenantId: row.tenantId,
          operationId: row.operationId,
          callId: row.id,
          createdBy: context.actor.user.id,
          createdAt: now,
          updatedAt: now,
        });
      },
    });
    return withFlash(context, 'paid', callLabel(context, found));
  },
});
