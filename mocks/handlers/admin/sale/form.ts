import { and, desc, eq } from 'drizzle-orm';
import type { SaleFormProps } from '#contracts/admin/sale/form.ts';
import type { SalePayload } from '#contracts/admin/sale/payload.ts';
import { usageKeys } from '#domain/subscription/usage.ts';
import { day } from '#domain/time/day.ts';
import { download as invoiceDownload } from '#generated/routes/admin/invoice.ts';
import * as prospectMessages from '#messages/admin/prospect.ts';
import { messagesFor } from '#messages/locale.ts';
import * as officeStates from '#messages/states/office.ts';
import { auditEntries, brands, invoices, plans, subscriptions, type Sale } from '#mocks/db/schema/index.ts';
import { can, type AdminContext } from '#mocks/server/context.ts';
import { readHistory } from '#mocks/server/history/read.ts';
import { historySentence } from '#mocks/server/history/sentence.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { usageOf } from '../../client/subscription/current.ts';
import { choicesOf } from './choices.ts';
import { papersOf } from './papers.ts';
import { isSellerAlone, sale } from './record.ts';
import { saleRows } from './rows.ts';
import { customerOf, resolveSale, shownPrice, type SaleCustomer } from './terms.ts';

/** Lines of the journal and invoices that are shown at most. */
const shown = { history: 50, invoices: 24 };

type NewValues = Omit<SalePayload, 'planId'> & { planId: string | null };

/** What a new sale begins with, for whom its address names. */
async function blankValues(
  context: AdminContext,
  named: { readonly prospect: string; readonly tenant: string },
): Promise<NewValues> {
  const { db, deps, actor } = context;
  const today = parisDay(deps.clock.businessNow());
  const customer = await customerOf(context, {
    tenantId: named.tenant === '' ? null : named.tenant,
    prospectId: named.tenant === '' && named.prospect !== '' ? named.prospect : null,
  });
  const wanted = customer?.prospect?.expectedPlanId ?? null;
  const [plan] = wanted === null ? [] : await db.select().from(plans).where(eq(plans.id, wanted));
  return {
    tenantId: customer?.tenant?.id ?? null,
    prospectId: customer?.prospect?.id ?? null,
    planId: plan?.id ?? null,
    period: 'monthly',
    seats: plan?.limits.users ?? 1,
    unitCents: plan?.monthlyCents ?? 0,
    discountKind: 'none',
    discountValue: 0,
    couponCode: '',
    services: [],
    startsOn: today,
    sellerUserId: isSellerAlone(context) ? actor.user.id : (customer?.prospect?.assignedTo ?? actor.user.id),
    utmId: customer?.prospect?.utmId ?? null,
    notes: '',
  };
}

/** What the form of a sale shows beside its fields. */
export async function formProps(
  context: AdminContext,
  row: Sale | null,
  named: { readonly prospect: string; readonly tenant: string },
): Promise<SaleFormProps> {
  const props = await sale.formProps(context, row);
  const values = row === null ? await blankValues(context, named) : props.values;
  const customer = await customerOf(context, values);
  const today = parisDay(context.deps.clock.businessNow());
  const isOpen = row === null || row.status === 'draft' || row.status === 'sent';
  return {
    form: { ...props, values, can: { ...props.can, save: props.can.save && isOpen } },
    price: row && (await priceOf(context, row, props.values)),
    row: row && ((await saleRows({ ...context, today: day(today) }, [row]))[0] ?? null),
    current: row && (await currentOf(context, row)),
    customer: customer && (await sheetOf(context, customer)),
    papers: row === null ? [] : await papersOf(context, row),
    history: row === null ? [] : await historyOf(context, row),
    outcome: row === null || row.status !== 'signed' ? null : await outcomeOf(context, row),
    ...(await choicesOf(context, row)),
    today,
  };
}

