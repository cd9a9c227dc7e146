import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { rateKinds, type IndexChange } from '#domain/loan/loan-fields.ts';
import { drawdownStates, loanStates } from '#domain/loan/loan-states.ts';
import { deferralKinds, interestConventions, loanKinds } from '#domain/loan/terms.ts';
import { businessColumns, cents, day, recordColumns, ulid } from './columns.ts';
import { contacts } from './contacts.ts';
import { operations } from './operations.ts';
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
const loanId = () => ulid('loan_id').references(() => loans.id, { onDelete: 'cascade' });

/** A loan of an operation. Its schedule, what is owed and what it costs are computed. */
export const loans = pgTable(
  'loans',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    lenderContactId: ulid('lender_contact_id')
      .notNull()
      .references(() => contacts.id),
    label: text('label').notNull(),
    kind: text('kind', { enum: loanKinds }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    rateKind: text('rate_kind', { enum: rateKinds }).notNull().default('fixed'),
    rateBps: integer('rate_bps'),
    indexRateBps: integer('index_rate_bps'),
    marginRateBps: integer('margin_rate_bps'),
    /** Later values of the index, by the day from which they hold. */
    indexChanges: jsonb('index_changes')
      .$type<IndexChange[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    durationMonths: integer('duration_months').notNull(),
    deferralKind: text('deferral_kind', { enum: deferralKinds }).notNull().default('none'),
    deferralMonths: integer('deferral_months').notNull().default(0),
    firstDrawOn: day('first_draw_on').notNull(),
    availabilityEndOn: day('availability_end_on'),
    interestConvention: text('interest_convention', { enum: interestConventions })
      .notNull()
      .default('monthly_30_360'),
    commitmentFeeRateBps: integer('commitment_fee_rate_bps'),
    fileFeeCents: cents('file_fee_cents'),
    guaranteeFeeCents: cents('guarantee_fee_cents'),
    insuranceRateBps: integer('insurance_rate_bps'),
    sweepRateBps: integer('sweep_rate_bps'),
    prepaymentPenaltyRateBps: integer('prepayment_penalty_rate_bps'),
    /** What the lender asks the operation to keep. */
    maxLtcBps: integer('max_ltc_bps'),
    minEquityBps: integer('min_equity_bps'),
    maxLtvBps: integer('max_ltv_bps'),
    minPreSoldBps: integer('min_pre_sold_bps'),

    status: text('status', { enum: loanStates }).notNull().default('draft'),
    requestedOn: day('requested_on'),
    agreedOn: day('agreed_on'),
    offerReceivedOn: day('offer_received_on'),
    acceptedOn: day('accepted_on'),
    signedOn: day('signed_on'),
    repaidOn: day('repaid_on'),
    refusedOn: day('refused_on'),
    refusalReason: text('refusal_reason'),
    cancelReason: text('cancel_reason'),
    /** Signed without any guarantee, and that was meant. */
    isWithoutGuarantee: boolean('is_without_guarantee').notNull().default(false),
  },
  (table) => [index('loans_operation').on(table.operationId, table.createdAt)],
);

/** Money asked of a lender; what is repaid does not come back. */
export const drawdowns = pgTable(
  'drawdowns',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    loanId: loanId().notNull(),
    label: text('label').notNull(),
    plannedOn: day('planned_on').notNull(),
    amountCents: cents('amount_cents').notNull(),
    requestedOn: day('requested_on'),
    releasedOn: day('released_on'),
    /** Reference of the movement on the bank’s statement. */
    transactionId: text('transaction_id'),
    status: text('status', { enum: drawdownStates }).notNull().default('planned'),
  },
  (table) => [
    index('drawdowns_loan').on(table.loanId, table.plannedOn),
    index('drawdowns_operation').on(table.operationId, table.plannedOn),
  ],
);

/** Capital given back early, by the borrower’s choice. */
export const loanRepayments = pgTable(
  'loan_repayments',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    loanId: loanId().notNull(),
    on: day('on').notNull(),
    amountCents: cents('amount_cents').notNull(),
    createdBy: ulid('created_by'),
  },
  (table) => [index('loan_repayments_loan').on(table.loanId, table.on)],
);

/** A paper of a loan: offer, contract, or the proof that goes with a drawdown. */
export const loanPapers = pgTable(
  'loan_papers',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    loanId: loanId().notNull(),
    drawdownId: ulid('drawdown_id').references(() => drawdowns.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    fileId: ulid('file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
    createdBy: ulid('created_by'),
  },
  (table) => [index('loan_papers_loan').on(table.loanId, table.createdAt)],
);

export type Loan = typeof loans.$inferSelect;
export type NewLoan = typeof loans.$inferInsert;
export type DrawdownRow = typeof drawdowns.$inferSelect;
export type NewDrawdown = typeof drawdowns.$inferInsert;
export type LoanRepayment = typeof loanRepayments.$inferSelect;
