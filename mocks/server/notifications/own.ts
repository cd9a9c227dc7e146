import { and, count, eq, isNull, or, type SQL } from 'drizzle-orm';
import { notifications } from '#mocks/db/schema/index.ts';
import type { RequestContext, SignedInContext } from '../context.ts';

/** The notices that a person reads in the company where they are: its own, and those about their account. */
export const ownNotifications = ({ actor }: SignedInContext): SQL | undefined =>
  and(
    eq(notifications.userId, actor.user.id),
    eq(notifications.isInApp, true),
    actor.tenant === null
      ? isNull(notifications.tenantId)
      : or(isNull(notifications.tenantId), eq(notifications.tenantId, actor.tenant.id)),
  );

/** How many of them are not read; none for guests. */
export async function countUnread(context: RequestContext): Promise<number> {
  if (context.actor === null) return 0;
  const own = ownNotifications({ ...context, actor: context.actor });
  const [row] = await context.unscoped
    .select({ total: count() })
    .from(notifications)
    .where(and(own, isNull(notifications.readAt)));
  return row?.total ?? 0;
}
