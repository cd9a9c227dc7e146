import { eq, sql } from 'drizzle-orm';
import { extraUsersOf } from '#domain/growth/sale-price.ts';
import { cents, sumCents } from '#domain/money/cents.ts';
import { withVat } from '#domain/subscription/price.ts';
import { quoteChange, type Quote } from '#domain/subscription/quote.ts';
import { exceeded, type UsageKey } from '#domain/subscription/usage.ts';
import { day, type Day } from '#domain/time/day.ts';
import { index } from '#generated/routes/client/subscription.ts';
import * as subscriptionMessages from '#messages/client/subscription.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  couponRedemptions,
  coupons,
  plans,
  sales,
  subscriptions,
  tenants,
  type Coupon,
  type Invoice,
  type Plan,
  type Sale,
  type Subscription,
  type Tenant,
} from '#mocks/db/schema/index.ts';
import { discountOf, runningPeriod, usageOf } from '../../client/subscription/current.ts';
import { notify, type NoticeSource } from '#mocks/server/notifications/notify.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { billingDetails, issueInvoice } from '#mocks/server/subscription/issue-invoice.ts';
import { saleCoupon } from './coupon.ts';

/** Why a subscription cannot take what was sold; each has its sentence in the messages of sales. */
export type TakeObstacle = 'noCompany' | 'pastDue' | 'exceeded' | 'coupon' | 'billing';

/** What was sold cannot be taken now: nothing was written. */
export class SaleNotTakenError extends Error {
  override readonly name = 'SaleNotTakenError';
  readonly obstacle: TakeObstacle;
  /** What the company uses beyond the offer. */
  readonly beyond: readonly UsageKey[];

  constructor(obstacle: TakeObstacle, beyond: readonly UsageKey[] = []) {
    super(`the sale was not taken: ${obstacle}`);
    this.obstacle = obstacle;
    this.beyond = beyond;
  }
}

/** What has come of a sale. */
export interface TakenSale {
  readonly subscription: Subscription;
  /** Null where a smaller offer leaves nothing to be paid. */
  readonly invoice: Invoice | null;
  /** The code that was used; null without. */
  readonly couponId: string | null;
}

interface Taking {
  readonly sale: Sale;
  readonly plan: Plan;
  readonly tenant: Tenant;
  readonly subscription: Subscription;
  readonly coupon: Coupon | null;
  readonly on: Day;
}

/**
 * Has the subscription of a company take what was sold: offer, period, people, agreed price, code and services, with
 * the invoice. Days that were paid for are given back, as where a company changes its offer itself.
 *
 * @param tx a transaction of the whole database
 * @throws SaleNotTakenError
 * @throws NoIssuerError
 */
export async function takeSale(source: NoticeSource, tx: Database, sale: Sale): Promise<TakenSale> {
  const taking = await takingOf(source, tx, sale);
  const { subscription, coupon, on, tenant } = taking;
  const quote = quoteChange({
    on,
    plan: {
      monthlyCents: sale.recurringCents,
      yearlyCents: sale.recurringCents,
      extraUserMonthlyCents: 0,
    },
    period: sale.period,
    extraUsers: 0,
    vatBps: subscription.vatBps,
    discount: coupon && discountOf(coupon),
    discountedPeriods: 0,
    creditCents: cents(subscription.creditCents),
    running: runningPeriod(subscription),
  });
  const written = await write(source, tx, taking, quote);
  const invoice = await invoiceFor(source, tx, { ...taking, subscription: written }, quote);
  const now = source.deps.clock.businessNow();
  await tx
    .update(sales)
    .set({ activatedAt: now, subscriptionId: subscription.id, invoiceId: invoice?.id ?? null })
    .where(eq(sales.id, sale.id));
  await notify(source, tx, {
    kind: 'subscription.invoice_issued',
    to: { tenantRoles: ['owner', 'accountant'] },
    tenant: { id: tenant.id, name: tenant.name },
    href: index(),
    subject: { type: 'subscription', id: subscription.id },
  });
  return { subscription: written, invoice, couponId: coupon?.id ?? null };
}