/** The price as it was agreed: of a sale that no longer changes, what is kept of it. */
async function priceOf(
  context: AdminContext,
  row: Sale,
  values: SalePayload,
): Promise<SaleFormProps['price']> {
  const resolved = await resolveSale(context, values, await customerOf(context, values), row.planId);
  const live = shownPrice(context, resolved, row.approvedBps);
  if (row.status === 'draft' || row.status === 'sent') return live;
  const { recurringCents, netCents, vatCents, totalCents, firstYearCents, commissionCents, concessionBps } =
    row;
  return {
    ...live,
    recurringCents,
    couponCents: Math.max(0, recurringCents + live.servicesCents - netCents),
    netCents,
    vatCents,
    totalCents,
    firstYearCents,
    commissionCents,
    concessionBps,
    coupon: live.coupon ?? (values.couponCode === '' ? null : values.couponCode),
    couponError: null,
    authority: null,
  };
}

async function currentOf({ db }: AdminContext, row: Sale): Promise<SaleFormProps['current']> {
  const people = await personNames(db, [row.approvedBy]);
  return {
    sentOn: row.sentOn,
    sentTo: row.sentTo,
    cancelledOn: row.cancelledOn,
    cancelReason: row.cancelReason,
    approvalAskedAt: row.approvalAskedAt?.toISOString() ?? null,
    approvedBy: people.get(row.approvedBy ?? '') ?? null,
    approvedBps: row.approvedBps,
    isWaiting: row.status === 'signed' && row.activatedAt === null,
  };
}

type Fact = NonNullable<SaleFormProps['customer']>['facts'][number];

async function sheetOf(context: AdminContext, customer: SaleCustomer): Promise<SaleFormProps['customer']> {
  const { db, locale } = context;
  const { tenant, prospect, name, brandId } = customer;
  const [brand] =
    brandId === null ? [] : await db.select({ name: brands.name }).from(brands).where(eq(brands.id, brandId));
  const states = messagesFor(locale, officeStates);
  const stages = messagesFor(locale, prospectMessages).choices.status;
  const person = prospect && [prospect.firstName, prospect.lastName].filter(Boolean).join(' ');
  const values: Record<Fact['key'], string | null | undefined> = {
    contact: person,
    siren: tenant?.siren,
    city: tenant?.city ?? prospect?.city,
    email: prospect?.email,
    phone: prospect?.phone,
    brand: brand?.name,
    state: tenant ? states.tenant[tenant.status] : prospect && stages[prospect.status],
  };
  const usage = tenant ? await usageOf(db, tenant) : null;
  return {
    name,
    facts: Object.entries(values).flatMap(([key, value]): Fact[] =>
      value == null || value === '' ? [] : [{ key: key as Fact['key'], value }],
    ),
    usage: usage
      ? usageKeys.map((key) => ({ key, used: key === 'storageGb' ? usage.storageBytes : usage[key] }))
      : [],
  };
}

async function historyOf({ db, locale }: AdminContext, { id }: Sale): Promise<SaleFormProps['history']> {
  const about = and(eq(auditEntries.subjectType, 'subscription-sale'), eq(auditEntries.subjectId, id));
  const entries = await readHistory(db, about, { limit: shown.history });
  return entries.map((named) => ({
    id: named.entry.id,
    text: historySentence(locale, named),
    at: named.entry.at.toISOString(),
  }));
}

async function outcomeOf(context: AdminContext, row: Sale): Promise<SaleFormProps['outcome']> {
  const { db } = context;
  const [found] = await db
    .select({ subscription: subscriptions, plan: plans.name })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.tenantId, row.customerTenantId ?? ''));
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.tenantId, row.customerTenantId ?? ''))
    .orderBy(desc(invoices.issuedOn), desc(invoices.number))
    .limit(shown.invoices);
  const mayOpen = can(context, 'finance-kpi.list');
  return {
    subscription: found
      ? {
          plan: found.plan,
          period: found.subscription.period,
          status: found.subscription.status,
          priceCents: found.subscription.priceCents,
          endsOn: found.subscription.currentPeriodEndsOn,
        }
      : null,
    invoices: rows
      .filter(({ issuedOn }) => row.signedOn === null || issuedOn >= row.signedOn)
      .map(({ id, number, issuedOn, totalCents, status }) => ({
        id,
        number,
        issuedOn,
        totalCents,
        status,
        href: mayOpen ? invoiceDownload(id) : null,
      })),
  };
}
