import { and, eq } from 'drizzle-orm';
import { subscriptionPlansPage, type PlanQuote } from '#contracts/client/subscription/plans.ts';
import { cents } from '#domain/money/cents.ts';
import { yearlySavingCents, type BillingPeriod } from '#domain/subscription/price.ts';
import { quoteChange, type Quote } from '#domain/subscription/quote.ts';
import { exceeded, type UsageGauge } from '#domain/subscription/usage.ts';
import { day } from '#domain/time/day.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as subscriptionMessages from '#messages/client/subscription.ts';
import type { Database } from '#mocks/db/database.ts';
import { couponRedemptions, invoices, type Coupon, type Plan } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { findCoupon } from '#mocks/server/growth/coupon.ts';
import { publicPlans } from '#mocks/server/growth/plans.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { billingDetails } from '#mocks/server/subscription/issue-invoice.ts';
import { currentSubscription, discountOf, runningPeriod, usageOf, type Current } from './current.ts';

/** What a person wants to take. */
export interface Wanted {
  readonly planCode: string;
  readonly period: BillingPeriod;
  readonly extraUsers: number;
  readonly couponCode: string;
}

/** What it costs, and why it may not be taken. */
export interface Offer {
  readonly plan: Plan;
  readonly quote: Quote;
  /** The code in force with it; null without. */
  readonly coupon: Coupon | null;
  /** Newly given, and to be counted as a use. */
  readonly isNewCoupon: boolean;
  readonly couponError: string | null;
  readonly obstacle: string | null;
  readonly exceeded: readonly UsageGauge[];
}

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, subscriptionMessages);

/** Offers side by side, and what the chosen one costs today. */
export const plansHandler = clientPage(subscriptionPlansPage, async (context, query) => {
  const current = await currentSubscription(context, context.db);
  const period = query.period ?? current.subscription.period;
  const extraUsers = query.users ?? current.subscription.extraUsers;
  const offered = await publicPlans(context.unscoped);
  const wanted = query.plan && { planCode: query.plan, period, extraUsers, couponCode: query.coupon };
  const offer = wanted ? await offerOf(context, context.unscoped, current, wanted) : null;
  return {
    plans: offered.map((plan) => ({
      code: plan.code,
      name: plan.name,
      monthlyCents: plan.monthlyCents,
      yearlyCents: plan.yearlyCents,
      yearlySavingCents: yearlySavingCents(plan),
      extraUserMonthlyCents: plan.extraUserMonthlyCents,
      limits: plan.limits,
      isCurrent: plan.id === current.plan.id && current.subscription.status === 'active',
    })),
    period,
    extraUsers,
    coupon: query.coupon,
    quote: offer && quoteProps(offer),
  };
});

const quoteProps = ({ plan, quote, obstacle, couponError, exceeded: beyond }: Offer): PlanQuote => ({
  planCode: plan.code,
  planName: plan.name,
  lines: [...quote.lines],
  netCents: quote.netCents,
  vatCents: quote.vatCents,
  totalCents: quote.totalCents,
  priceCents: quote.priceCents,
  creditLeftCents: quote.creditLeftCents,
  startsOn: quote.paidPeriod.startsOn,
  endsOn: quote.paidPeriod.endsOn,
  obstacle,
  couponError,
  exceeded: [...beyond],
});

/**
 * What an offer costs the company today; null for an offer that is not made.
 *
 * @param db the whole database: uses of a code are those of all companies; a transaction holds the code
 */
export async function offerOf(
  context: ClientContext,
  db: Database,
  current: Current,
  wanted: Wanted,
  { isHeld = false } = {},
): Promise<Offer | null> {
  const plan = (await publicPlans(db)).find(({ code }) => code === wanted.planCode);
  if (!plan) return null;
  const { subscription, tenant } = current;
  const on = day(parisDay(context.deps.clock.businessNow()));
  const given = await usableCoupon(db, current, { code: wanted.couponCode, planId: plan.id, on, isHeld });
  const isNewCoupon = given !== null && given.id !== current.coupon?.id;
  const coupon = given ?? current.coupon;
  const running = runningPeriod(subscription);
  const keepsPeriod = running !== null && running.period === wanted.period && on < running.endsOn;
  const served = isNewCoupon ? 0 : subscription.discountedPeriods;
  const quote = quoteChange({
    on,
    plan,
    period: wanted.period,
    extraUsers: wanted.extraUsers,
    vatBps: subscription.vatBps,
    discount: coupon && discountOf(coupon),
    // Within the running period the code has already been counted for it.
    discountedPeriods: keepsPeriod && !isNewCoupon ? Math.max(0, served - 1) : served,
    creditCents: cents(subscription.creditCents),
    running,
  });
  const beyond = exceeded(await usageOf(db, tenant), plan.limits, wanted.extraUsers);
  return {
    plan,
    quote,
    coupon,
    isNewCoupon,
    couponError: wanted.couponCode !== '' && given === null ? textsOf(context).change.coupon : null,
    obstacle: await obstacleOf(context, db, current, { ...wanted, plan, beyond, isNewCoupon }),
    exceeded: beyond,
  };
}

interface CouponGiven {
  readonly code: string;
  readonly planId: string;
  readonly on: string;
  readonly isHeld: boolean;
}

/** The code, where it gives this company something: its network's, not used up by it, for new customers only. */
async function usableCoupon(
  db: Database,
  { subscription, tenant, coupon: own }: Current,
  { code, planId, on, isHeld }: CouponGiven,
): Promise<Coupon | null> {
  if (code !== '' && own?.code === code.toUpperCase()) return own;
  const coupon = await findCoupon(db, code, { planId, on, brandId: tenant.brandId }, { isHeld });
  if (!coupon || coupon.kind === 'trial_days') return null;
  const mine = and(eq(couponRedemptions.couponId, coupon.id), eq(couponRedemptions.tenantId, tenant.id));
  if ((await db.$count(couponRedemptions, mine)) >= coupon.perTenantMax) return null;
  const wasInvoiced =
    subscription.status === 'active' || (await db.$count(invoices, eq(invoices.tenantId, tenant.id))) > 0;
  return coupon.isForNewCustomers && wasInvoiced ? null : coupon;
}

interface ToCheck extends Wanted {
  readonly plan: Plan;
  readonly beyond: readonly UsageGauge[];
  readonly isNewCoupon: boolean;
}

async function obstacleOf(
  context: ClientContext,
  db: Database,
  { subscription, tenant }: Current,
  { period, extraUsers, plan, beyond, isNewCoupon }: ToCheck,
): Promise<string | null> {
  const { change, usage } = textsOf(context);
  if (subscription.status === 'past_due') return change.pastDue;
  const isSame =
    plan.id === subscription.planId &&
    period === subscription.period &&
    extraUsers === subscription.extraUsers;
  const isRunning = subscription.status === 'active' && !subscription.cancelsAtPeriodEnd;
  if (isRunning && isSame && !isNewCoupon) return change.same;
  if (beyond.length > 0) {
    return fill(change.exceeded, { list: beyond.map(({ key }) => usage[key].toLowerCase()).join(', ') });
  }
  if (subscription.paymentMethod === null) return change.noPayment;
  const details = await billingDetails(db, subscription, tenant);
  return Object.values(details).includes('') ? change.noBilling : null;
}
