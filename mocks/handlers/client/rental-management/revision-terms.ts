import { cents } from '#domain/money/cents.ts';
import { rentRevision, type RentRevision } from '#domain/rental/indexation.ts';
import { quarter, type IndexRegion, type RentIndexValue } from '#domain/rental/rent-index.ts';
import { rentIndexValues } from '#domain/rental/rent-index-values.ts';
import type { RevisionState } from '#domain/rental/words.ts';
import { day, type Day } from '#domain/time/day.ts';
import type { Lease, RentRevisionRow } from '#mocks/db/schema/index.ts';

/** The published values of the indices that leases follow. */
export const publishedIndexes = (): readonly RentIndexValue[] => rentIndexValues;

/** Corsica and overseas have a series of their own. */
export function regionOf(departmentCode: string | null): IndexRegion {
  if (departmentCode === '2A' || departmentCode === '2B') return 'corsica';
  return departmentCode?.startsWith('97') === true ? 'overseas' : 'metropolitan';
}

/** What the domain makes of a year's revision. */
export function reckonedRevision(
  lease: Lease,
  row: RentRevisionRow,
  { today, region, requestedOn }: { today: Day; region: IndexRegion; requestedOn?: Day },
): RentRevision {
  const asked = requestedOn ?? (row.requestedOn === null ? null : day(row.requestedOn));
  return rentRevision({
    leaseType: lease.type,
    index: lease.indexKind === 'aucun' ? null : lease.indexKind,
    region,
    currentRentCents: cents(row.fromCents),
    referenceQuarter: quarter(row.quarter),
    dpeClass: lease.dpeClass,
    dueOn: day(row.dueOn),
    requestedOn: asked,
    today,
    values: publishedIndexes(),
  });
}

/** How a revision stands, with what people did to it. */
export function revisionState(row: RentRevisionRow, reckoned: RentRevision, today: Day): RevisionState {
  if (row.waivedAt !== null) return 'waived';
  // What was asked for in its time stays, whatever became of the dwelling since.
  if (row.requestedOn !== null && row.toCents !== null) {
    return row.effectiveOn !== null && row.effectiveOn <= today ? 'applied' : 'notified';
  }
  return reckoned.status;
}
