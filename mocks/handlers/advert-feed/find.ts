import { eq } from 'drizzle-orm';
import {
  operations,
  tenants,
  users,
  type BroadcastConfiguration,
  type Operation,
  type Tenant,
} from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { configurationOfKey } from '#mocks/server/advert/feed-key.ts';
import type { RequestContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { plainAnswer } from '#mocks/server/plain-answer.ts';
import { hitThrottle } from '#mocks/server/throttle.ts';

export interface FoundFeed {
  readonly configuration: BroadcastConfiguration;
  readonly operation: Operation;
  readonly tenant: Tenant;
  readonly contact: string;
}

/** Requests of one feed in a minute, of each kind. */
const perMinute = { read: 30, photo: 600, report: 60 };

/** The feed that the address names. @throws HttpFailure 404 */
export async function feedOfRoute(context: RequestContext): Promise<FoundFeed> {
  const configuration = await configurationOfKey(context);
  const [found] = await context.unscoped
    .select({ operation: operations, tenant: tenants, user: users })
    .from(operations)
    .innerJoin(tenants, eq(tenants.id, operations.tenantId))
    .innerJoin(users, eq(users.id, configuration.contactUserId))
    .where(eq(operations.id, configuration.operationId))
    .limit(1);
  if (found === undefined || found.tenant.status === 'closed') throw notFound('operation of the feed');
  return {
    configuration,
    operation: found.operation,
    tenant: found.tenant,
    contact: fullName(found.user),
  };
}

/** The answer to a program that asks too often; null while it may go on. */
export async function tooOften(
  context: RequestContext,
  { id }: Pick<BroadcastConfiguration, 'id'>,
  kind: keyof typeof perMinute,
): Promise<Response | null> {
  const { deps, request, requestId } = context;
  const waitS = await hitThrottle(deps, `advert-feed:${kind}:${id}`, perMinute[kind], 60);
  if (waitS === null) return null;
  return plainAnswer(request.headers, { status: 429, requestId, retryAfterS: waitS });
}
