import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { operations, type Operation } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';

/** The operations that exist for the person: those of the company, or the assigned ones. */
export function visibleOperations(context: ClientContext, { isDeleted = false } = {}): SQL | undefined {
  const { id, assignedOperationIds } = context.actor.tenant;
  return and(
    eq(operations.tenantId, id),
    isDeleted ? undefined : isNull(operations.deletedAt),
    assignedOperationIds === null ? undefined : inArray(operations.id, [...assignedOperationIds]),
  );
}

/**
 * The operation that the address names.
 *
 * @throws HttpFailure 404 when it is another company's, not assigned, deleted, or not there at all
 */
export async function operationOfRoute(
  context: ClientContext,
  options = { isDeleted: false },
): Promise<Operation> {
  const id = parameter(context, 'operation');
  const [row] = await context.deps.db
    .select()
    .from(operations)
    .where(and(eq(operations.id, id), visibleOperations(context, options)))
    .limit(1);
  if (!row) throw notFound('operation');
  return row;
}
