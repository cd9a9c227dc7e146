import type { Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import type { ValidationFailure } from '#mocks/server/failures.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';

/** The refusal of a step that was asked for on a version gone by: who changed the operation, and when. */
export const staleStep = (context: ClientContext, { id, updatedAt }: Operation): Promise<ValidationFailure> =>
  staleVersion(context, { id, updatedAt, within: context.db, fields: ['status'] });

/** @throws ValidationFailure on `version` when the operation changed since it was read */
export async function checkVersion(
  context: ClientContext,
  operation: Operation,
  version: number,
): Promise<void> {
  if (operation.version !== version) throw await staleStep(context, operation);
}
