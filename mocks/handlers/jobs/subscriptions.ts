import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { cents } from '#domain/money/cents.ts';
import { dunningOn, readOnlyDays } from '#domain/subscription/dunning.ts';
import { periodFrom } from '#domain/subscription/period.ts';
import { discountCents, periodPriceCents, spendCredit, withVat } from '#domain/subscription/price.ts';
import { addToDay, day, type Day } from '#domain/time/day.ts';
import { index } from '#generated/routes/client/subscription.ts';
import type { NotificationKindId } from '#domain/notification/kinds.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  couponRedemptions,
  coupons,
  invoices,
  plans,
  subscriptions,
  tenants,
  type Plan,
  type Subscription,
} from '#mocks/db/schema/index.ts';
import type { QueuedEvent } from '#mocks/server/broadcast.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { addSaving } from '#mocks/server/growth/coupon.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { publishEvents } from '#mocks/server/publish-outbox.ts';
import { issueInvoice } from '#mocks/server/subscription/issue-invoice.ts';
import { allPaid, recoverIfPaid } from '#mocks/server/subscription/recover.ts';

/** What a night did. */
export interface SubscriptionsTurned {
  readonly ended: number;
  readonly expired: number;
  readonly renewed: number;
  readonly pastDue: number;
  readonly recovered: number;
  readonly readOnly: number;
}

interface Night {
  readonly deps: ServerDependencies;
  readonly outbox: QueuedEvent[];
  readonly on: Day;
}

/**
 * Moves subscriptions on, as the trade's clock tells: those that were cancelled end with their period, trials that
 * are over expire, periods that ended are renewed and invoiced, unpaid invoices are chased. Each company in a
 * transaction of its own, so that doing it twice changes nothing.
 */
export async function turnSubscriptions(deps: ServerDependencies): Promise<SubscriptionsTurned> {
  const night = { deps, outbox: [], on: day(parisDay(deps.clock.businessNow())) };
  const counts = {
    ended: await each(night, endedWith(night.on), endSubscription),
    expired: await each(night, trialOver(deps.clock.businessNow()), expireTrial),
    renewed: await renewAll(night),
    pastDue: await chaseInvoices(night),
    recovered: await each(night, allPaid, recover),
    readOnly: await each(night, unpaidTooLong(night.on), closeWriting),
  };
  await publishEvents(deps, night.outbox);
  return counts;
}

type Step = (night: Night, tx: Database, subscription: Subscription) => Promise<void>;
type Condition = ReturnType<typeof and>;

const endedWith = (on: Day): Condition =>
  and(
    inArray(subscriptions.status, ['active', 'past_due']),
    eq(subscriptions.cancelsAtPeriodEnd, true),
    lte(subscriptions.currentPeriodEndsOn, on),
  );
const trialOver = (now: Date): Condition =>
  and(eq(subscriptions.status, 'trial'), lte(subscriptions.trialEndsAt, now));
const periodOver = (on: Day): Condition =>
  and(
    eq(subscriptions.status, 'active'),
    eq(subscriptions.cancelsAtPeriodEnd, false),
    lte(subscriptions.currentPeriodEndsOn, on),
  );
const unpaidTooLong = (on: Day): Condition =>
  and(
    eq(subscriptions.status, 'past_due'),
    lte(subscriptions.pastDueSinceOn, addToDay(on, { days: -readOnlyDays })),
    inArray(
      subscriptions.tenantId,
      sql`(select ${tenants.id} from ${tenants} where ${tenants.status} = 'active')`,
    ),
  );

/** Does a step for each subscription that still fulfils its condition once it is held. */
async function each(night: Night, condition: Condition, step: Step): Promise<number> {
  const { db } = night.deps;
  const due = await db.select({ id: subscriptions.id }).from(subscriptions).where(condition);
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      const still = and(eq(subscriptions.id, id), condition);
      const [locked] = await tx.select().from(subscriptions).where(still).for('update');
      if (locked) await step(night, tx, locked);
    });
  }
  return due.length;
}

async function set(night: Night, tx: Database, { id }: Subscription, columns: Partial<Subscription>) {
  await tx
    .update(subscriptions)
    .set({
      ...columns,
      updatedAt: night.deps.clock.businessNow(),
      version: sql`${subscriptions.version} + 1`,
    })
    .where(eq(subscriptions.id, id));
}

async function readOnly({ deps }: Night, tx: Database, { tenantId }: Subscription): Promise<void> {
  const open = and(eq(tenants.id, tenantId), inArray(tenants.status, ['trial', 'active']));
  await tx.update(tenants).set({ status: 'read_only', updatedAt: deps.clock.businessNow() }).where(open);
}

async function notifyPayers(
  night: Night,
  tx: Database,
  subscription: Subscription,
  kind: NotificationKindId,
) {
  const { tenantId, id } = subscription;
  const [tenant] = await tx.select().from(tenants).where(eq(tenants.id, tenantId)).limit(1);
  if (!tenant) return;
  await notify(night, tx, {
    kind,
    to: { tenantRoles: ['owner', 'accountant'] },
    tenant: { id: tenant.id, name: tenant.name },
    href: index(),
    subject: { type: 'subscription', id },
  });
}

