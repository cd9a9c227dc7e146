import { eq, sql } from 'drizzle-orm';
import { changePlan } from '#contracts/client/subscription/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { index } from '#generated/routes/client/subscription.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as subscriptionMessages from '#messages/client/subscription.ts';
import type { Database } from '#mocks/db/database.ts';
import { couponRedemptions, subscriptions, tenants, type Invoice } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { addSaving } from '#mocks/server/growth/coupon.ts';
import { issueInvoice, NoIssuerError } from '#mocks/server/subscription/issue-invoice.ts';
import { day } from '#domain/time/day.ts';
import { currentSubscription, runningPeriod, type Current } from './current.ts';
import { offerOf, type Offer, type Wanted } from './offers.ts';

/** Takes an offer: what was shown is invoiced, the subscription runs, the company may write again. */
export const updateHandler = clientAction(changePlan, async (context, { accept, totalCents, ...wanted }) => {
  const texts = messagesFor(context.locale, subscriptionMessages);
  if (!accept) throw new ValidationFailure({ accept: texts.plans.acceptRequired });
  const { offer, invoice, subscriptionId } = await context.unscoped
    .transaction(async (tx) => {
      const current = await currentSubscription(context, tx, { isHeld: true });
      const found = await offerOf(context, tx, current, wanted, { isHeld: true });
      if (!found) throw new ValidationFailure({ planCode: texts.change.unknownPlan });
      if (found.couponError !== null) throw new ValidationFailure({ couponCode: found.couponError });
      if (found.obstacle !== null) throw new ValidationFailure({ base: found.obstacle });
      if (found.quote.totalCents !== totalCents) {
        throw new ValidationFailure({ base: texts.change.amountChanged });
      }
      await take(context, tx, current, { ...wanted, offer: found });
      const issued = await invoiceFor(context, tx, current, found);
      return { offer: found, invoice: issued, subscriptionId: current.subscription.id };
    })
    .catch((error: unknown) => {
      if (error instanceof NoIssuerError) throw new ValidationFailure({ base: texts.change.noIssuer });
      throw error;
    });
  const heard = [channels.tenant(context.actor.tenant.id), channels.admin()];
  broadcast(context, heard, 'subscription.changed', { id: subscriptionId });
  if (offer.coupon && offer.isNewCoupon) {
    broadcast(context, [channels.admin()], 'coupon.redeemed', { id: offer.coupon.id });
  }
  if (invoice) {
    broadcast(context, [channels.finance(context.actor.tenant.id)], 'invoice.issued', { id: invoice.id });
  }
  return redirect(index(), { type: 'success', text: fill(texts.change.done, { name: offer.plan.name }) });
});

/** Writes what was taken: offer, period, code, credit, and the company's state. */
async function take(
  context: ClientContext,
  tx: Database,
  current: Current,
  { offer, period, extraUsers }: Wanted & { offer: Offer },
): Promise<void> {
  const { subscription, plan, tenant } = current;
  const { quote } = offer;
  const now = context.deps.clock.businessNow();
  const running = runningPeriod(subscription);
  const isNewPeriod = quote.paidPeriod.startsOn !== running?.startsOn || running.period !== period;
  const isDiscounted = quote.periodPaidCents < quote.priceCents;
  const served = offer.isNewCoupon ? 0 : subscription.discountedPeriods;
  const counted = isDiscounted && (isNewPeriod || offer.isNewCoupon) ? served + 1 : served;
  await tx
    .update(subscriptions)
    .set({
      planId: offer.plan.id,
      period,
      extraUsers,
      status: 'active',
      currentPeriodStartsOn: quote.paidPeriod.startsOn,
      currentPeriodEndsOn: quote.paidPeriod.endsOn,
      nextInvoiceOn: quote.paidPeriod.endsOn,
      anchorDate: isNewPeriod ? Number(quote.paidPeriod.startsOn.slice(8)) : subscription.anchorDate,
      priceCents: quote.priceCents,
      // Whoever takes an offer by themselves takes it at its price.
      agreedPriceCents: null,
      periodPaidCents: quote.periodPaidCents,
      creditCents: quote.creditLeftCents,
      discountedPeriods: counted,
      couponRedemptionId: await redeem(context, tx, current, { ...offer, isNewPeriod }),
      cancelsAtPeriodEnd: false,
      cancelledAt: null,
      cancelReason: null,
      cancelComment: null,
      pastDueSinceOn: null,
      updatedAt: now,
      version: sql`${subscriptions.version} + 1`,
    })
    .where(eq(subscriptions.id, subscription.id));
  if (tenant.closingAskedAt === null) {
    await tx.update(tenants).set({ status: 'active', updatedAt: now }).where(eq(tenants.id, tenant.id));
  }
  await audit(
    context,
    tx,
    'subscription.change',
    { type: 'subscription', id: subscription.id, label: offer.plan.name },
    {
      plan: { from: plan.code, to: offer.plan.code },
      period: { from: subscription.period, to: period },
      extraUsers: { from: subscription.extraUsers, to: extraUsers },
      status: { from: subscription.status, to: 'active' },
    },
  );
}

/** Counts a code that is new to the company; the one it had goes on otherwise. */
async function redeem(
  { deps, actor }: ClientContext,
  tx: Database,
  { subscription }: Current,
  { coupon, isNewCoupon, quote, isNewPeriod }: Offer & { readonly isNewPeriod: boolean },
): Promise<string | null> {
  const taken = quote.lines.find(({ kind }) => kind === 'discount')?.amountCents ?? 0;
  if (!coupon || !isNewCoupon) {
    const { couponRedemptionId } = subscription;
    // Within a period that it served already, nothing more is saved.
    if (couponRedemptionId !== null && isNewPeriod) await addSaving(tx, couponRedemptionId, Math.abs(taken));
    return couponRedemptionId;
  }
  const id = deps.newId();
  await tx.insert(couponRedemptions).values({
    id,
    couponId: coupon.id,
    tenantId: subscription.tenantId,
    userId: actor.user.id,
    subscriptionId: subscription.id,
    redeemedAt: deps.clock.businessNow(),
    savedCents: Math.abs(taken),
  });
  return id;
}

/** The invoice of the change, and the notice of it; none where a smaller offer leaves nothing to be paid. */
async function invoiceFor(
  context: ClientContext,
  tx: Database,
  current: Current,
  { plan, quote }: Offer,
): Promise<Invoice | null> {
  if (quote.totalCents === 0 && quote.creditLeftCents > 0) return null;
  const { deps, actor } = context;
  const labels = messagesFor('fr', subscriptionMessages).plans.lines;
  const [{ subscription }, issuedOn] = [
    await currentSubscription(context, tx),
    day(parisDay(deps.clock.businessNow())),
  ];
  const invoice = await issueInvoice(deps, tx, {
    subscription,
    issuedOn,
    lines: quote.lines.map(({ kind, amountCents }) => ({
      label: `${plan.name} : ${labels[kind]}`,
      amountCents,
    })),
    amount: { netCents: quote.netCents, vatCents: quote.vatCents, totalCents: quote.totalCents },
  });
  await notify(context, tx, {
    kind: 'subscription.invoice_issued',
    to: { tenantRoles: ['owner', 'accountant'] },
    tenant: { id: actor.tenant.id, name: actor.tenant.name },
    href: index(),
    subject: { type: 'subscription', id: current.subscription.id },
    exceptUserId: actor.user.id,
  });
  return invoice;
}
