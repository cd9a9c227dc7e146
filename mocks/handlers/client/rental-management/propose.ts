import { and, inArray, isNull, ne } from 'drizzle-orm';
import { cents } from '#domain/money/cents.ts';
import { nextRevisionOn, runningLeaseStates } from '#domain/rental/lease.ts';
import { nextYear, quarter } from '#domain/rental/rent-index.ts';
import { rentOn } from '#domain/rental/rent-call.ts';
import { addToDay, day, type Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { leases, rentRevisions, type Lease, type RentRevisionRow } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { calledLease } from './book.ts';

/** Days before its day from which a revision is proposed. */
export const proposedBeforeDays = 45;

/** The quarter that the next revision starts from: a year on for each, a year that was lost among them. */
function referenceQuarter(lease: Lease, own: readonly RentRevisionRow[]): string {
  const last = own.at(-1);
  return last === undefined ? (lease.indexQuarter ?? '') : nextYear(quarter(last.quarter));
}

/** The revision that a lease is due for, where it has none for that year yet. */
function dueRevision(lease: Lease, own: readonly RentRevisionRow[], today: Day) {
  if (lease.indexKind === 'aucun' || lease.indexQuarter === null || lease.type === 'mobilite') return null;
  const lastOn = own.at(-1)?.dueOn ?? null;
  // The oldest day that may still be asked for: a year back at most.
  const after = lastOn === null ? addToDay(today, { years: -1 }) : day(lastOn);
  const dueOn = nextRevisionOn(day(lease.startsOn), lease.revisionDay, after);
  if (addToDay(dueOn, { days: -proposedBeforeDays }) > today) return null;
  const fromCents = rentOn(calledLease(lease, own), dueOn);
  return { dueOn, fromCents: cents(fromCents), quarter: referenceQuarter(lease, own) };
}

/**
 * Proposes the revisions that are due within six weeks, one for each lease and year; done twice, nothing is proposed
 * twice.
 *
 * @param only these leases; all that run unless given
 * @returns how many were proposed
 */
export async function proposeRevisions(
  deps: Pick<ServerDependencies, 'newId' | 'clock'>,
  db: Database,
  today: Day,
  only?: readonly string[],
): Promise<number> {
  const running = await db
    .select()
    .from(leases)
    .where(
      and(
        isNull(leases.deletedAt),
        inArray(leases.status, [...runningLeaseStates]),
        ne(leases.indexKind, 'aucun'),
        only && inArray(leases.id, [...only]),
      ),
    );
  if (running.length === 0) return 0;
  const known = await db
    .select()
    .from(rentRevisions)
    .where(
      inArray(
        rentRevisions.leaseId,
        running.map(({ id }) => id),
      ),
    )
    .orderBy(rentRevisions.dueOn);
  const now = deps.clock.businessNow();
  const proposed = running.flatMap((lease) => {
    const due = dueRevision(
      lease,
      known.filter(({ leaseId }) => leaseId === lease.id),
      today,
    );
    if (due === null) return [];
    const { id: leaseId, tenantId, operationId } = lease;
    return [{ id: deps.newId(), tenantId, operationId, leaseId, ...due, createdAt: now, updatedAt: now }];
  });
  if (proposed.length > 0) await db.insert(rentRevisions).values(proposed).onConflictDoNothing();
  return proposed.length;
}