const endSubscription: Step = async (night, tx, subscription) => {
  await set(night, tx, subscription, {
    status: 'cancelled',
    cancelledAt: night.deps.clock.businessNow(),
    nextInvoiceOn: null,
  });
  await readOnly(night, tx, subscription);
  await notifyPayers(night, tx, subscription, 'subscription.read_only');
};

const expireTrial: Step = async (night, tx, subscription) => {
  await set(night, tx, subscription, { status: 'expired' });
  await readOnly(night, tx, subscription);
  await notifyPayers(night, tx, subscription, 'subscription.read_only');
};

const recover: Step = async ({ deps }, tx, { id }) => {
  await recoverIfPaid(tx, id, deps.clock.businessNow());
};

const closeWriting: Step = async (night, tx, subscription) => {
  await readOnly(night, tx, subscription);
  await notifyPayers(night, tx, subscription, 'subscription.read_only');
};

/** Renews what ended, as many periods as have passed. */
async function renewAll(night: Night): Promise<number> {
  let renewed = 0;
  for (let turned = -1; turned !== 0; renewed += turned) {
    turned = await each(night, periodOver(night.on), renew);
  }
  return renewed;
}

const renew: Step = async (night, tx, subscription) => {
  const { period, extraUsers, currentPeriodEndsOn, anchorDate, vatBps, discountedPeriods } = subscription;
  const [plan] = await tx.select().from(plans).where(eq(plans.id, subscription.planId)).limit(1);
  if (!plan || currentPeriodEndsOn === null) return;
  const startsOn = day(currentPeriodEndsOn);
  const paid = periodFrom(startsOn, period, anchorDate ?? undefined);
  const priceCents = cents(subscription.agreedPriceCents ?? periodPriceCents(plan, period, extraUsers));
  const off = await discountOfNext(tx, subscription, priceCents);
  const due = cents(priceCents - off);
  const { spentCents, leftCents } = spendCredit(due, cents(subscription.creditCents));
  await set(night, tx, subscription, {
    currentPeriodStartsOn: paid.startsOn,
    currentPeriodEndsOn: paid.endsOn,
    nextInvoiceOn: paid.endsOn,
    priceCents,
    periodPaidCents: due,
    creditCents: leftCents,
    discountedPeriods: off > 0 ? discountedPeriods + 1 : discountedPeriods,
  });
  if (subscription.couponRedemptionId !== null) await addSaving(tx, subscription.couponRedemptionId, off);
  await issueInvoice(night.deps, tx, {
    subscription,
    issuedOn: night.on,
    lines: renewalLines(plan, paid, { priceCents, off, spentCents }),
    amount: withVat(cents(due - spentCents), vatBps),
  });
  await notifyPayers(night, tx, subscription, 'subscription.invoice_issued');
};

async function discountOfNext(tx: Database, subscription: Subscription, priceCents: number) {
  const { couponRedemptionId, period, discountedPeriods } = subscription;
  if (couponRedemptionId === null) return cents(0);
  const [redeemed] = await tx
    .select({ coupon: coupons })
    .from(couponRedemptions)
    .innerJoin(coupons, eq(coupons.id, couponRedemptions.couponId))
    .where(eq(couponRedemptions.id, couponRedemptionId))
    .limit(1);
  return redeemed ? discountCents(redeemed.coupon, cents(priceCents), period, discountedPeriods) : cents(0);
}

const frenchDay = (on: string): string => on.split('-').toReversed().join('/');

/** In French: what an invoice prints stays as it is. */
const renewalLines = (
  plan: Plan,
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  { priceCents, off, spentCents }: { priceCents: number; off: number; spentCents: number },
) =>
  [
    {
      label: `Abonnement ${plan.name}, du ${frenchDay(startsOn)} au ${frenchDay(endsOn)} exclu`,
      amountCents: priceCents,
    },
    { label: 'Remise du code promo', amountCents: -off },
    { label: 'Avoir utilisé', amountCents: -spentCents },
  ].filter(({ amountCents }) => amountCents !== 0);

/** Marks invoices that were not paid in time, and reminds of them after 3, 8 and 15 days. */
async function chaseInvoices(night: Night): Promise<number> {
  const { deps, on } = night;
  const unpaid = and(inArray(invoices.status, ['issued', 'overdue']), lt(invoices.dueOn, on));
  let late = 0;
  for (const { id } of await deps.db.select({ id: invoices.id }).from(invoices).where(unpaid)) {
    await deps.db.transaction(async (tx) => {
      const [invoice] = await tx
        .select()
        .from(invoices)
        .where(and(eq(invoices.id, id), unpaid))
        .for('update');
      if (!invoice) return;
      const { remindersDue } = dunningOn(day(invoice.dueOn), on);
      if (invoice.status === 'overdue' && invoice.remindersSent >= remindersDue) return;
      await tx
        .update(invoices)
        .set({ status: 'overdue', remindersSent: remindersDue, updatedAt: deps.clock.businessNow() })
        .where(eq(invoices.id, id));
      const own = eq(subscriptions.id, invoice.subscriptionId);
      const [subscription] = await tx.select().from(subscriptions).where(own).for('update');
      if (!subscription) return;
      if (subscription.status === 'active') {
        await set(night, tx, subscription, { status: 'past_due', pastDueSinceOn: invoice.dueOn });
        late += 1;
      }
      await notifyPayers(night, tx, subscription, 'subscription.past_due');
    });
  }
  return late;
}
