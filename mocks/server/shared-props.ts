import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { SharedProps } from '#contracts/shared.ts';
import { operations } from '#mocks/db/schema/index.ts';
import { readSetting } from '#mocks/db/queries/settings.ts';
import type { RequestContext } from './context.ts';

/** Props that every page receives, the same for each of them. */
export async function sharedProps(context: RequestContext): Promise<SharedProps> {
  const { actor, deps, session } = context;
  const clock = await readSetting(deps.db, 'clock');
  const demo = await readSetting(deps.db, 'demo');
  return {
    auth: {
      user: actor && {
        id: actor.user.id,
        name: actor.name,
        firstName: actor.user.firstName,
        email: actor.user.email,
        roles: actor.roles.map((name) => ({ name })),
      },
    },
    tenant: actor?.tenant
      ? {
          id: actor.tenant.id,
          name: actor.tenant.name,
          operationsCount: await countOperations(context, actor.tenant),
        }
      : null,
    app: {
      name: deps.config.appName,
      locale: context.locale,
      theme: context.theme,
      demo: demo && clock ? { startsAt: clock.startsAt } : null,
      now: deps.clock.businessNow().toISOString(),
    },
    flash: session.data.flash ?? null,
    errors: session.data.errors ?? {},
  };
}

async function countOperations(
  context: RequestContext,
  tenant: { id: string; assignedOperationIds: readonly string[] | null },
): Promise<number> {
  const [row] = await context.deps.db
    .select({ total: count() })
    .from(operations)
    .where(
      and(
        eq(operations.tenantId, tenant.id),
        isNull(operations.deletedAt),
        tenant.assignedOperationIds === null
          ? undefined
          : inArray(operations.id, [...tenant.assignedOperationIds]),
      ),
    );
  return row?.total ?? 0;
}
