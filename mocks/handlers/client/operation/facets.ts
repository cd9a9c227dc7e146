import { count, inArray, sql } from 'drizzle-orm';
import type { Facet, OperationIndexProps } from '#contracts/client/operation/index.ts';
import { departmentName } from '#domain/geography/departments.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations, users } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { operationTotals } from '#mocks/server/operation-totals.ts';
import { enteredInYear } from './filters.ts';

/** How often each value occurs: of one column where the others are null. */
interface Occurrence {
  city: string | null;
  department: string | null;
  managerId: string | null;
  year: string | null;
  tags: string[] | null;
  count: number;
}

/** Occurrences by company and assignments, good as long as the stamp of the operations is the same. */
const kept = new Map<string, { stamp: string; occurrences: Occurrence[] }>();
const maxKept = 200;

/** Everything a filter can be set to, over the operations that the person may see. */
export async function operationFacets(context: ClientContext): Promise<OperationIndexProps['facets']> {
  const occurrences = await occurrencesFor(context);
  const byText = (key: 'city' | 'department' | 'managerId' | 'year'): Facet[] =>
    occurrences
      .flatMap((row) => {
        const value = row[key];
        return value === null ? [] : [{ value, label: value, count: row.count }];
      })
      .toSorted((a, b) => (a.value < b.value ? -1 : 1));
  const names = await managerNames(
    context,
    byText('managerId').map(({ value }) => value),
  );
  return {
    city: byText('city'),
    department: byText('department').map((facet) => ({
      ...facet,
      label: `${facet.value} ${departmentName(facet.value)}`,
    })),
    managerId: byText('managerId')
      .map((facet) => ({ facet, person: names.get(facet.value) }))
      .flatMap(({ facet, person }) => (person ? [{ facet, person }] : []))
      .toSorted((a, b) => a.person.lastName.localeCompare(b.person.lastName, 'fr'))
      .map(({ facet, person }) => ({ ...facet, label: fullName(person) })),
    tag: tagFacets(occurrences),
    year: byText('year'),
  };
}

async function occurrencesFor(context: ClientContext): Promise<Occurrence[]> {
  const { id, assignedOperationIds } = context.actor.tenant;
  const key = `${id}:${assignedOperationIds?.toSorted().join() ?? '*'}`;
  const { stamp } = await operationTotals(context);
  const found = kept.get(key);
  kept.delete(key);
  const entry = found?.stamp === stamp ? found : { stamp, occurrences: await readOccurrences(context) };
  kept.set(key, entry);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return entry.occurrences;
}

/** One look at the table for all filters (PostgreSQL, GROUPING SETS). */
function readOccurrences({ db }: ClientContext): Promise<Occurrence[]> {
  const { city, departmentCode, managerId, tags } = operations;
  return db
    .select({
      city: sql<string | null>`${city}`,
      department: sql<string | null>`${departmentCode}`,
      managerId: sql<string | null>`${managerId}`,
      year: sql<string | null>`${enteredInYear}`.as('year'),
      tags: sql<string[] | null>`${tags}`,
      count: count(),
    })
    .from(operations)
    .where(liveOperations())
    .groupBy(sql`grouping sets ((${city}), (${departmentCode}), (${managerId}), (4), (${tags}))`);
}

async function managerNames({ db }: ClientContext, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { firstName: string; lastName: string }>();
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

function tagFacets(occurrences: readonly Occurrence[]): Facet[] {
  const counts = new Map<string, number>();
  for (const { tags, count: times } of occurrences) {
    for (const tag of tags ?? []) counts.set(tag, (counts.get(tag) ?? 0) + times);
  }
  return [...counts]
    .map(([value, times]) => ({ value, label: value, count: times }))
    .toSorted((a, b) => (a.value < b.value ? -1 : 1));
}
