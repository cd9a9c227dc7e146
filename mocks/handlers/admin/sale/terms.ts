import { and, eq, isNull, ne } from 'drizzle-orm';
import type * as z from 'zod';
import type { SalePriceShown } from '#contracts/admin/sale/form.ts';
import type { priceSale } from '#contracts/admin/sale/payload.ts';
import { saleDiscountLimitBps } from '#domain/growth/sale.ts';
import { extraUsersOf, salePrice, type SalePrice } from '#domain/growth/sale-price.ts';
import { monthsPaidAYear, periodPriceCents, maxExtraUsers } from '#domain/subscription/price.ts';
import { fill } from '#messages/fill.ts';
import * as couponMessages from '#messages/admin/coupon.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import {
  brands,
  plans,
  prospects,
  tenants,
  type Coupon,
  type Plan,
  type Prospect,
  type Tenant,
} from '#mocks/db/schema/index.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { discountOf } from '../../client/subscription/current.ts';
import { isReadable as isReadableProspect, prospectName } from '../prospect/record.ts';
import { saleCoupon } from './coupon.ts';
import { isLimited, textsOf } from './record.ts';

export type PriceAsked = z.output<typeof priceSale.payload>;

const vatBps = 2000;

/** For whom a sale is. */
export interface SaleCustomer {
  readonly tenant: Tenant | null;
  readonly prospect: Prospect | null;
  readonly name: string;
  readonly brandId: string | null;
}

/** What a sale is made of and what it comes to. */
export interface ResolvedSale {
  readonly plan: Plan;
  readonly coupon: Coupon | null;
  /** Why the code cannot be used; null where it can, or without one. */
  readonly couponError: string | null;
  readonly price: SalePrice;
  readonly listCents: number;
  readonly commissionBps: number;
  readonly extraUsers: number;
}

/** The company or the prospect that a payload names; null for none, or one that nothing can be sold to. */
export async function customerOf(
  context: AdminContext,
  { tenantId, prospectId }: Pick<PriceAsked, 'tenantId' | 'prospectId'>,
): Promise<SaleCustomer | null> {
  const { db } = context;
  if (tenantId !== null) {
    const isOpen = and(eq(tenants.id, tenantId), ne(tenants.status, 'closed'));
    const [tenant] = await db.select().from(tenants).where(isOpen);
    return tenant ? { tenant, prospect: null, name: tenant.name, brandId: tenant.brandId } : null;
  }
  if (prospectId === null) return null;
  const isThere = and(eq(prospects.id, prospectId), isNull(prospects.deletedAt));
  const [prospect] = await db.select().from(prospects).where(isThere);
  if (!prospect || !isReadableProspect(context, prospect)) return null;
  const name = prospect.company ?? prospectName(prospect);
  return { tenant: null, prospect, name, brandId: prospect.brandId };
}

/**
 * What is asked for, with its price.
 *
 * @param knownPlanId the offer that the sale had: it may be one that is no longer made
 * @throws ValidationFailure on `planId` and `seats`
 */
export async function resolveSale(
  context: AdminContext,
  asked: PriceAsked,
  customer: SaleCustomer | null,
  knownPlanId: string | null = null,
): Promise<ResolvedSale> {
  const { db, deps, locale } = context;
  const [plan] = await db.select().from(plans).where(eq(plans.id, asked.planId));
  if (!plan || (plan.isArchived && plan.id !== knownPlanId)) {
    throw new ValidationFailure({ planId: validationText(locale, 'unknownRecord') });
  }
  const extraUsers = extraUsersOf(asked.seats, plan.limits.users);
  if (extraUsers > maxExtraUsers) {
    const max = (plan.limits.users ?? 0) + maxExtraUsers;
    throw new ValidationFailure({ seats: fill(textsOf(context).tooManySeats, { max }) });
  }
  const brandId = customer?.brandId ?? null;
  const coupon = await saleCoupon(db, asked.couponCode, {
    planId: plan.id,
    on: parisDay(deps.clock.businessNow()),
    brandId,
    tenantId: customer?.tenant?.id ?? null,
  });
  const commissionBps = await commissionOf(context, brandId);
  const listCents = periodPriceCents(plan, asked.period, extraUsers);
  return {
    plan,
    coupon,
    couponError: asked.couponCode !== '' && coupon === null ? textsOf(context).couponRefused : null,
    listCents,
    commissionBps,
    extraUsers,
    price: salePrice({
      ...asked,
      extraUsers,
      extraUserCents: plan.extraUserMonthlyCents * (asked.period === 'yearly' ? monthsPaidAYear : 1),
      coupon: coupon && discountOf(coupon),
      listCents,
      vatBps,
      commissionBps,
    }),
  };
}

async function commissionOf({ db }: AdminContext, brandId: string | null): Promise<number> {
  if (brandId === null) return 0;
  const [brand] = await db.select({ bps: brands.commissionBps }).from(brands).where(eq(brands.id, brandId));
  return brand?.bps ?? 0;
}

/** What is asked of an administrator for a price; null within what the person may give. */
export const authorityText = (
  context: AdminContext,
  concessionBps: number,
  approvedBps: number | null = null,
): string | null =>
  isLimited(context) && concessionBps > Math.max(saleDiscountLimitBps, approvedBps ?? 0)
    ? textsOf(context).beyondAuthority
    : null;

/** What the panel of the form shows of a price. */
export function shownPrice(
  context: AdminContext,
  { price, coupon, couponError, listCents, commissionBps, extraUsers }: ResolvedSale,
  approvedBps: number | null = null,
): SalePriceShown {
  return {
    ...price,
    listCents,
    commissionBps,
    extraUsers,
    coupon: coupon && couponLine(context, coupon),
    couponError,
    authority: authorityText(context, price.concessionBps, approvedBps),
  };
}

const couponLine = ({ locale }: AdminContext, { code, label, kind }: Coupon): string =>
  `${code} · ${label || messagesFor(locale, couponMessages).choices.kind[kind]}`;
