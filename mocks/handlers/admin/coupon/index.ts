import { asc, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { adminCouponFormPage } from '#contracts/admin/coupon/form.ts';
import { adminCouponIndexPage } from '#contracts/admin/coupon/index.ts';
import { storeCoupon, updateCoupon } from '#contracts/admin/coupon/payload.ts';
import type { couponUsersQuery } from '#contracts/admin/coupon/user.ts';
import { couponState } from '#domain/subscription/coupon.ts';
import { brands, plans, type Coupon } from '#mocks/db/schema/index.ts';
import { canNow, type AdminContext } from '#mocks/server/context.ts';
import { adminPage } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { couponSource } from './list.ts';
import { countUses, coupon, couponBin, isLimited } from './record.ts';
import { disableHandler, duplicateHandler, enableHandler, generateHandler } from './steps.ts';
import { couponUserList, destroyUserHandler, usersDownloadHandler, usersOf } from './users.ts';

const currentOf = async (context: AdminContext, row: Coupon) => {
  const redemptionsCount = await countUses(context.db, row.id);
  const today = parisDay(context.deps.clock.businessNow());
  const mayChange =
    canNow(context, 'coupon.update') && (coupon.declaration.isWithinReach?.(context, row) ?? true);
  return {
    status: couponState({ ...row, redemptionsCount }, today),
    redemptionsCount,
    can: {
      disable: mayChange && !row.isDisabled,
      enable: mayChange && row.isDisabled,
      duplicate: canNow(context, 'coupon.create'),
    },
  };
};

const formProps = async (
  context: AdminContext,
  row: Coupon | null,
  query: z.output<typeof couponUsersQuery>,
) => {
  const { db } = context;
  const { id, name, monthlyCents, yearlyCents } = plans;
  return {
    form: await coupon.formProps(context, row),
    current: row && (await currentOf(context, row)),
    plans: await db
      .select({ id, name, monthlyCents, yearlyCents })
      .from(plans)
      .where(eq(plans.isArchived, false))
      .orderBy(asc(plans.sort)),
    brands: await db
      .select({ id: brands.id, name: brands.name })
      .from(brands)
      .where(eq(brands.status, 'active'))
      .orderBy(asc(brands.name)),
    isLimited: isLimited(context, row === null ? 'coupon.create' : 'coupon.update'),
    users: row && (await usersOf(context, row, query)),
  };
};

/** Promotion codes: list, form, uses, bin. */
export const adminCouponResource = defineResource({
  handlers: {
    'admin.coupon.index': adminPage(adminCouponIndexPage, async (context, query) => ({
      list: await couponSource.answer(context, query),
    })),
    'admin.coupon.create': adminPage(adminCouponFormPage, (context, query) =>
      formProps(context, null, query),
    ),
    'admin.coupon.edit': adminPage(adminCouponFormPage, async (context, query) =>
      formProps(context, await coupon.ofRoute(context), query),
    ),
    'admin.coupon.generate': generateHandler,
    'admin.coupon.store': coupon.store(storeCoupon),
    'admin.coupon.update': coupon.update(updateCoupon),
    'admin.coupon.destroy': coupon.destroy,
    'admin.coupon.disable': disableHandler,
    'admin.coupon.enable': enableHandler,
    'admin.coupon.duplicate': duplicateHandler,
    'admin.coupon.user.download': usersDownloadHandler,
    'admin.coupon.user.destroy': destroyUserHandler,
  },
  records: [coupon.resource],
  listPages: [couponSource.listPage],
  downloads: [couponUserList],
  bins: [couponBin],
});
