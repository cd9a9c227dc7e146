import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { callBases, callEvents } from '#domain/calls/payment-template.ts';
import { saleModes } from '#domain/lot/states.ts';
import {
  depositOutcomes,
  paymentStates,
  receiptMethods,
  saleBuyerKinds,
  saleCancelReasons,
  saleContractKinds,
  saleNotices,
  salePaperKinds,
  type SaleCondition,
} from '#domain/sale/notary-sale.ts';
import { notarySaleStates } from '#domain/states/sale/notary-sale-states.ts';
import { businessColumns, cents, day, instant, recordColumns, ulid } from './columns.ts';
import { contacts } from './contacts.ts';
import { guarantees } from './financing.ts';
import { lots } from './lots.ts';
import { operations } from './operations.ts';
import { paymentTemplates } from './payment-templates.ts';
import { preemptions } from './urban-planning.ts';
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

/** The sale of lots of an operation, from option to delivery. */
export const notarySales = pgTable(
  'notary_sales',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    regime: text('regime', { enum: saleModes }).notNull(),
    priceTtcCents: cents('price_ttc_cents'),
    furnitureCents: cents('furniture_cents'),
    agentFeeCents: cents('agent_fee_cents'),
    optionUntil: day('option_until'),
    contractKind: text('contract_kind', { enum: saleContractKinds }),
    contractOn: day('contract_on'),
    notifiedBy: text('notified_by', { enum: saleNotices }),
    firstPresentationOn: day('first_presentation_on'),
    alurDocsOn: day('alur_docs_on'),
    withdrawnOn: day('withdrawn_on'),
    /** Who received the withdrawal. */
    receivedBy: text('received_by'),
    depositCents: cents('deposit_cents'),
    depositHolder: text('deposit_holder'),
    depositReceivedOn: day('deposit_received_on'),
    depositOutcome: text('deposit_outcome', { enum: depositOutcomes }),
    isLoanRequired: boolean('is_loan_required').notNull().default(false),
    hasLoanWaiver: boolean('has_loan_waiver').notNull().default(false),
    loanAmountCents: cents('loan_amount_cents'),
    loanMaxRateBps: integer('loan_max_rate_bps'),
    loanMonths: integer('loan_months'),
    loanConditionEndsOn: day('loan_condition_ends_on'),
    loanOfferReceivedOn: day('loan_offer_received_on'),
    loanAcceptedOn: day('loan_accepted_on'),
    loanRefusedOn: day('loan_refused_on'),
    /** Day on which the buyer gave up the condition and buys without a loan. */
    loanWaivedOn: day('loan_waived_on'),
    conditions: jsonb('conditions').$type<SaleCondition[]>().notNull().default([]),
    tenantOfferOn: day('tenant_offer_on'),
    preemptionId: ulid('preemption_id').references(() => preemptions.id, { onDelete: 'set null' }),
    draftDeedNotifiedOn: day('draft_deed_notified_on'),
    deedPlannedOn: day('deed_planned_on'),
    deedOn: day('deed_on'),
    /** The deed states the VAT apart: the duties then bear on the price without it. */
    isVatStated: boolean('is_vat_stated').notNull().default(false),
    isFirstTimeBuyer: boolean('is_first_time_buyer').notNull().default(false),
    /** A sale by lots with pre-emption of the tenants, which some departments favour. */
    isBlockSale: boolean('is_block_sale').notNull().default(false),
    sellerNotaryId: ulid('seller_notary_id').references(() => contacts.id, { onDelete: 'set null' }),
    buyerNotaryId: ulid('buyer_notary_id').references(() => contacts.id, { onDelete: 'set null' }),
    paymentTemplateId: ulid('payment_template_id').references(() => paymentTemplates.id, {
      onDelete: 'set null',
    }),
    guaranteeId: ulid('guarantee_id').references(() => guarantees.id, { onDelete: 'set null' }),
    deliveryPlannedOn: day('delivery_planned_on'),
    deliveredOn: day('delivered_on'),
    deliveryReserves: text('delivery_reserves')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Regime of VAT and its amount, as they stood on the day of the deed. */
    vatRegime: text('vat_regime'),
    vatCents: cents('vat_cents'),
    firmOn: day('firm_on'),
    liftedOn: day('lifted_on'),
    paidOn: day('paid_on'),
    cancelReason: text('cancel_reason', { enum: saleCancelReasons }),
    cancelledOn: day('cancelled_on'),
    status: text('status', { enum: notarySaleStates }).notNull(),
  },
  (table) => [
    index('notary_sales_operation').on(table.operationId, table.status),
    index('notary_sales_template').on(table.paymentTemplateId),
    index('notary_sales_preemption').on(table.preemptionId),
    index('notary_sales_guarantee').on(table.guaranteeId),
    index('notary_sales_seller_notary').on(table.sellerNotaryId),
    index('notary_sales_buyer_notary').on(table.buyerNotaryId),
  ],
);

