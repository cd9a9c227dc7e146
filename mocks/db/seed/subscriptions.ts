import type { NewSubscription } from '../schema/subscriptions.ts';
import { couponUseId } from './coupon-use-id.ts';
import { planId, planSeeds } from './plans.ts';
import { seedId } from './seed-id.ts';
import { tenantId } from './tenant-id.ts';
import type { CompanyKey } from './types.ts';

function subscription(
  tenant: CompanyKey,
  planCode: string,
  startedOn: string,
  rest: Pick<NewSubscription, 'status'> & Partial<NewSubscription>,
): NewSubscription {
  const plan = planSeeds.find(({ code }) => code === planCode);
  if (!plan) throw new RangeError(`${planCode} is no offer.`);
  return {
    id: seedId(`subscription:${tenant}`),
    tenantId: tenantId(tenant),
    planId: planId(planCode),
    period: 'monthly',
    priceCents: plan.monthlyCents,
    periodPaidCents: rest.currentPeriodEndsOn === undefined ? 0 : plan.monthlyCents,
    anchorDate: rest.currentPeriodStartsOn == null ? null : Number(rest.currentPeriodStartsOn.slice(8)),
    createdAt: new Date(`${startedOn}T09:00:00Z`),
    updatedAt: new Date(`${startedOn}T09:00:00Z`),
    ...rest,
  };
}

const running = (dayOfMonth: string): Partial<NewSubscription> => ({
  paymentMethod: 'virement',
  currentPeriodStartsOn: `2026-11-${dayOfMonth}`,
  currentPeriodEndsOn: `2026-12-${dayOfMonth}`,
  nextInvoiceOn: `2026-12-${dayOfMonth}`,
});

/** One subscription per company: running, unpaid for 18 days, ended, on trial. */
export const subscriptionSeeds: NewSubscription[] = [
  subscription('T1', 'pro', '2025-01-20', { status: 'active', ...running('20') }),
  subscription('T2', 'pro', '2025-03-31', { status: 'active', ...running('01') }),
  subscription('T3', 'essentiel', '2024-11-19', {
    status: 'past_due',
    ...running('02'),
    pastDueSinceOn: '2026-11-02',
  }),
  subscription('T4', 'essentiel', '2024-06-25', {
    status: 'cancelled',
    cancelledAt: new Date('2026-10-12T10:00:00Z'),
    cancelReason: 'arret_activite',
    currentPeriodStartsOn: '2026-09-25',
    currentPeriodEndsOn: '2026-10-25',
  }),
  subscription('T5', 'pro', '2025-03-04', { status: 'active', ...running('04') }),
  subscription('T6', 'reseau', '2025-05-20', { status: 'active', ...running('12') }),
  subscription('T7', 'essentiel', '2025-10-07', { status: 'active', ...running('07') }),
  subscription('T8', 'essentiel', '2026-03-24', { status: 'active', ...running('16') }),
  subscription('T9', 'pro', '2026-11-15', {
    status: 'trial',
    couponRedemptionId: couponUseId('BIENVENUE1', 'T9'),
    trialEndsAt: new Date('2026-11-29T09:00:00Z'),
  }),
];
