import { and, arrayOverlaps, inArray, sql, type SQL } from 'drizzle-orm';
import type { OperationIndexQuery } from '#contracts/client/operation/index.ts';
import { isInProgress, operationStates } from '#domain/operation/states.ts';
import { operations } from '#mocks/db/schema/index.ts';

/** Year in which an operation was entered, in Paris. */
export const enteredInYear = sql<string>`to_char(${operations.createdAt} at time zone 'Europe/Paris', 'YYYY')`;

/** Operations that still ask for work. */
export const inProgress = inArray(operations.status, operationStates.filter(isInProgress));

/** Accents and capitals do not matter when people search, nor whether « œ » is one sign or two. */
const plain = (column: SQL): SQL =>
  sql`replace(translate(lower(${column}), 'àâäáãçéèêëîïíôöóõùûüúñÿ', 'aaaaaceeeeiiioooouuuuny'), 'œ', 'oe')`;

/** The same folding as in SQL, so that both sides of a comparison agree. */
function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}

/** What the search box and the filters let through, the state filter aside when asked. */
export function filterConditions(query: OperationIndexQuery, { withStatus = true } = {}): SQL | undefined {
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
  );
}

/** Every word must be found somewhere in the reference, the name, the address or the commune. */
function searchCondition(q: string): SQL | undefined {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  const haystack = plain(
    sql`${operations.ref} || ' ' || ${operations.name} || ' ' || ${operations.addressLine} || ' ' || ${operations.postalCode} || ' ' || ${operations.city}`,
  );
  const conditions = words.map((word) => sql`position(${word} in ${haystack}) > 0`);
  return conditions.length === 0 ? undefined : and(...conditions);
}
