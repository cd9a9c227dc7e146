import { and, desc, eq, sql } from 'drizzle-orm';
import {
  invoiceDownload,
  subscriptionIndexPage,
  type InvoiceRow,
} from '#contracts/client/subscription/index.ts';
import { cents } from '#domain/money/cents.ts';
import { readOnlyDays } from '#domain/subscription/dunning.ts';
import { trialDaysLeft } from '#domain/subscription/period.ts';
import { discountCents, periodPriceCents, spendCredit, withVat } from '#domain/subscription/price.ts';
import { usageGauges } from '#domain/subscription/usage.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { invoices, type Invoice } from '#mocks/db/schema/index.ts';
import { can, parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { clientData, clientPage } from '#mocks/server/handler.ts';
import { invoiceFile } from '#mocks/server/subscription/invoice-pdf.ts';
import { billingDetails } from '#mocks/server/subscription/issue-invoice.ts';
import { currentSubscription, discountOf, usageOf, type Current } from './current.ts';

/** The subscription for those who decide of it; invoices for the accountant as well. */
export const indexHandler = clientPage(subscriptionIndexPage, async (context, { year, status }) => {
  const { db } = context;
  const ofYear = year === null ? undefined : sql`extract(year from ${invoices.issuedOn}) = ${year}`;
  const rows = await db
    .select()
    .from(invoices)
    .where(and(ofYear, status === null ? undefined : eq(invoices.status, status)))
    .orderBy(desc(invoices.issuedOn), desc(invoices.number));
  const days = await db.select({ issuedOn: invoices.issuedOn }).from(invoices);
  const years = [...new Set(days.map(({ issuedOn }) => Number(issuedOn.slice(0, 4))))];
  return {
    subscription: can(context, 'subscription.update') ? await subscriptionProps(context) : null,
    invoices: rows.map(invoiceRow),
    years: years.toSorted((a, b) => b - a),
    filters: { year, status },
  };
});

const invoiceRow = (row: Invoice): InvoiceRow => ({
  id: row.id,
  number: row.number,
  isCreditNote: row.series === 'AV',
  issuedOn: row.issuedOn,
  dueOn: row.dueOn,
  netCents: row.netCents,
  vatCents: row.vatCents,
  totalCents: row.totalCents,
  status: row.status,
  paidOn: row.paidOn,
});

async function subscriptionProps(context: ClientContext) {
  const current = await currentSubscription(context, context.db);
  const { subscription, plan, tenant } = current;
  const { period, extraUsers, status, trialEndsAt, cancelsAtPeriodEnd, pastDueSinceOn } = subscription;
  const { purchaseRef, paymentMethod, ibanMasked, creditCents } = subscription;
  return {
    planName: plan.name,
    period,
    extraUsers,
    status,
    trialDaysLeft:
      status === 'trial' && trialEndsAt !== null
        ? trialDaysLeft(context.deps.clock.businessNow(), trialEndsAt)
        : null,
    periodEndsOn: subscription.currentPeriodEndsOn,
    cancelsAtPeriodEnd,
    readOnlyOn: pastDueSinceOn === null ? null : addToDay(day(pastDueSinceOn), { days: readOnlyDays }),
    nextInvoice: nextInvoice(current),
    creditCents,
    coupon: couponProps(current),
    usage: usageGauges(await usageOf(context.unscoped, tenant), plan.limits, extraUsers),
    billing: {
      companyName: tenant.name,
      siren: tenant.siren,
      vatNumber: tenant.vatNumber,
      ...(await billingDetails(context.db, subscription, tenant)),
      purchaseRef: purchaseRef ?? '',
    },
    payment: { method: paymentMethod, ibanMasked },
  };
}

/** What the next period will be invoiced, as things stand. */
function nextInvoice(current: Current) {
  const { subscription, plan } = current;
  const { status, cancelsAtPeriodEnd, currentPeriodEndsOn, vatBps, period, extraUsers } = subscription;
  if (status !== 'active' || cancelsAtPeriodEnd || currentPeriodEndsOn === null) return null;
  const price = periodPriceCents(plan, period, extraUsers);
  const due = cents(price - nextDiscountCents(current));
  const { spentCents } = spendCredit(due, cents(subscription.creditCents));
  return { on: currentPeriodEndsOn, ...withVat(cents(due - spentCents), vatBps) };
}

function nextDiscountCents({ subscription, plan, coupon }: Current): number {
  if (coupon === null) return 0;
  const { period, extraUsers, discountedPeriods } = subscription;
  const price = periodPriceCents(plan, period, extraUsers);
  return discountCents(discountOf(coupon), price, period, discountedPeriods);
}

const couponProps = (current: Current) =>
  current.coupon && {
    code: current.coupon.code,
    label: current.coupon.label,
    nextCents: nextDiscountCents(current),
  };

/** An invoice of the company as a PDF. */
export const downloadHandler = clientData(invoiceDownload, async (context) => {
  const [row] = await context.db
    .select()
    .from(invoices)
    .where(eq(invoices.id, parameter(context, 'invoice')))
    .limit(1);
  if (!row) throw notFound('invoice');
  return { kind: 'raw', response: invoiceFile(row) };
});
