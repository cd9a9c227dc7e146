import { and, arrayOverlaps, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { actualities, subscriptions, tenants } from '#mocks/db/schema/index.ts';
import type { SignedInContext } from '#mocks/server/context.ts';

/** The offers and brands that somebody belongs to, by their company or as who steers a network. */
export async function ownGroups({ actor, db }: SignedInContext) {
  const { tenant, brand } = actor;
  const offers = tenant
    ? await db
        .select({ planId: subscriptions.planId })
        .from(subscriptions)
        .where(eq(subscriptions.tenantId, tenant.id))
    : [];
  const [company] = tenant
    ? await db.select({ brandId: tenants.brandId }).from(tenants).where(eq(tenants.id, tenant.id))
    : [];
  return {
    planIds: offers.map(({ planId }) => planId),
    brandIds: [company?.brandId, brand?.id].filter((id) => typeof id === 'string'),
  };
}

/** Whether an article is meant for the person: by the offer and the brand of their company, and by their roles. */
export async function meantFor(context: SignedInContext): Promise<SQL | undefined> {
  const { planIds, brandIds } = await ownGroups(context);
  return and(
    meant(actualities.planIds, planIds),
    meant(actualities.brandIds, brandIds),
    meant(actualities.roles, context.actor.roles),
  );
}

/** Articles that are published and meant for the person. */
export const openTo = async (context: SignedInContext): Promise<SQL | undefined> =>
  and(eq(actualities.status, 'published'), isNull(actualities.deletedAt), await meantFor(context));

/** Whether a list of those meant holds one of somebody's own; an empty one is meant for everybody. */
export const meant = (column: AnyPgColumn, own: readonly string[]): SQL | undefined => {
  const isForAll = sql`cardinality(${column}) = 0`;
  return own.length === 0 ? isForAll : or(isForAll, arrayOverlaps(column, [...own]));
};
