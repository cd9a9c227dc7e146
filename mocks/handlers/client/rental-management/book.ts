import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { cents, sumCents, type Cents } from '#domain/money/cents.ts';
import type { RentStep } from '#domain/rental/rent-call.ts';
import { callState } from '#domain/rental/arrears.ts';
import type { CalledLease, RentCallAmounts, RentCallState } from '#domain/rental/rent-call.ts';
import { isFreeByFranchise, lastDayOfLease } from '#domain/rental/lease.ts';
import { day, type Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  chargeStatements,
  contacts,
  leases,
  lots,
  operations,
  rentCalls,
  rentPayments,
  rentRevisions,
  tenants,
  type ChargeStatementRow,
  type Lease,
  type Lot,
  type RentCallRow,
  type RentPaymentRow,
  type RentRevisionRow,
  type Tenant,
} from '#mocks/db/schema/index.ts';

/** A call with what came in. */
export interface BookedCall {
  readonly row: RentCallRow;
  readonly payments: readonly RentPaymentRow[];
  readonly amounts: RentCallAmounts;
  readonly state: RentCallState;
}

/** A lease with all that hangs on it. */
export interface BookedLease {
  readonly lease: Lease;
  /** Of the company that lets. */
  readonly vatRegime: Tenant['vatRegime'];
  readonly lot: Pick<Lot, 'id' | 'ref' | 'label'>;
  readonly operation: { readonly id: string; readonly name: string };
  readonly renters: readonly { readonly id: string; readonly name: string }[];
  /** The latest last. */
  readonly calls: readonly BookedCall[];
  /** The latest last. */
  readonly revisions: readonly RentRevisionRow[];
  readonly statements: readonly ChargeStatementRow[];
}

const dayOrNull = (text: string | null): Day | null => (text === null ? null : day(text));

/** A call as the domain weighs it. */
export function amountsOf(row: RentCallRow, payments: readonly RentPaymentRow[]): RentCallAmounts {
  return {
    totalCents: cents(row.totalCents),
    paidCents: sumCents(payments.map(({ amountCents }) => cents(amountCents))),
    dueOn: day(row.dueOn),
    isCancelled: row.cancelledAt !== null,
  };
}

/** Revisions that were asked for, as steps of the rent. */
export const stepsOf = (revisions: readonly RentRevisionRow[]): RentStep[] =>
  revisions.flatMap(({ fromCents, toCents, effectiveOn }) =>
    toCents === null || effectiveOn === null
      ? []
      : [{ fromCents: cents(fromCents), toCents: cents(toCents), effectiveOn: day(effectiveOn) }],
  );

/** A lease as its calls are calculated. */
export function calledLease(lease: Lease, revisions: readonly RentRevisionRow[]): CalledLease {
  return {
    startsOn: day(lease.startsOn),
    endsOn: lastDayOfLease({ leavesOn: dayOrNull(lease.leavesOn), endsOn: dayOrNull(lease.endsOn) }),
    rentCents: cents(lease.rentCents),
    chargesCents: cents(lease.chargesCents),
    otherCents: cents(lease.otherCents),
    vatBps: lease.vatBps,
    dueDay: lease.dueDay,
    terms: lease.terms,
    steps: stepsOf(revisions),
  };
}

/** True where a call says that it bears no VAT by the company's franchise, as its papers must (CGI, art. 293 E). */
export const bearsFranchise = (
  { lease, vatRegime }: Pick<BookedLease, 'lease' | 'vatRegime'>,
  { row }: Pick<BookedCall, 'row'>,
): boolean => row.vatCents === 0 && isFreeByFranchise(lease.type, vatRegime);

/** What a lot is called: « B1 · T2 rez-de-jardin ». */
export const lotName = ({ ref, label }: Pick<Lot, 'ref' | 'label'>): string =>
  label === null ? ref : `${ref} · ${label}`;

/** Sum still owed of calls that fell due on or before a day. */
export const balanceOf = (calls: readonly BookedCall[], today: Day): Cents =>
  sumCents(
    calls
      .filter(({ amounts }) => !amounts.isCancelled && amounts.dueOn <= today)
      .map(({ amounts }) => cents(amounts.totalCents - amounts.paidCents)),
  );

async function namesOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: contacts.id, name: contacts.displayName })
    .from(contacts)
    .where(inArray(contacts.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * The leases within what a database reaches, each with its calls, payments and revisions, in the order of their
 * numbers.
 *
 * @param only these leases; all of them unless given
 */
export async function readBook(db: Database, today: Day, only?: readonly string[]): Promise<BookedLease[]> {
  const isLive = and(isNull(leases.deletedAt), only && inArray(leases.id, [...only]));
  const rows = await db
    .select({
      lease: leases,
      lot: { id: lots.id, ref: lots.ref, label: lots.label },
      operation: { id: operations.id, name: operations.name },
      vatRegime: tenants.vatRegime,
    })
    .from(leases)
    .innerJoin(lots, eq(lots.id, leases.lotId))
    .innerJoin(operations, and(eq(operations.id, leases.operationId), isNull(operations.deletedAt)))
    .innerJoin(tenants, eq(tenants.id, leases.tenantId))
    .where(isLive)
    .orderBy(asc(leases.number));
  if (rows.length === 0) return [];
  const ids = rows.map(({ lease }) => lease.id);
  const calls = await db
    .select()
    .from(rentCalls)
    .where(and(inArray(rentCalls.leaseId, ids), isNull(rentCalls.deletedAt)))
    .orderBy(asc(rentCalls.month), asc(rentCalls.id));
  const payments = await db
    .select()
    .from(rentPayments)
    .where(inArray(rentPayments.callId, calls.length === 0 ? [''] : calls.map(({ id }) => id)))
    .orderBy(asc(rentPayments.receivedOn), asc(rentPayments.id));
  const revisions = await db
    .select()
    .from(rentRevisions)
    .where(inArray(rentRevisions.leaseId, ids))
    .orderBy(asc(rentRevisions.dueOn));
  const statements = await db
    .select()
    .from(chargeStatements)
    .where(inArray(chargeStatements.leaseId, ids))
    .orderBy(asc(chargeStatements.year));
  const names = await namesOf(
    db,
    rows.flatMap(({ lease }) => lease.renterIds),
  );
  const paid = Map.groupBy(payments, ({ callId }) => callId);
  const callsOf = Map.groupBy(
    calls.map((row): BookedCall => {
      const own = paid.get(row.id) ?? [];
      const amounts = amountsOf(row, own);
      return { row, payments: own, amounts, state: callState(amounts, today) };
    }),
    ({ row }) => row.leaseId,
  );
  const revisionsOf = Map.groupBy(revisions, ({ leaseId }) => leaseId);
  const statementsOf = Map.groupBy(statements, ({ leaseId }) => leaseId);
  return rows.map(({ lease, lot, operation, vatRegime }) => ({
    lease,
    vatRegime,
    lot,
    operation,
    renters: lease.renterIds.map((id) => ({ id, name: names.get(id) ?? '' })),
    calls: callsOf.get(lease.id) ?? [],
    revisions: revisionsOf.get(lease.id) ?? [],
    statements: statementsOf.get(lease.id) ?? [],
  }));
}

/** Names of the renters of a lease, one after the other. */
export const rentersText = ({ renters }: Pick<BookedLease, 'renters'>): string =>
  renters
    .map(({ name }) => name)
    .filter(Boolean)
    .join(', ');
