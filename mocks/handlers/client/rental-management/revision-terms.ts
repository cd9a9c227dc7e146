import { asc } from 'drizzle-orm';
import { cents } from '#domain/money/cents.ts';
import { rentRevision, type RentRevision } from '#domain/rental/indexation.ts';
import { quarter, type IndexRegion, type RentIndexValue } from '#domain/rental/rent-index.ts';
import { rentIndexValues } from '#domain/rental/rent-index-values.ts';
import type { RevisionState } from '#domain/rental/words.ts';
import { day, type Day } from '#domain/time/day.ts';
import type { RequestContext } from '#mocks/server/context.ts';
import { rentIndexEntries, type Lease, type RentRevisionRow } from '#mocks/db/schema/index.ts';

/** The published values of the indices that leases follow: the product's own, and those that staff entered since. */
export async function publishedIndexes({
  unscoped,
}: Pick<RequestContext, 'unscoped'>): Promise<readonly RentIndexValue[]> {
  const entered = await unscoped.select().from(rentIndexEntries).orderBy(asc(rentIndexEntries.quarter));
  return [
    ...rentIndexValues,
    ...entered.map(({ kind, region, quarter: of, hundredths }) => ({
      kind,
      region,
      quarter: quarter(of),
      hundredths,
    })),
  ];
}

/** Corsica and overseas have a series of their own. */
export function regionOf(departmentCode: string | null): IndexRegion {
  if (departmentCode === '2A' || departmentCode === '2B') return 'corsica';
  return departmentCode?.startsWith('97') === true ? 'overseas' : 'metropolitan';
}

/** What a year's revision depends on beside its lease. */
interface RevisionTerms {
  readonly today: Day;
  readonly region: IndexRegion;
  readonly values: readonly RentIndexValue[];
  readonly requestedOn?: Day;
}

/** What the domain makes of a year's revision. */
export function computedRevision(
  lease: Lease,
  row: RentRevisionRow,
  { today, region, values, requestedOn }: RevisionTerms,
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
    values,
  });
}

/** How a revision stands, with what people did to it. */
export function revisionState(row: RentRevisionRow, computed: RentRevision, today: Day): RevisionState {
  if (row.waivedAt !== null) return 'waived';
  // What was asked for in its time stays, whatever became of the dwelling since.
  if (row.requestedOn !== null && row.toCents !== null) {
    return row.effectiveOn !== null && row.effectiveOn <= today ? 'applied' : 'notified';
  }
  return computed.status;
}
