import type { RentIndexValue } from '#domain/rental/rent-index.ts';
import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { CallRow, LeaseRow, RentalLotRow, RevisionRow } from '#contracts/client/rental-management.ts';
import type { LeasePayload } from '#contracts/client/rental-management/payload.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { rentRevisionCalculation } from '#domain/rental/indexation-calculation.ts';
import { cents, type Cents } from '#domain/money/cents.ts';
import { bpsOfRate } from '#domain/money/rate.ts';
import { daysLate, reminderLevel } from '#domain/rental/arrears.ts';
import { depositReturn } from '#domain/rental/deposit-return.ts';
import { lastDayOfLease, nextRevisionOn, runningLeaseStates } from '#domain/rental/lease.ts';
import { owedCents, rentOn } from '#domain/rental/rent-call.ts';
import { lotCost, vacantDays, yieldBps } from '#domain/rental/rental-figures.ts';
import { day, type Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { lots, operations, simulations, type Lease } from '#mocks/db/schema/index.ts';
import { shownExplanation } from '#mocks/server/explained.ts';
import { balanceOf, calledLease, lotName, rentersText, type BookedCall, type BookedLease } from './book.ts';
import { computedRevision, regionOf, revisionState } from './revision-terms.ts';

const dayOrNull = (text: string | null): Day | null => (text === null ? null : day(text));

/** True for a lease in force or on notice. */
export const isRunning = ({ status }: Pick<Lease, 'status'>): boolean =>
  runningLeaseStates.some((state) => state === status);

/** A lease as its form holds it. */
export const leaseValues = (lease: Lease): LeasePayload => ({
  lotId: lease.lotId,
  type: lease.type,
  renterIds: lease.renterIds,
  guarantorId: lease.guarantorId,
  signedOn: lease.signedOn,
  startsOn: lease.startsOn,
  endsOn: lease.endsOn,
  rentCents: lease.rentCents,
  chargesCents: lease.chargesCents,
  chargesMode: lease.chargesMode,
  otherCents: lease.otherCents,
  vatBps: lease.vatBps === 2000 ? 2000 : 0,
  dueDay: lease.dueDay,
  terms: lease.terms,
  depositCents: lease.depositCents,
  depositReceivedOn: lease.depositReceivedOn,
  indexKind: lease.indexKind,
  indexQuarter: lease.indexQuarter,
  revisionDay: lease.revisionDay,
  dpeClass: lease.dpeClass,
  isMainResidence: lease.isMainResidence,
});

/** The next day on which the rent may be revised; null for a lease that follows no index, or runs no more. */
export function nextRevision(booked: BookedLease, today: Day): Day | null {
  const { lease, revisions } = booked;
  if (lease.indexKind === 'aucun' || lease.type === 'mobilite' || !isRunning(lease)) return null;
  const open = revisions.find(
    ({ requestedOn, waivedAt, dueOn }) => requestedOn === null && waivedAt === null && dueOn > today,
  );
  return open === undefined ? nextRevisionOn(day(lease.startsOn), lease.revisionDay, today) : day(open.dueOn);
}

/** How the deposit of a lease is to be given back; null before its keys are. */
export function depositOf(booked: BookedLease, today: Day) {
  const { lease, revisions } = booked;
  if (lease.keysOn === null || lease.depositReceivedOn === null || lease.depositCents === 0) return null;
  const keysOn = day(lease.keysOn);
  return depositReturn({
    leaseType: lease.type,
    depositCents: cents(lease.depositCents),
    rentCents: rentOn(calledLease(lease, revisions), keysOn),
    retainedCents: lease.retained.map((kept) => cents(kept.cents)),
    keysOn,
    isConform: lease.isInventoryConform ?? true,
    on: dayOrNull(lease.depositReturnedOn) ?? today,
  });
}

/** A lease as lists show it. */
export function leaseRow(booked: BookedLease, today: Day): LeaseRow {
  const { lease, lot, operation, renters, calls, revisions, statements } = booked;
  const deposit = depositOf(booked, today);
  return {
    id: lease.id,
    version: lease.version,
    number: lease.number,
    operation,
    lot: { id: lot.id, name: lotName(lot) },
    renters: [...renters],
    type: lease.type,
    startsOn: lease.startsOn,
    endsOn: lastDayOfLease({ leavesOn: dayOrNull(lease.leavesOn), endsOn: dayOrNull(lease.endsOn) }),
    rentCents: rentOn(calledLease(lease, revisions), today),
    chargesCents: lease.chargesCents,
    balanceCents: balanceOf(calls, today),
    nextRevisionOn: nextRevision(booked, today),
    dpeClass: lease.dpeClass,
    status: lease.status,
    values: leaseValues(lease),
    noticeOn: lease.noticeOn,
    keysOn: lease.keysOn,
    deposit: deposit && {
      dueOn: deposit.dueOn,
      owedCents: deposit.owedCents,
      penaltyCents: deposit.penaltyCents,
      totalCents: deposit.totalCents,
      returnedOn: lease.depositReturnedOn,
    },
    statements: statements.map(({ year, provisionsCents, realCents, balanceCents }) => ({
      year,
      provisionsCents,
      realCents,
      balanceCents,
    })),
  };
}

/** A call as lists show it. */
export function callRow(booked: BookedLease, call: BookedCall, today: Day): CallRow {
  const { row, payments, amounts, state } = call;
  return {
    id: row.id,
    version: row.version,
    leaseId: row.leaseId,
    number: booked.lease.number,
    operation: booked.operation,
    lot: lotName(booked.lot),
    renters: rentersText(booked),
    month: row.month,
    rentCents: row.rentCents,
    chargesCents: row.chargesCents,
    otherCents: row.otherCents,
    vatCents: row.vatCents,
    totalCents: row.totalCents,
    paidCents: amounts.paidCents,
    owedCents: owedCents(amounts),
    dueOn: row.dueOn,
    daysLate: daysLate(amounts, today),
    state,
    sentAt: row.sentAt?.toISOString() ?? null,
    note: row.note ?? '',
    cancelReason: row.cancelReason,
    reminderDue: reminderLevel(amounts, today),
    remindedLevel: row.remindedLevel,
    payments: payments.map(({ id, receivedOn, amountCents, method }) => ({
      id,
      receivedOn,
      amountCents,
      method,
    })),
  };
}

/** The revisions of leases, the latest first; the department of each operation tells the series of its index. */
export async function revisionRows(
  db: Database,
  book: readonly BookedLease[],
  { today, values }: { readonly today: Day; readonly values: readonly RentIndexValue[] },
): Promise<RevisionRow[]> {
  const regions = await departmentsOf(db, book);
  return book
    .flatMap((booked) =>
      booked.revisions.map((row): RevisionRow => {
        const region = regionOf(regions.get(booked.operation.id) ?? null);
        const computed = computedRevision(booked.lease, row, { today, region, values });
        const toCents = row.toCents ?? computed.toCents;
        return {
          id: row.id,
          leaseId: row.leaseId,
          number: booked.lease.number,
          renters: rentersText(booked),
          dueOn: row.dueOn,
          fromCents: row.fromCents,
          toCents,
          quarter: row.quarter,
          newQuarter: computed.newQuarter,
          kind: booked.lease.indexKind,
          oldIndex: computed.oldIndexHundredths,
          newIndex: computed.newIndexHundredths,
          variationBps: computed.toCents === null ? null : bpsOfRate(computed.variationRate),
          claimUntil: computed.claimUntil,
          requestedOn: row.requestedOn,
          effectiveOn: row.effectiveOn,
          status: revisionState(row, computed, today),
          explanation:
            computed.toCents === null
              ? null
              : shownExplanation(explainWith(rentRevisionCalculation, computed, 'toCents')),
        };
      }),
    )
    .toSorted((a, b) => (a.dueOn < b.dueOn ? 1 : a.dueOn > b.dueOn ? -1 : a.number < b.number ? -1 : 1));
}

/** Departments of the operations of leases. */
export async function departmentsOf(
  db: Database,
  book: readonly BookedLease[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = [...new Set(book.map(({ operation }) => operation.id))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: operations.id, code: operations.departmentCode })
    .from(operations)
    .where(inArray(operations.id, ids));
  return new Map(rows.map(({ id, code }) => [id, code]));
}

const heldPhases = ['owned', 'works', 'selling'] as const;
const hundredthsOf = (areaM2: string): number => Math.round(Number(areaM2) * 100);

/** Lots that are let or may be: of operations that the company owns, not sold, land apart. */
export async function rentalLots(
  db: Database,
  book: readonly BookedLease[],
  today: Day,
): Promise<RentalLotRow[]> {
  const rows = await db
    .select({
      lot: {
        id: lots.id,
        ref: lots.ref,
        label: lots.label,
        areaM2: lots.areaM2,
        type: lots.type,
        status: lots.status,
      },
      operation: { id: operations.id, name: operations.name, acquiredOn: operations.acquiredOn },
      simulationId: operations.activeSimulationId,
    })
    .from(lots)
    .innerJoin(
      operations,
      and(eq(operations.id, lots.operationId), inArray(operations.status, [...heldPhases]), liveOperations()),
    )
    .where(and(isNull(lots.deletedAt), notInArray(lots.status, ['withdrawn'])))
    .orderBy(asc(operations.name), asc(lots.ref));
  const costs = await costsOf(
    db,
    rows.map(({ simulationId }) => simulationId),
  );
  const areas = new Map<string, number>();
  for (const { lot, operation } of rows) {
    areas.set(operation.id, (areas.get(operation.id) ?? 0) + hundredthsOf(lot.areaM2));
  }
  return rows
    .filter(({ lot }) => lot.type !== 'Land' && lot.status !== 'sold' && lot.status !== 'delivered')
    .map(({ lot, operation, simulationId }): RentalLotRow => {
      const own = book.filter(({ lease }) => lease.lotId === lot.id);
      const running = own.find(({ lease }) => isRunning(lease) && lease.startsOn <= today);
      const leftOn = own
        .flatMap(({ lease }) => (lease.keysOn === null ? [] : [lease.keysOn]))
        .toSorted()
        .at(-1);
      const since = leftOn ?? operation.acquiredOn;
      const costCents = lotCost(
        costs.get(simulationId ?? '') ?? null,
        hundredthsOf(lot.areaM2),
        areas.get(operation.id) ?? 0,
      );
      const rentCents =
        running === undefined ? null : rentOn(calledLease(running.lease, running.revisions), today);
      return {
        id: lot.id,
        name: lotName(lot),
        operation: { id: operation.id, name: operation.name },
        lease:
          running === undefined || rentCents === null
            ? null
            : {
                id: running.lease.id,
                number: running.lease.number,
                renters: rentersText(running),
                rentCents,
              },
        vacantDays: running === undefined ? vacantDays(dayOrNull(since), today) : null,
        costCents,
        yieldBps: rentCents === null ? null : yieldBps([{ rentCents, costCents }]),
      };
    });
}

async function costsOf(db: Database, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, Cents>> {
  const wanted = [...new Set(ids.flatMap((id) => (id === null ? [] : [id])))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: simulations.id, costCents: simulations.costCents })
    .from(simulations)
    .where(inArray(simulations.id, wanted));
  return new Map(rows.flatMap(({ id, costCents }) => (costCents === null ? [] : [[id, cents(costCents)]])));
}