/** A lot of a sale, with its part of the price. */
export const notarySaleLots = pgTable(
  'notary_sale_lots',
  {
    id: ulid('id').primaryKey(),
    tenantId: tenantId(),
    notarySaleId: ulid('notary_sale_id')
      .notNull()
      .references(() => notarySales.id, { onDelete: 'cascade' }),
    lotId: ulid('lot_id')
      .notNull()
      .references(() => lots.id, { onDelete: 'cascade' }),
    /** False once the sale is cancelled: the lot may be sold again. */
    isLive: boolean('is_live').notNull().default(true),
    priceTtcCents: cents('price_ttc_cents').notNull(),
    existingPriceCents: cents('existing_price_cents'),
    worksPriceCents: cents('works_price_cents'),
  },
  (table) => [
    unique('notary_sale_lots_once').on(table.notarySaleId, table.lotId),
    uniqueIndex('notary_sale_lots_live')
      .on(table.lotId)
      .where(sql`${table.isLive}`),
  ],
);

/** Somebody who buys. */
export const notarySaleBuyers = pgTable(
  'notary_sale_buyers',
  {
    id: ulid('id').primaryKey(),
    tenantId: tenantId(),
    notarySaleId: ulid('notary_sale_id')
      .notNull()
      .references(() => notarySales.id, { onDelete: 'cascade' }),
    contactId: ulid('contact_id')
      .notNull()
      .references(() => contacts.id),
    rank: integer('rank').notNull(),
    shareBps: integer('share_bps').notNull(),
    kind: text('kind', { enum: saleBuyerKinds }).notNull(),
    /** A company may be one as well: it is asked. */
    isNonProfessional: boolean('is_non_professional').notNull(),
  },
  (table) => [
    unique('notary_sale_buyers_once').on(table.notarySaleId, table.contactId),
    index('notary_sale_buyers_contact').on(table.contactId),
    check('notary_sale_buyers_share', sql`${table.shareBps} between 1 and 10000`),
  ],
);

/** A paper of a sale. */
export const notarySalePapers = pgTable(
  'notary_sale_papers',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    notarySaleId: ulid('notary_sale_id')
      .notNull()
      .references(() => notarySales.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: salePaperKinds }).notNull(),
    on: day('on').notNull(),
    fileId: ulid('file_id')
      .notNull()
      .references(() => storedFiles.id),
    createdBy: ulid('created_by'),
  },
  (table) => [
    index('notary_sale_papers_sale').on(table.notarySaleId, table.kind),
    index('notary_sale_papers_file').on(table.fileId),
  ],
);

/** A call for funds of a sale. */
export const payments = pgTable(
  'payments',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    notarySaleId: ulid('notary_sale_id')
      .notNull()
      .references(() => notarySales.id, { onDelete: 'cascade' }),
    rank: integer('rank').notNull(),
    label: text('label').notNull(),
    event: text('event', { enum: callEvents }).notNull(),
    base: text('base', { enum: callBases }).notNull(),
    cumulativeBps: integer('cumulative_bps').notNull(),
    amountCents: cents('amount_cents').notNull(),
    vatCents: cents('vat_cents').notNull().default(0),
    eventReachedOn: day('event_reached_on'),
    calledOn: day('called_on'),
    dueOn: day('due_on'),
    remindedOn: day('reminded_on'),
    letterFileId: ulid('letter_file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
    consignedCents: cents('consigned_cents').notNull().default(0),
    consignmentReason: text('consignment_reason'),
    status: text('status', { enum: paymentStates }).notNull(),
  },
  (table) => [
    unique('payments_rank').on(table.notarySaleId, table.rank),
    index('payments_operation').on(table.operationId, table.status),
    index('payments_letter').on(table.letterFileId),
  ],
);

/** Money that came in for a call. */
export const paymentReceipts = pgTable(
  'payment_receipts',
  {
    id: ulid('id').primaryKey(),
    tenantId: tenantId(),
    operationId: operationId(),
    paymentId: ulid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    on: day('on').notNull(),
    amountCents: cents('amount_cents').notNull(),
    method: text('method', { enum: receiptMethods }).notNull(),
    transactionId: text('transaction_id'),
    byUserId: ulid('by_user_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('payment_receipts_payment').on(table.paymentId, table.on),
    index('payment_receipts_operation').on(table.operationId, table.on),
  ],
);

export type NotarySale = typeof notarySales.$inferSelect;
export type NewNotarySale = typeof notarySales.$inferInsert;
export type NotarySaleLot = typeof notarySaleLots.$inferSelect;
export type NewNotarySaleLot = typeof notarySaleLots.$inferInsert;
export type NotarySaleBuyer = typeof notarySaleBuyers.$inferSelect;
export type NewNotarySaleBuyer = typeof notarySaleBuyers.$inferInsert;
export type NotarySalePaper = typeof notarySalePapers.$inferSelect;
export type Payment = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;
export type PaymentReceipt = typeof paymentReceipts.$inferSelect;
export type NewPaymentReceipt = typeof paymentReceipts.$inferInsert;
