import { and, eq } from 'drizzle-orm';
import type { OperationHead } from '#contracts/client/operation/head.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations, type Operation } from '#mocks/db/schema/index.ts';
import { parameter, wholeCompany, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';

/** The operation that the address names. @throws HttpFailure 404 when it is in the bin or not there */
export async function operationOfRoute(context: ClientContext): Promise<Operation> {
  const [row] = await context.db
    .select()
    .from(operations)
    .where(and(eq(operations.id, parameter(context, 'operation')), liveOperations()))
    .limit(1);
  if (!row) throw notFound('operation');
  return row;
}

/** The reference of any operation of the company, seen by the asker or not, in the bin too; null for none. */
export async function refOfOperation(context: ClientContext, id: string): Promise<string | null> {
  const [row] = await wholeCompany(context)
    .select({ ref: operations.ref })
    .from(operations)
    .where(eq(operations.id, id))
    .limit(1);
  return row?.ref ?? null;
}

/** The head of an operation, as each of its pages shows it. */
export const headOf = ({ id, ref, name, city, status }: Operation): OperationHead => ({
  id,
  ref,
  name,
  city,
  status,
});
