import { asc, count, eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { Facet, OperationIndexProps } from '#contracts/client/operation/index.ts';
import { departmentName } from '#domain/geography/departments.ts';
import { operations, users } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { enteredInYear } from './filters.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';

/** Everything a filter can be set to, over the operations that the person may see. */
export async function operationFacets(context: ClientContext): Promise<OperationIndexProps['facets']> {
  const { db } = context;
  const where = liveOperations();
  const byText = async (column: SQLWrapper): Promise<Facet[]> => {
    const rows = await db
      .select({ value: sql<string>`${column}`, count: count() })
      .from(operations)
      .where(where)
      .groupBy(sql`1`)
      .orderBy(asc(sql`1`));
    return rows.map((row) => ({ ...row, label: row.value }));
  };
  const departments = await byText(operations.departmentCode);
  const managers = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, count: count() })
    .from(operations)
    .innerJoin(users, eq(users.id, operations.managerId))
    .where(where)
    .groupBy(users.id)
    .orderBy(asc(users.lastName));
  const tags = await db
    .select({ value: sql<string>`unnest(${operations.tags})`, count: count() })
    .from(operations)
    .where(where)
    .groupBy(sql`1`)
    .orderBy(asc(sql`1`));
  return {
    city: await byText(operations.city),
    department: departments.map((facet) => ({
      ...facet,
      label: `${facet.value} ${departmentName(facet.value)}`,
    })),
    managerId: managers.map((row) => ({ value: row.id, label: fullName(row), count: row.count })),
    tag: tags.map((row) => ({ ...row, label: row.value })),
    year: await byText(enteredInYear),
  };
}
