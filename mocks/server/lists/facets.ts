import { count, sql, type SQL } from 'drizzle-orm';
import type { Facet, FilterDefinition } from '#contracts/define-list.ts';
import type { Day } from '#domain/time/day.ts';
import { anyTable, type BusinessTable } from '#mocks/db/queries/business-table.ts';
import type { SignedInContext } from '../context.ts';
import type { FilterSource } from './filter-source.ts';

/** A filter whose values are counted, with what the other filters let through. */
export interface CountedFilter {
  readonly name: string;
  readonly definition: FilterDefinition;
  readonly source: FilterSource;
  readonly where: SQL | undefined;
  /** What the filter is set to: shown even where nothing is left of it. */
  readonly chosen: readonly string[];
}

/**
 * What each filter can be set to, with how many of the records that the other filters let through have it.
 * Filters that see the same records are counted by one look at the table (PostgreSQL, GROUPING SETS).
 */
export async function facetsOf(
  context: SignedInContext,
  table: BusinessTable,
  filters: readonly CountedFilter[],
  today: Day,
): Promise<Record<string, Facet[]>> {
  const byCondition = Map.groupBy(
    filters.filter(({ source }) => source.values !== null),
    ({ where }) => where,
  );
  const facets: Record<string, Facet[]> = {};
  for (const [where, group] of byCondition) {
    const counts = await countValues(context, table, { filters: group, where, today });
    for (const filter of group) {
      facets[filter.name] = await labelFacet(context, filter, counts.get(filter.name) ?? new Map());
    }
  }
  return facets;
}

interface Counted {
  readonly filters: readonly CountedFilter[];
  readonly where: SQL | undefined;
  readonly today: Day;
}

async function countValues(
  { db }: SignedInContext,
  table: BusinessTable,
  { filters, where, today }: Counted,
): Promise<ReadonlyMap<string, Map<string, number>>> {
  const columns = filters.flatMap(({ source }, index) => {
    if (source.values === null) return [];
    const { by } = source.values;
    const value = typeof by === 'function' ? by(today) : by;
    return [[`value_${index}`, sql<unknown>`${value}`.as(`value_${index}`)] as const];
  });
  const sets = columns.map((_column, index) => sql.raw(`(${index + 1})`));
  const rows: Record<string, unknown>[] = await db
    .select({ ...Object.fromEntries(columns), count: count() })
    .from(anyTable(table))
    .where(where)
    .groupBy(sql`grouping sets (${sql.join(sets, sql`, `)})`);
  const counts = new Map(filters.map(({ name }) => [name, new Map<string, number>()]));
  for (const row of rows) {
    filters.forEach(({ name }, index) => {
      const value = row[`value_${index}`];
      // The columns of the other sets are null in this one.
      for (const one of Array.isArray(value) ? value : [value]) {
        if (one === null || one === undefined) continue;
        const counted = counts.get(name);
        counted?.set(String(one), (counted.get(String(one)) ?? 0) + Number(row['count']));
      }
    });
  }
  return counts;
}

/** Choices stand in their declared order, found values by their names (French collation). */
async function labelFacet(
  context: SignedInContext,
  { definition, source, chosen }: CountedFilter,
  counts: ReadonlyMap<string, number>,
): Promise<Facet[]> {
  const values =
    definition.kind === 'choice' ? definition.choices : [...new Set([...counts.keys(), ...chosen])];
  const labels = await source.labels?.(context, values);
  const facets = values.flatMap((value): Facet[] => {
    const label = labels ? labels.get(value) : value;
    return label === undefined ? [] : [{ value, label, count: counts.get(value) ?? 0 }];
  });
  if (definition.kind === 'choice') return facets;
  return facets.toSorted((a, b) => a.label.localeCompare(b.label, 'fr'));
}
