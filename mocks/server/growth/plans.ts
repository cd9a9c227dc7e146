import { and, eq } from 'drizzle-orm';
import type { OfferedPlan } from '#contracts/auth/register.ts';
import type { Database } from '#mocks/db/database.ts';
import { plans, type Plan } from '#mocks/db/schema/index.ts';

/** Offers that everybody may choose, in their order. */
export const publicPlans = (db: Database): Promise<Plan[]> =>
  db
    .select()
    .from(plans)
    .where(and(eq(plans.isPublic, true), eq(plans.isArchived, false)))
    .orderBy(plans.sort);

/** An offer as a visitor sees it. */
export const offeredPlanOf = ({ code, name, monthlyCents, trialDays, limits }: Plan): OfferedPlan => ({
  code,
  name,
  monthlyCents,
  trialDays,
  users: limits.users,
  activeOperations: limits.activeOperations,
  storageGb: limits.storageGb,
});
