import { and, asc, isNull, ne, notInArray } from 'drizzle-orm';
import { usageKeys } from '#domain/subscription/usage.ts';
import { plans, prospects, tenants, utms, type Sale } from '#mocks/db/schema/index.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { prospectReach } from '../prospect/list.ts';
import { staffOf } from '../staff.ts';
import { isSellerAlone } from './record.ts';

/** What forms choose from; of prospects, those that the person follows or nobody does. */
export async function choicesOf(context: AdminContext, row: Sale | null) {
  const { db, actor } = context;
  const offered = await db.select().from(plans).orderBy(asc(plans.sort));
  const open = and(
    isNull(prospects.deletedAt),
    notInArray(prospects.status, ['won', 'lost']),
    prospectReach(context),
  );
  const courted = await db.select().from(prospects).where(open).orderBy(asc(prospects.lastName)).limit(1000);
  return {
    plans: offered
      .filter(({ id, isArchived }) => !isArchived || id === row?.planId)
      .map((plan) => ({
        id: plan.id,
        name: plan.name,
        monthlyCents: plan.monthlyCents,
        yearlyCents: plan.yearlyCents,
        extraUserMonthlyCents: plan.extraUserMonthlyCents,
        users: plan.limits.users,
        limits: usageKeys.map((key) => ({ key, limit: plan.limits[key] })),
      })),
    companies: await db
      .select({ id: tenants.id, name: tenants.name })
      .from(tenants)
      .where(ne(tenants.status, 'closed'))
      .orderBy(asc(tenants.name))
      .limit(1000),
    prospects: courted.map(({ id, company, firstName, lastName }) => {
      const person = [firstName, lastName].filter(Boolean).join(' ');
      return { id, name: company === null ? person : `${company} (${person})` };
    }),
    utms: await db
      .select({ id: utms.id, name: utms.name })
      .from(utms)
      .where(isNull(utms.deletedAt))
      .orderBy(asc(utms.name))
      .limit(500),
    sellers: isSellerAlone(context)
      ? [{ id: actor.user.id, name: fullName(actor.user) }]
      : await staffOf(context),
  };
}
