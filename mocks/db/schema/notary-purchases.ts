import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import {
  conditionStates,
  conditionTypes,
  depositOutcomes,
  feePayers,
  purchaseContractKinds,
  purchaseForms,
  purchasePaperKinds,
  purchaseStates,
} from '#domain/purchase/enums.ts';
import { acquisitionRegimes } from '#domain/operation/enums.ts';
import { businessColumns, cents, day, recordColumns, ulid } from './columns.ts';
import { contacts } from './contacts.ts';
import { operations } from './operations.ts';
import { profiles } from './profiles.ts';
import { storedFiles } from './stored-files.ts';
import { tenants } from './tenants.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);
const operationId = () =>
  ulid('operation_id')
    .notNull()
    .references(() => operations.id, { onDelete: 'cascade' });
const contactId = (name: string) => ulid(name).references(() => contacts.id, { onDelete: 'set null' });

/** The purchase of an operation before a notary: its promise, its conditions, its deed. One of them is live. */
export const notaryPurchases = pgTable(
  'notary_purchases',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    /** The offer that was accepted, where it is kept here. */
    acceptedOfferId: ulid('accepted_offer_id'),
    contractKind: text('contract_kind', { enum: purchaseContractKinds }).notNull(),
    form: text('form', { enum: purchaseForms }).notNull(),
    priceCents: cents('price_cents').notNull(),
    furnitureCents: cents('furniture_cents'),
    agencyFeeCents: cents('agency_fee_cents'),
    agencyFeePayer: text('agency_fee_payer', { enum: feePayers }),
    depositCents: cents('deposit_cents'),
    depositHolder: text('deposit_holder'),
    /** The seller took the offer: what a promise needs before it. */
    acceptanceOn: day('acceptance_on'),
    promiseOn: day('promise_on'),
    promiseExpiresOn: day('promise_expires_on'),
    registeredOn: day('registered_on'),
    isSubstitutionAllowed: boolean('is_substitution_allowed').notNull().default(false),
    /** Who takes the buyer’s place. */
    substituteProfileId: ulid('substitute_profile_id').references(() => profiles.id, {
      onDelete: 'set null',
    }),
    sellerContactId: contactId('seller_contact_id'),
    sellerNotaryId: contactId('seller_notary_id'),
    buyerNotaryId: contactId('buyer_notary_id'),
    isSellerIndividual: boolean('is_seller_individual').notNull().default(false),
    /** Copied into the deed. */
    commitment: text('commitment', { enum: acquisitionRegimes }),
    deedPlannedOn: day('deed_planned_on'),
    deedOn: day('deed_on'),
    deedPriceCents: cents('deed_price_cents'),
    disbursementsCents: cents('disbursements_cents'),
    rebateBps: integer('rebate_bps').notNull().default(0),
    /** From 10 M€ on; as below it while it is open. */
    largeRebateBps: integer('large_rebate_bps'),
    actualFeesCents: cents('actual_fees_cents'),
    fundsCalledCents: cents('funds_called_cents'),
    keysOn: day('keys_on'),
    annualPropertyTaxCents: cents('annual_property_tax_cents'),
    lapsedOn: day('lapsed_on'),
    terminationReason: text('termination_reason'),
    depositOutcome: text('deposit_outcome', { enum: depositOutcomes }),
    status: text('status', { enum: purchaseStates }).notNull().default('draft'),
  },
  (table) => [
    index('notary_purchases_operation').on(table.operationId, table.createdAt),
    uniqueIndex('notary_purchases_live')
      .on(table.operationId)
      .where(sql`${table.status} not in ('lapsed', 'terminated') and ${table.deletedAt} is null`),
  ],
);

const purchaseId = () =>
  ulid('purchase_id')
    .notNull()
    .references(() => notaryPurchases.id, { onDelete: 'cascade' });

/** What a promise depends on. */
export const purchaseConditions = pgTable(
  'purchase_conditions',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    purchaseId: purchaseId(),
    type: text('type', { enum: conditionTypes }).notNull(),
    detail: text('detail'),
    deadlineOn: day('deadline_on').notNull(),
    status: text('status', { enum: conditionStates }).notNull().default('pending'),
    metOn: day('met_on'),
  },
  (table) => [index('purchase_conditions_purchase').on(table.purchaseId, table.deadlineOn)],
);

/** A paper of a purchase, or the proof of one of its conditions. */
export const purchasePapers = pgTable(
  'purchase_papers',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    purchaseId: purchaseId(),
    conditionId: ulid('condition_id').references(() => purchaseConditions.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: purchasePaperKinds }).notNull(),
    on: day('on').notNull(),
    fileId: ulid('file_id')
      .notNull()
      .references(() => storedFiles.id),
    createdBy: ulid('created_by'),
  },
  (table) => [index('purchase_papers_purchase').on(table.purchaseId, table.kind)],
);

export type NotaryPurchase = typeof notaryPurchases.$inferSelect;
export type NewNotaryPurchase = typeof notaryPurchases.$inferInsert;
export type PurchaseCondition = typeof purchaseConditions.$inferSelect;
export type NewPurchaseCondition = typeof purchaseConditions.$inferInsert;
export type PurchasePaper = typeof purchasePapers.$inferSelect;