async function takingOf({ deps }: NoticeSource, tx: Database, sale: Sale): Promise<Taking> {
  const on = day(parisDay(deps.clock.businessNow()));
  const [plan] = await tx.select().from(plans).where(eq(plans.id, sale.planId));
  const [tenant] = await tx
    .select()
    .from(tenants)
    .where(eq(tenants.id, sale.customerTenantId ?? ''));
  const [subscription] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.tenantId, tenant?.id ?? ''))
    .for('update');
  if (!plan || !tenant || !subscription || tenant.status === 'closed') {
    throw new SaleNotTakenError('noCompany');
  }
  if (subscription.status === 'past_due') throw new SaleNotTakenError('pastDue');
  const extraUsers = extraUsersOf(sale.seats, plan.limits.users);
  const beyond = exceeded(await usageOf(tx, tenant), plan.limits, extraUsers).map(({ key }) => key);
  if (beyond.length > 0) throw new SaleNotTakenError('exceeded', beyond);
  if (Object.values(await billingDetails(tx, subscription, tenant)).includes('')) {
    throw new SaleNotTakenError('billing');
  }
  const coupon = await heldCoupon(tx, sale, tenant, on);
  return {
    sale,
    plan,
    tenant,
    subscription,
    coupon,
    on,
  };
}

async function heldCoupon(tx: Database, sale: Sale, tenant: Tenant, on: Day): Promise<Coupon | null> {
  if (sale.couponId === null) return null;
  const [named] = await tx.select().from(coupons).where(eq(coupons.id, sale.couponId));
  const locked = await saleCoupon(
    tx,
    named?.code ?? '',
    { planId: sale.planId, on, brandId: tenant.brandId, tenantId: tenant.id },
    { isHeld: true },
  );
  if (locked === null) throw new SaleNotTakenError('coupon');
  return locked;
}

async function write(
  { deps }: NoticeSource,
  tx: Database,
  { sale, plan, tenant, subscription, coupon }: Taking,
  quote: Quote,
): Promise<Subscription> {
  const now = deps.clock.businessNow();
  const running = runningPeriod(subscription);
  const keepsPeriod = running?.startsOn === quote.paidPeriod.startsOn && running.period === sale.period;
  const taken = Math.abs(quote.lines.find(({ kind }) => kind === 'discount')?.amountCents ?? 0);
  const couponRedemptionId = coupon && deps.newId();
  if (coupon && couponRedemptionId !== null) {
    await tx.insert(couponRedemptions).values({
      id: couponRedemptionId,
      couponId: coupon.id,
      tenantId: tenant.id,
      userId: null,
      subscriptionId: subscription.id,
      redeemedAt: now,
      savedCents: taken,
    });
  }
  const [written] = await tx
    .update(subscriptions)
    .set({
      planId: plan.id,
      period: sale.period,
      extraUsers: extraUsersOf(sale.seats, plan.limits.users),
      status: 'active',
      currentPeriodStartsOn: quote.paidPeriod.startsOn,
      currentPeriodEndsOn: quote.paidPeriod.endsOn,
      nextInvoiceOn: quote.paidPeriod.endsOn,
      anchorDate: keepsPeriod ? subscription.anchorDate : Number(quote.paidPeriod.startsOn.slice(8)),
      paymentMethod: subscription.paymentMethod ?? 'virement',
      priceCents: quote.priceCents,
      agreedPriceCents: sale.recurringCents,
      periodPaidCents: quote.periodPaidCents,
      creditCents: quote.creditLeftCents,
      couponRedemptionId,
      discountedPeriods: coupon === null ? 0 : 1,
      cancelsAtPeriodEnd: false,
      cancelledAt: null,
      cancelReason: null,
      cancelComment: null,
      pastDueSinceOn: null,
      updatedAt: now,
      version: sql`${subscriptions.version} + 1`,
    })
    .where(eq(subscriptions.id, subscription.id))
    .returning();
  if (!written) throw new RangeError('the subscription was not written');
  if (tenant.closingAskedAt === null) {
    await tx.update(tenants).set({ status: 'active', updatedAt: now }).where(eq(tenants.id, tenant.id));
  }
  return written;
}

async function invoiceFor(
  { deps }: NoticeSource,
  tx: Database,
  { sale, plan, subscription, on }: Taking,
  quote: Quote,
): Promise<Invoice | null> {
  const services = sale.services.map(({ label, quantity, unitCents }) => ({
    label: quantity === 1 ? label : `${label} (${quantity})`,
    amountCents: quantity * unitCents,
  }));
  const amount = withVat(
    sumCents([quote.netCents, ...services.map(({ amountCents }) => cents(amountCents))]),
    subscription.vatBps,
  );
  if (amount.totalCents === 0 && quote.creditLeftCents > 0) return null;
  // In French: what an invoice prints stays as it is.
  const labels = messagesFor('fr', subscriptionMessages).plans.lines;
  return issueInvoice(deps, tx, {
    subscription,
    issuedOn: on,
    lines: [
      ...quote.lines.map(({ kind, amountCents }) => ({
        label: `${plan.name} : ${labels[kind]}`,
        amountCents,
      })),
      ...services,
    ],
    amount,
  });
}
