import { eq, sum } from 'drizzle-orm';
import { validationText, type ValidationKey } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { plans, storedFiles, subscriptions, type PlanLimits } from '#mocks/db/schema/index.ts';
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

/** Bytes of a gigabyte as offers count them. */
const gigabyte = 1024 ** 3;

/** Bytes of the files that a company keeps. @param company the database within its border */
export async function storageUsed(company: Database): Promise<number> {
  const [row] = await company.select({ bytes: sum(storedFiles.sizeBytes) }).from(storedFiles);
  return Number(row?.bytes ?? 0);
}

/** Bytes that the company's offer holds; null is without limit, or not known. */
export async function storageLimit(context: ClientContext): Promise<number | null> {
  const limit = (await planLimits(context))?.limits.storageGb ?? null;
  return limit === null ? null : limit * gigabyte;
}

/** How many gigabytes the company's offer holds, where they have no room for so many bytes more; else null. */
export async function storageLacking(context: ClientContext, bytes: number): Promise<number | null> {
  const limit = await storageLimit(context);
  if (limit === null || (await storageUsed(context.db)) + bytes <= limit) return null;
  return limit / gigabyte;
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

/** Whether the company's offer lets its lots be sent to portals; companies whose offer is not known may. */
export async function hasPortals(context: ClientContext): Promise<boolean> {
  return (await planLimits(context))?.limits.hasPortals ?? true;
}
