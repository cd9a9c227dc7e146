import { and, eq, isNull } from 'drizzle-orm';
import { profiles } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { forbidden } from '#mocks/server/failures.ts';
import type { Shared } from '#mocks/server/share/section-targets.ts';
import { operationOfRoute } from '../operation/scope.ts';
import { openProfiles, profileOfRoute } from '../profile/access.ts';
import { maySharesOf } from './record.ts';

/**
 * The operation that the address names, with the profile that carries it: a personal one only where it is open to the
 * person. @throws HttpFailure 404
 */
export async function sharedOperation(context: ClientContext): Promise<Shared> {
  const operation = await operationOfRoute(context);
  const { ownerProfileId: id } = operation;
  if (id === null) return { target: 'operation', operation, profile: null };
  const isIt = and(eq(profiles.id, id), isNull(profiles.deletedAt), openProfiles(context));
  const [profile = null] = await context.db.select().from(profiles).where(isIt).limit(1);
  return { target: 'operation', operation, profile };
}

/** The profile that the address names, for whoever may send links to it. @throws HttpFailure 404, 403 */
export async function sharedProfile(context: ClientContext): Promise<Shared> {
  const profile = await profileOfRoute(context);
  if (!maySharesOf(context, profile)) throw forbidden('links to this profile are for others to make');
  return { target: 'profile', operation: null, profile };
}
