import { eq } from 'drizzle-orm';
import { validationText, type ValidationKey } from '#messages/validation.ts';
import { plans, subscriptions, type PlanLimits } from '#mocks/db/schema/index.ts';
import type { ClientContext } from './context.ts';
import { ValidationFailure } from './failures.ts';

/** What an offer limits by number. */
export type Quota = 'activeOperations' | 'users' | 'miniSites';

const texts: Record<Quota, ValidationKey> = {
  activeOperations: 'quotaOperations',
  users: 'quotaUsers',
  miniSites: 'quotaMiniSites',
};

/**
 * Refuses what would go beyond the company's offer. Offers without a limit, and companies whose subscription
 * is not known, are let through.
 *
 * @param used how many there are already
 * @throws ValidationFailure on `base`, with the limit
 */
export async function checkQuota(context: ClientContext, quota: Quota, used: number): Promise<void> {
  const limit = await quotaLimit(context, quota);
  if (limit === null || used < limit) return;
  throw new ValidationFailure({ base: validationText(context.locale, texts[quota], { count: limit }) });
}

/** How many the company's offer allows; null is without limit, or not known. */
export async function quotaLimit(context: ClientContext, quota: Quota): Promise<number | null> {
  const found = await planLimits(context);
  const limit = found?.limits[quota] ?? null;
  // People beyond the offer are paid for one by one.
  return quota === 'users' && limit !== null && found ? limit + found.extraUsers : limit;
}

async function planLimits(
  context: ClientContext,
): Promise<{ limits: PlanLimits; extraUsers: number } | null> {
  const [row] = await context.db
    .select({ limits: plans.limits, extraUsers: subscriptions.extraUsers })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.tenantId, context.actor.tenant.id))
    .limit(1);
  return row ?? null;
}
