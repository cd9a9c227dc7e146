import { and, arrayOverlaps, exists, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { OperationIndexQuery } from '#contracts/client/operation/index.ts';
import { isInProgress, operationStates } from '#domain/operation/states.ts';
import { addToDay, day, type Day } from '#domain/time/day.ts';
import { containsWords, foldedWords } from '#mocks/db/fold.ts';
import { operations, simulations } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { hasKeyDateBy } from './key-dates.ts';
import { activeSimulation, seesSimulations, type RowSource } from './rows.ts';

/** Year in which an operation was entered, in Paris. */
export const enteredInYear = sql<string>`to_char(${operations.createdAt} at time zone 'Europe/Paris', 'YYYY')`;

/** Operations that still ask for work. */
export const inProgress = inArray(operations.status, operationStates.filter(isInProgress));

/** The filters that list and map share. */
export type OperationFilters = Pick<
  OperationIndexQuery,
  | 'q'
  | 'status'
  | 'kind'
  | 'city'
  | 'department'
  | 'managerId'
  | 'tag'
  | 'year'
  | 'place'
  | 'deadline'
  | 'marginMin'
>;

/** For whom operations are filtered, and on which day. */
export type FilterSource = RowSource & { readonly today: Day };

/** The person of a request, today in Paris. */
export const filterSource = ({ db, actor, deps }: ClientContext): FilterSource => ({
  db,
  actor,
  today: day(parisDay(deps.clock.businessNow())),
});

/** What the search box and the filters let through, the state filter aside when asked. */
export function filterConditions(
  source: FilterSource,
  query: OperationFilters,
  { withStatus = true } = {},
): SQL | undefined {
  const list = (values: readonly string[], column: Parameters<typeof inArray>[0]): SQL | undefined =>
    values.length === 0 ? undefined : inArray(column, [...values]);
  return and(
    searchCondition(query.q),
    withStatus ? list(query.status, operations.status) : undefined,
    list(query.kind, operations.kind),
    list(query.city, operations.city),
    list(query.department, operations.departmentCode),
    list(query.managerId, operations.managerId),
    query.tag.length === 0 ? undefined : arrayOverlaps(operations.tags, [...query.tag]),
    query.year.length === 0 ? undefined : inArray(enteredInYear, [...query.year]),
    placeCondition(query.place),
    deadlineCondition(source, query.deadline),
    marginCondition(source, query.marginMin),
  );
}

/** Every word must be found somewhere in the reference, the name, the address or the commune. */
function searchCondition(q: string): SQL | undefined {
  return containsWords(operations.searchText, foldedWords(q));
}

/** With coordinates, or without; both together is everything. */
function placeCondition(place: OperationIndexQuery['place']): SQL | undefined {
  if (place.length !== 1) return undefined;
  return place[0] === 'set' ? isNotNull(operations.lat) : isNull(operations.lat);
}

/** A day that matters within so many days, or over already: the longest time that is chosen counts. */
function deadlineCondition(
  { db, today }: FilterSource,
  chosen: OperationIndexQuery['deadline'],
): SQL | undefined {
  if (chosen.length === 0) return undefined;
  return hasKeyDateBy(db, addToDay(today, { days: Math.max(...chosen.map(Number)) }));
}

/**
 * At least so many per cent of the revenue without VAT in the simulation that the operation is steered by: the
 * lowest part that is chosen counts. Nothing is asked for whoever may not see simulations, who could find
 * margins out by it.
 */
function marginCondition(source: FilterSource, chosen: OperationIndexQuery['marginMin']): SQL | undefined {
  if (chosen.length === 0 || !seesSimulations(source.actor)) return undefined;
  const leastBps = Math.min(...chosen.map(Number)) * 100;
  const marginBps = sql`round((${simulations.results} ->> 'marginOnRevenue')::numeric * 10000)`;
  return exists(
    source.db
      .select({ one: sql`1` })
      .from(simulations)
      .where(and(activeSimulation, sql`${marginBps} >= ${leastBps}`)),
  );
}
