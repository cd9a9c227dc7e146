import { and, eq, type SQL } from 'drizzle-orm';
import { withinBorder } from '#mocks/db/queries/operations.ts';
import { operations, type Operation } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';

/** The operations that exist for the person of a request. */
export const visibleOperations = (
  context: ClientContext,
  options?: { isDeleted: boolean },
): SQL | undefined => withinBorder(context.actor.tenant, options);

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
