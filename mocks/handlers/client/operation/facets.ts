import { and, count, inArray, sql, type SQL } from 'drizzle-orm';
import type { Facet, OperationIndexProps } from '#contracts/client/operation/index.ts';
import { departmentName } from '#domain/geography/departments.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations, users } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { operationTotals } from '#mocks/server/operation-totals.ts';
import { enteredInYear } from './filters.ts';

const facetNames = ['city', 'department', 'managerId', 'tag', 'year'] as const;
type FacetName = (typeof facetNames)[number];

/** How many operations have each value, by filter. */
type Counts = Readonly<Record<FacetName, ReadonlyMap<string, number>>>;

/** Counts by company and assignments, good as long as the stamp of the operations is the same. */
const kept = new Map<string, { stamp: string; counts: Counts }>();
const maxKept = 200;

/**
 * What each filter can be set to, in French order, with how many of the person's operations have it among those
 * that the other filters let through. A value that is chosen stays, even where nothing is left of it.
 *
 * @param conditionOf what the filters of a query let through; undefined where none of them is set
 */
export async function operationFacets<Query extends Readonly<Record<FacetName, readonly string[]>>>(
  context: ClientContext,
  query: Query,
  conditionOf: (query: Query) => SQL | undefined,
): Promise<OperationIndexProps['facets']> {
  const all = await countsOf(context, undefined);
  const shared = await countsOf(context, conditionOf(query));
  const found = new Map<FacetName, Map<string, number>>();
  for (const name of facetNames) {
    const chosen = query[name];
    const { [name]: counts } =
      chosen.length === 0 ? shared : await countsOf(context, conditionOf({ ...query, [name]: [] }));
    // Only what an operation of the person has: the name of anybody else is not told.
    const isKept = (value: string): boolean => all[name].has(value) && !counts.has(value);
    found.set(name, new Map([...counts, ...chosen.filter(isKept).map((value) => [value, 0] as const)]));
  }
  const facetsOf = (name: FacetName, labelOf: (value: string) => string = (value) => value): Facet[] =>
    [...(found.get(name) ?? [])]
      .map(([value, times]) => ({ value, label: labelOf(value), count: times }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'fr'));
  return {
    city: facetsOf('city'),
    department: facetsOf('department', (code) => `${code} ${departmentName(code)}`),
    managerId: await managerFacets(context, found.get('managerId') ?? new Map()),
    tag: facetsOf('tag'),
    year: facetsOf('year'),
  };
}

/** How many operations the person is in charge of, whatever the filters. */
export async function managedCount(context: ClientContext): Promise<number> {
  const { managerId } = await countsOf(context, undefined);
  return managerId.get(context.actor.user.id) ?? 0;
}

/** Every tag of the operations that the person may see, in French order. */
export async function tagsInUse(context: ClientContext): Promise<string[]> {
  const { tag } = await countsOf(context, undefined);
  return [...tag.keys()].toSorted((a, b) => a.localeCompare(b, 'fr'));
}

/** Over what a condition lets through, or over all operations that the person may see: these are kept. */
async function countsOf(context: ClientContext, where: SQL | undefined): Promise<Counts> {
  if (where !== undefined) return readCounts(context, where);
  const { id, assignedOperationIds } = context.actor.tenant;
  const key = `${id}:${assignedOperationIds?.toSorted().join() ?? '*'}`;
  const { stamp } = await operationTotals(context);
  const found = kept.get(key);
  kept.delete(key);
  const entry = found?.stamp === stamp ? found : { stamp, counts: await readCounts(context, undefined) };
  kept.set(key, entry);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return entry.counts;
}

/** One look at the table for all filters (PostgreSQL, GROUPING SETS): of one column, where the others are null. */
async function readCounts({ db }: ClientContext, where: SQL | undefined): Promise<Counts> {
  const { city, departmentCode, managerId, tags } = operations;
  const rows = await db
    .select({
      city: sql<string | null>`${city}`,
      department: sql<string | null>`${departmentCode}`,
      managerId: sql<string | null>`${managerId}`,
      year: sql<string | null>`${enteredInYear}`.as('year'),
      tag: sql<string[] | null>`${tags}`,
      count: count(),
    })
    .from(operations)
    .where(and(liveOperations(), where))
    .groupBy(sql`grouping sets ((${city}), (${departmentCode}), (${managerId}), (4), (${tags}))`);
  const countBy = (name: FacetName): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const row of rows) {
      for (const value of [row[name] ?? []].flat()) counts.set(value, (counts.get(value) ?? 0) + row.count);
    }
    return counts;
  };
  return {
    city: countBy('city'),
    department: countBy('department'),
    managerId: countBy('managerId'),
    tag: countBy('tag'),
    year: countBy('year'),
  };
}

/** By last name, as people are looked for. */
async function managerFacets({ db }: ClientContext, counts: ReadonlyMap<string, number>): Promise<Facet[]> {
  if (counts.size === 0) return [];
  const people = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...counts.keys()]));
  return people
    .toSorted(
      (a, b) => a.lastName.localeCompare(b.lastName, 'fr') || a.firstName.localeCompare(b.firstName, 'fr'),
    )
    .map((person) => ({ value: person.id, label: fullName(person), count: counts.get(person.id) ?? 0 }));
}
