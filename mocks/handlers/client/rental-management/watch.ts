import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { reminderLevel } from '#domain/rental/arrears.ts';
import { lastDayOfLease } from '#domain/rental/lease.ts';
import { owedCents } from '#domain/rental/rent-call.ts';
import { day, daysBetween, monthOf, type Day } from '#domain/time/day.ts';
import { rentalManagement } from '#generated/routes/client.ts';
import type { NotificationKindId } from '#domain/notification/kinds.ts';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import type { Database } from '#mocks/db/database.ts';
import { leases, rentCalls, rentRevisions, tenants } from '#mocks/db/schema/index.ts';
import type { QueuedEvent } from '#mocks/server/broadcast.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { publishEvents } from '#mocks/server/publish-outbox.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { readBook, rentersText, type BookedLease } from './book.ts';
import { callMonth } from './calls.ts';
import { proposeRevisions } from './propose.ts';
import { depositOf, isRunning } from './rows.ts';

interface Watch {
  readonly deps: ServerDependencies;
  readonly db: Database;
  readonly tenant: { readonly id: string; readonly name: string };
  readonly today: Day;
}

interface DueNotice {
  readonly kind: NotificationKindId;
  readonly leaseId: string;
  readonly operationId: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly isWarning?: boolean;
  readonly subject: { readonly type: string; readonly id: string };
  readonly write: (tx: Database) => Promise<unknown>;
}

/** Days before the end of a lease on which people are told: twice as early for premises of a trade. */
const endDays = (type: string): number => (type === 'commercial' ? 180 : 90);
const depositDays = 10;
const { money, date, month } = textFormat('fr');

/**
 * Each morning at five: calls the rents of the month on its first day, proposes revisions, applies those whose day has
 * come, and tells people of late rents, revisions, leases that end and deposits to give back. Made twice, nothing is
 * done or told twice.
 *
 * @returns how many calls were made and notices given
 */
export async function turnRents(deps: ServerDependencies): Promise<{ calls: number; notices: number }> {
  const today = parisDay(deps.clock.businessNow()) as Day;
  const open = await deps.db
    .selectDistinct({ id: tenants.id, name: tenants.name })
    .from(tenants)
    .innerJoin(leases, eq(leases.tenantId, tenants.id))
    .where(ne(tenants.status, 'closed'));
  let [calls, notices] = [0, 0];
  for (const tenant of open) {
    const db = withinTenant(deps.db, { tenantId: tenant.id, assignedOperationIds: null });
    const watch = { deps, db, tenant, today };
    await applyRevisions(watch);
    await proposeRevisions(deps, db, today);
    if (today.endsWith('-01')) {
      const book = await readBook(db, today);
      calls += (await callMonth(deps, db, book, { month: monthOf(today), today, by: null })).length;
    }
    for (const notice of dueNotices(await readBook(db, today), today)) {
      await sendNotice(watch, notice);
      notices += 1;
    }
  }
  return { calls, notices };
}

/** Writes the rents that took effect into their leases. */
async function applyRevisions({ deps, db, today }: Watch): Promise<void> {
  const open = await db
    .select()
    .from(rentRevisions)
    .where(and(isNotNull(rentRevisions.toCents), isNull(rentRevisions.appliedAt)));
  const at = deps.clock.businessNow();
  for (const { id, leaseId, toCents, effectiveOn, dueOn } of open) {
    if (toCents === null || effectiveOn === null || effectiveOn > today) continue;
    await db.transaction(async (tx) => {
      await tx.update(rentRevisions).set({ appliedAt: at }).where(eq(rentRevisions.id, id));
      await tx.update(leases).set({ rentCents: toCents, lastRevisedOn: dueOn }).where(eq(leases.id, leaseId));
    });
  }
}

function dueNotices(book: readonly BookedLease[], today: Day): DueNotice[] {
  return book.flatMap((booked) => [
    ...lateRents(booked, today),
    ...dueRevisions(booked, today),
    ...endings(booked, today),
    ...deposits(booked, today),
  ]);
}

