import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { saleDiscountKinds, salePaperKinds, saleStates } from '#domain/growth/sale.ts';
import { brands } from './brands.ts';
import { businessColumns, cents, day, instant, recordColumns, ulid } from './columns.ts';
import { coupons } from './coupons.ts';
import { invoices } from './invoices.ts';
import { plans } from './plans.ts';
import { prospects } from './prospects.ts';
import { searchText } from './search-text.ts';
import { storedFiles } from './stored-files.ts';
import { subscriptions } from './subscriptions.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';
import { utms } from './utms.ts';

/** A service that is sold once with an offer, before VAT. */
export interface SaleServiceLine {
  readonly label: string;
  readonly quantity: number;
  readonly unitCents: number;
}

/** « Vente » of a subscription, to a company or to a prospect; amounts before VAT but for the total. */
export const sales = pgTable(
  'sales',
  {
    ...businessColumns(),
    number: text('number').notNull().unique(),
    /** A company that is there; a prospect’s sale gets it once it is signed. */
    customerTenantId: ulid('customer_tenant_id').references(() => tenants.id),
    prospectId: ulid('prospect_id').references(() => prospects.id, { onDelete: 'set null' }),
    /** What the customer was called when the sale was last written. */
    customerName: text('customer_name').notNull(),
    sellerUserId: ulid('seller_user_id')
      .notNull()
      .references(() => users.id),
    planId: ulid('plan_id')
      .notNull()
      .references(() => plans.id),
    period: text('period', { enum: ['monthly', 'yearly'] }).notNull(),
    seats: integer('seats').notNull(),
    /** Of one period of the offer, with the people that it holds. */
    unitCents: cents('unit_cents').notNull(),
    discountKind: text('discount_kind', { enum: saleDiscountKinds }).notNull().default('none'),
    /** Whole percent or cents, by the kind. */
    discountValue: integer('discount_value').notNull().default(0),
    couponId: ulid('coupon_id').references(() => coupons.id),
    services: jsonb('services').$type<readonly SaleServiceLine[]>().notNull().default([]),
    /** Of every period once the discount is taken off. */
    recurringCents: cents('recurring_cents').notNull(),
    netCents: cents('net_cents').notNull(),
    vatCents: cents('vat_cents').notNull(),
    totalCents: cents('total_cents').notNull(),
    firstYearCents: cents('first_year_cents').notNull(),
    /** Share of the network in the net amount. */
    commissionCents: cents('commission_cents').notNull().default(0),
    /** How far below the list price. */
    concessionBps: integer('concession_bps').notNull().default(0),
    status: text('status', { enum: saleStates }).notNull().default('draft'),
    startsOn: day('starts_on').notNull(),
    sentOn: day('sent_on'),
    sentTo: text('sent_to'),
    signedOn: day('signed_on'),
    cancelledOn: day('cancelled_on'),
    cancelReason: text('cancel_reason'),
    utmId: ulid('utm_id').references(() => utms.id, { onDelete: 'set null' }),
    brandId: ulid('brand_id').references(() => brands.id),
    notes: text('notes'),
    approvalAskedAt: instant('approval_asked_at'),
    approvedBps: integer('approved_bps'),
    approvedBy: ulid('approved_by').references(() => users.id),
    approvedAt: instant('approved_at'),
    /** When the subscription took what was signed; null before its first day. */
    activatedAt: instant('activated_at'),
    subscriptionId: ulid('subscription_id').references(() => subscriptions.id),
    invoiceId: ulid('invoice_id').references(() => invoices.id),
    searchText: searchText('number', 'customer_name', 'notes'),
  },
  (table) => [
    index('sales_status').on(table.status, table.signedOn),
    index('sales_seller').on(table.sellerUserId),
    index('sales_customer').on(table.customerTenantId),
    index('sales_prospect').on(table.prospectId),
  ],
);

/** A document of a sale. */
export const salePapers = pgTable(
  'sale_papers',
  {
    ...recordColumns(),
    createdBy: ulid('created_by'),
    saleId: ulid('sale_id')
      .notNull()
      .references(() => sales.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: salePaperKinds }).notNull(),
    fileId: ulid('file_id')
      .notNull()
      .references(() => storedFiles.id),
  },
  (table) => [index('sale_papers_sale').on(table.saleId)],
);

/** What a seller is to sign in a month, before VAT. */
export const saleTargets = pgTable(
  'sale_targets',
  {
    sellerUserId: ulid('seller_user_id')
      .notNull()
      .references(() => users.id),
    /** `YYYY-MM` */
    month: text('month').notNull(),
    amountCents: cents('amount_cents').notNull(),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: ulid('updated_by'),
  },
  (table) => [primaryKey({ columns: [table.sellerUserId, table.month] })],
);

export type Sale = typeof sales.$inferSelect;
export type NewSale = typeof sales.$inferInsert;
export type NewSaleTarget = typeof saleTargets.$inferInsert;
