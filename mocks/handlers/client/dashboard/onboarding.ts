import { and, eq, isNull } from 'drizzle-orm';
import type { DashboardProps } from '#contracts/client/dashboard.ts';
import type { PermissionKey } from '#domain/access/permissions.ts';
import { onboardingDays, onboardingSteps, type OnboardingStep } from '#domain/dashboard/widgets.ts';
import { rowCount } from '#mocks/db/queries/row-count.ts';
import { memberships, smtpSettings, tenants, transactions } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { operationTotals } from '#mocks/server/operation-totals.ts';
import { daysLater } from '#mocks/server/paris-day.ts';

/** The right that each step asks for. */
const rights: Readonly<Record<OnboardingStep, PermissionKey>> = {
  company: 'tenant.update',
  operation: 'operation.create',
  bank: 'transaction.create',
  colleague: 'tenant-user.create',
  smtp: 'smtp.update',
};

/** What a new company has done of what comes first, of what the person may do and did not put away. */
export async function onboardingOf(context: ClientContext): Promise<DashboardProps['onboarding']> {
  const { deps, actor } = context;
  const { tenant: own, user } = actor;
  const [tenant] = await context.unscoped.select().from(tenants).where(eq(tenants.id, own.id));
  if (tenant === undefined || deps.clock.businessNow() > daysLater(tenant.createdAt, onboardingDays))
    return [];
  const isDone: Readonly<Record<OnboardingStep, () => boolean | Promise<boolean>>> = {
    company: () => tenant.siret !== null && tenant.addressLine !== null && tenant.postalCode !== null,
    operation: async () => (await operationTotals(context)).total > 0,
    bank: async () => (await rowCount(context.db, transactions, isNull(transactions.deletedAt))) > 0,
    // Whoever is invited is a member at once.
    colleague: async () =>
      (await rowCount(
        context.unscoped,
        memberships,
        and(eq(memberships.tenantId, own.id), isNull(memberships.revokedAt)),
      )) > 1,
    smtp: async () => (await rowCount(context.db, smtpSettings, undefined)) > 0,
  };
  const dismissed = user.dashboard?.dismissedSteps ?? [];
  const open = onboardingSteps.filter((step) => canNow(context, rights[step]) && !dismissed.includes(step));
  const steps = await Promise.all(open.map(async (step) => ({ step, isDone: await isDone[step]() })));
  return steps.every((step) => step.isDone) ? [] : steps;
}
