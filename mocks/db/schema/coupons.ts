import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { couponDurations, couponKinds } from '#domain/subscription/coupon.ts';
import { brands } from './brands.ts';
import { businessColumns, cents, day, instant, ulid } from './columns.ts';
import { searchText } from './search-text.ts';
import { tenants } from './tenants.ts';

/** « Code promo ». `value` is percent, cents, months or days by its kind. */
export const coupons = pgTable('coupons', {
  ...businessColumns(),
  code: text('code').notNull().unique(),
  label: text('label').notNull(),
  kind: text('kind', { enum: couponKinds }).notNull(),
  value: integer('value').notNull(),
  duration: text('duration', { enum: couponDurations }).notNull().default('once'),
  periods: integer('periods'),
  planIds: text('plan_ids').array(),
  brandId: ulid('brand_id').references(() => brands.id),
  startsOn: day('starts_on').notNull(),
  endsOn: day('ends_on'),
  maxRedemptions: integer('max_redemptions'),
  perTenantMax: integer('per_tenant_max').notNull().default(1),
  isForNewCustomers: boolean('is_for_new_customers').notNull().default(false),
  isDisabled: boolean('is_disabled').notNull().default(false),
  searchText: searchText('code', 'label'),
});

/** A use of a coupon by a company. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    id: ulid('id').primaryKey(),
    couponId: ulid('coupon_id')
      .notNull()
      .references(() => coupons.id),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    userId: ulid('user_id'),
    subscriptionId: ulid('subscription_id'),
    redeemedAt: instant('redeemed_at').notNull(),
    savedCents: cents('saved_cents').notNull().default(0),
  },
  (table) => [
    index('coupon_redemptions_coupon').on(table.couponId),
    index('coupon_redemptions_tenant').on(table.tenantId),
  ],
);

export type Coupon = typeof coupons.$inferSelect;
export type NewCoupon = typeof coupons.$inferInsert;
export type NewCouponRedemption = typeof couponRedemptions.$inferInsert;
