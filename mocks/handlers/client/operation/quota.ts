import { and, notInArray } from 'drizzle-orm';
import { countOperations, liveOperations } from '#mocks/db/queries/operations.ts';
import { operations } from '#mocks/db/schema/index.ts';
import { wholeCompany, type ClientContext } from '#mocks/server/context.ts';
import { checkQuota } from '#mocks/server/quota.ts';

/** Refuses one more operation than the company's offer allows. @throws ValidationFailure on `base` */
export async function checkOperationQuota(context: ClientContext): Promise<void> {
  const isActive = and(liveOperations(), notInArray(operations.status, ['closed', 'abandoned']));
  await checkQuota(context, 'activeOperations', await countOperations(wholeCompany(context), isActive));
}
