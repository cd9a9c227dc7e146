import { and, eq, isNull } from 'drizzle-orm';
import { notifyRevision } from '#contracts/client/rental-management/payload.ts';
import { noPayload as nothing } from '#contracts/define.ts';
import { day } from '#domain/time/day.ts';
import * as rentalMessages from '#messages/client/rental-management.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { rentRevisions, type RentRevisionRow } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { announceRents } from './announce.ts';
import { readBook, type BookedLease } from './book.ts';
import { todayOf } from './record.ts';
import { publishedIndexes, computedRevision, regionOf, revisionState } from './revision-terms.ts';
import { departmentsOf } from './rows.ts';

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, rentalMessages);

export interface FoundRevision {
  readonly booked: BookedLease;
  readonly row: RentRevisionRow;
}

/** A revision with its lease, as the address names it. @throws HttpFailure 404 */
export async function revisionOfRoute(context: ClientContext): Promise<FoundRevision> {
  const [row] = await context.db
    .select()
    .from(rentRevisions)
    .where(eq(rentRevisions.id, parameter(context, 'rentRevision')));
  const [booked] = row === undefined ? [] : await readBook(context.db, todayOf(context), [row.leaseId]);
  if (booked === undefined || row === undefined) throw notFound('rent revision');
  return { booked, row };
}

/** What the domain makes of a revision, asked for on a day or as it stands. */
export async function computedOf(
  context: ClientContext,
  { booked, row }: FoundRevision,
  requestedOn?: string,
) {
  const departments = await departmentsOf(context.db, [booked]);
  const values = await publishedIndexes(context);
  return computedRevision(booked.lease, row, {
    today: todayOf(context),
    region: regionOf(departments.get(booked.operation.id) ?? null),
    values,
    ...(requestedOn !== undefined && { requestedOn: day(requestedOn) }),
  });
}

/** Why a revision cannot be asked for, in the person's language; null where it can. */
function refusalOf(
  context: ClientContext,
  { booked, row }: FoundRevision,
  status: Awaited<ReturnType<typeof computedOf>>['status'],
): string | null {
  const { checks } = textsOf(context);
  if (row.waivedAt !== null || row.requestedOn !== null) return checks.revisionOver;
  if (status === 'blocked_dpe') return fill(checks.blockedDpe, { class: booked.lease.dpeClass ?? '' });
  if (status === 'lapsed') return fill(checks.lapsed, { year: row.dueOn.slice(0, 4) });
  if (status === 'not_revisable') return checks.notRevisable;
  return null;
}

/** Asks for a revision: from its day on, or from today where that has passed. */
export const notifyHandler = clientAction(notifyRevision, {
  find: revisionOfRoute,
  act: async (context, { requestedOn }, found) => {
    const { checks } = textsOf(context);
    if (requestedOn > todayOf(context)) throw new ValidationFailure({ requestedOn: checks.future });
    const computed = await computedOf(context, found, requestedOn);
    const refusal = refusalOf(context, found, computed.status);
    if (refusal !== null) throw new ValidationFailure({ base: refusal });
    if (computed.toCents === null) {
      throw new ValidationFailure({ base: fill(checks.indexMissing, { quarter: computed.newQuarter }) });
    }
    const { toCents, effectiveOn } = computed;
    await write(context, found, 'notify', { requestedOn, toCents, effectiveOn });
    const text = fill(textsOf(context).notified, { name: found.booked.lease.number });
    return redirect(backAddress(context), { type: 'success', text });
  },
});

/** Gives up the revision of a year. */
export const waiveHandler = clientAction(nothing, {
  find: revisionOfRoute,
  act: async (context, _payload, found) => {
    const state = revisionState(found.row, await computedOf(context, found), todayOf(context));
    if (state !== 'proposed' && state !== 'awaiting_index') {
      throw new ValidationFailure({ base: textsOf(context).checks.revisionOver });
    }
    await write(context, found, 'waive', { waivedAt: context.deps.clock.businessNow() });
    const text = fill(textsOf(context).waived, { name: found.booked.lease.number });
    return redirect(backAddress(context), { type: 'success', text });
  },
});

async function write(
  context: ClientContext,
  { booked, row }: FoundRevision,
  action: 'notify' | 'waive',
  columns: Partial<RentRevisionRow>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const open = and(
      eq(rentRevisions.id, row.id),
      isNull(rentRevisions.requestedOn),
      isNull(rentRevisions.waivedAt),
    );
    const written = await tx
      .update(rentRevisions)
      .set({ ...columns, updatedAt: context.deps.clock.businessNow() })
      .where(open)
      .returning({ id: rentRevisions.id });
    if (written.length === 0) throw new ValidationFailure({ base: textsOf(context).checks.revisionOver });
    const subject = { type: 'lease', id: booked.lease.id, label: booked.lease.number };
    await audit(context, tx, `lease.revision.${action}`, subject, {
      ...(columns.toCents != null && { rentCents: { from: row.fromCents, to: columns.toCents } }),
    });
  });
  announceRents(context, 'lease.changed', [booked.lease.id]);
}
