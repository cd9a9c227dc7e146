import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BrandGoal } from '#domain/audience/brand-goals.ts';
import { businessColumns, instant, ulid } from './columns.ts';
import { users } from './users.ts';

export const brandStatuses = ['active', 'archived'] as const;

/** A postal address as it is written on an envelope. */
export interface PostalAddress {
  line1: string;
  line2?: string;
  postalCode: string;
  city: string;
}

/** « Enseigne »: a network of client companies. */
export const brands = pgTable('brands', {
  ...businessColumns(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  legalName: text('legal_name'),
  siren: text('siren'),
  logoFileId: ulid('logo_file_id'),
  color: text('color'),
  contactEmail: text('contact_email').notNull(),
  contactPhone: text('contact_phone'),
  website: text('website'),
  address: jsonb('address').$type<PostalAddress>(),
  defaultPlanId: ulid('default_plan_id'),
  defaultCouponId: ulid('default_coupon_id'),
  commissionBps: integer('commission_bps').notNull().default(0),
  status: text('status', { enum: brandStatuses }).notNull().default('active'),
  /** What those who steer it aim at, by figure and year. */
  goals: jsonb('goals').$type<BrandGoal[]>().notNull().default([]),
  /** When owners were last asked to share their figures (business clock). */
  sharingAskedAt: instant('sharing_asked_at'),
});

/** People who steer a brand: they see aggregates of its companies, never their records. */
export const brandMemberships = pgTable(
  'brand_memberships',
  {
    userId: ulid('user_id')
      .notNull()
      .references(() => users.id),
    brandId: ulid('brand_id')
      .notNull()
      .references(() => brands.id),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.brandId] })],
);

export type Brand = typeof brands.$inferSelect;
export type NewBrand = typeof brands.$inferInsert;