const aboutOf = ({ lease }: BookedLease) => ({ leaseId: lease.id, operationId: lease.operationId });

const lateRents = (booked: BookedLease, today: Day): DueNotice[] =>
  booked.calls.flatMap(({ row, amounts }) => {
    const level = reminderLevel(amounts, today);
    if (level <= row.notifiedLevel) return [];
    return [
      {
        ...aboutOf(booked),
        kind: 'rent.late' as const,
        isWarning: true,
        values: {
          number: booked.lease.number,
          name: rentersText(booked),
          amount: money(owedCents(amounts)),
          month: month(row.month),
        },
        subject: { type: 'rent-call', id: row.id },
        write: (tx) => tx.update(rentCalls).set({ notifiedLevel: level }).where(eq(rentCalls.id, row.id)),
      },
    ];
  });

const dueRevisions = (booked: BookedLease, today: Day): DueNotice[] =>
  booked.revisions.flatMap((row) => {
    if (row.notifiedAt !== null || row.requestedOn !== null || row.waivedAt !== null) return [];
    return [
      {
        ...aboutOf(booked),
        kind: 'rent.revision_due' as const,
        values: { number: booked.lease.number, name: rentersText(booked), date: date(row.dueOn) },
        subject: { type: 'rent-revision', id: row.id },
        write: (tx) =>
          tx
            .update(rentRevisions)
            .set({ notifiedAt: new Date(`${today}T04:00:00Z`) })
            .where(eq(rentRevisions.id, row.id)),
      },
    ];
  });

function endings(booked: BookedLease, today: Day): DueNotice[] {
  const { lease } = booked;
  const dayOf = (text: string | null): Day | null => (text === null ? null : day(text));
  const last = lastDayOfLease({ leavesOn: dayOf(lease.leavesOn), endsOn: dayOf(lease.endsOn) });
  if (!isRunning(lease) || last === null || lease.notifiedDays !== null) return [];
  const left = daysBetween(today, last);
  if (left < 0 || left > endDays(lease.type)) return [];
  return [
    {
      ...aboutOf(booked),
      kind: 'rent.lease_end',
      values: { number: lease.number, name: rentersText(booked), date: date(last) },
      subject: { type: 'lease', id: lease.id },
      write: (tx) => tx.update(leases).set({ notifiedDays: left }).where(eq(leases.id, lease.id)),
    },
  ];
}

function deposits(booked: BookedLease, today: Day): DueNotice[] {
  const { lease } = booked;
  const deposit = depositOf(booked, today);
  if (deposit?.dueOn == null || lease.depositReturnedOn !== null || lease.depositNotifiedOn !== null)
    return [];
  if (daysBetween(today, deposit.dueOn) > depositDays) return [];
  return [
    {
      ...aboutOf(booked),
      kind: 'rent.deposit_deadline',
      isWarning: true,
      values: { number: lease.number, amount: money(deposit.owedCents), date: date(deposit.dueOn) },
      subject: { type: 'lease', id: lease.id },
      write: (tx) => tx.update(leases).set({ depositNotifiedOn: today }).where(eq(leases.id, lease.id)),
    },
  ];
}

async function sendNotice({ deps, tenant }: Watch, notice: DueNotice): Promise<void> {
  const outbox: QueuedEvent[] = [];
  await deps.db.transaction(async (tx) => {
    await notice.write(tx);
    await notify({ deps, outbox }, tx, {
      kind: notice.kind,
      to: { tenantRoles: ['owner', 'accountant'] },
      tenant,
      values: notice.values,
      severity: notice.isWarning === true ? 'warning' : 'info',
      href: rentalManagement({ query: { open: notice.leaseId } }),
      subject: notice.subject,
      operationId: notice.operationId,
    });
  });
  await publishEvents(deps, outbox);
}
