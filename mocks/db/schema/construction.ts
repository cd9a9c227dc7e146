import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  constructionLotStates,
  constructionTrades,
  retentionModes,
  situationStates,
  worksMilestones,
  worksPaperKinds,
} from '#domain/works/enums.ts';
import type { WorksAmendment, WorksQuote } from '#domain/works/contract.ts';
import { businessColumns, cents, day, recordColumns, ulid } from './columns.ts';
import { operations } from './operations.ts';
import { storedFiles } from './stored-files.ts';
import { suppliers } from './suppliers.ts';
import { tenants } from './tenants.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);
const operationId = () =>
  ulid('operation_id')
    .notNull()
    .references(() => operations.id, { onDelete: 'cascade' });

/** A lot of works: a trade with its budget, its contract and its company. Amounts without VAT. */
export const constructionLots = pgTable(
  'construction_lots',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    number: integer('number').notNull(),
    trade: text('trade', { enum: constructionTrades }).notNull(),
    label: text('label').notNull(),
    budgetHtCents: cents('budget_ht_cents').notNull(),
    supplierId: ulid('supplier_id').references(() => suppliers.id, { onDelete: 'set null' }),
    quotes: jsonb('quotes').$type<WorksQuote[]>().notNull().default([]),
    /** The contract as it was signed; amendments come beside it. */
    contractHtCents: cents('contract_ht_cents'),
    amendments: jsonb('amendments').$type<WorksAmendment[]>().notNull().default([]),
    vatRateBps: integer('vat_rate_bps').notNull().default(1000),
    /** The company is a contractor for somebody and hands these works on: VAT is reversed. */
    isSubcontract: boolean('is_subcontract').notNull().default(false),
    retentionBps: integer('retention_bps').notNull().default(500),
    retentionMode: text('retention_mode', { enum: retentionModes }).notNull().default('withheld'),
    /** Planned, then as it was. */
    startOn: day('start_on'),
    endOn: day('end_on'),
    actualStartOn: day('actual_start_on'),
    actualEndOn: day('actual_end_on'),
    /** Last day of the company’s ten-year insurance. */
    decennialUntil: day('decennial_until'),
    receptionOn: day('reception_on'),
    reservesLiftedOn: day('reserves_lifted_on'),
    /** The retention was paid, or the surety that stood for it released. */
    retentionReleasedOn: day('retention_released_on'),
    terminationReason: text('termination_reason'),
    status: text('status', { enum: constructionLotStates }).notNull().default('to_consult'),
  },
  (table) => [index('construction_lots_operation').on(table.operationId, table.number)],
);

const constructionLotId = () =>
  ulid('construction_lot_id')
    .notNull()
    .references(() => constructionLots.id, { onDelete: 'cascade' });

/** A progress claim of a company for a month. Amounts are frozen when it is received. */
export const worksSituations = pgTable(
  'works_situations',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    constructionLotId: constructionLotId(),
    number: integer('number').notNull(),
    /** `YYYY-MM`. */
    month: text('month').notNull(),
    cumulativeBps: integer('cumulative_bps').notNull(),
    cumulativeHtCents: cents('cumulative_ht_cents').notNull(),
    periodHtCents: cents('period_ht_cents').notNull(),
    vatCents: cents('vat_cents').notNull(),
    /** Kept back of what is due with VAT; 0 where a bank stands for it. */
    retentionCents: cents('retention_cents').notNull(),
    retentionHtCents: cents('retention_ht_cents').notNull(),
    toPayTtcCents: cents('to_pay_ttc_cents').notNull(),
    submittedOn: day('submitted_on'),
    /** Who signed for the works manager. */
    checkedBy: text('checked_by'),
    checkedOn: day('checked_on'),
    approvedOn: day('approved_on'),
    dueOn: day('due_on'),
    paidOn: day('paid_on'),
    /** Reference of the movement on the bank’s statement. */
    transactionId: text('transaction_id'),
    rejectionReason: text('rejection_reason'),
    status: text('status', { enum: situationStates }).notNull().default('submitted'),
  },
  (table) => [
    index('works_situations_operation').on(table.operationId, table.month),
    index('works_situations_lot').on(table.constructionLotId, table.number),
  ],
);

/** That a stage of the works is reached: what makes a call for funds callable. */
export const milestoneCertificates = pgTable(
  'milestone_certificates',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    milestone: text('milestone', { enum: worksMilestones }).notNull(),
    on: day('on').notNull(),
    certifierName: text('certifier_name').notNull(),
    /** Null for one that was only seen. */
    fileId: ulid('file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
    createdBy: ulid('created_by'),
  },
  (table) => [uniqueIndex('milestone_certificates_once').on(table.operationId, table.milestone)],
);

/** The reception of the works of an operation: guarantees run from its day. */
export const receptions = pgTable(
  'receptions',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    on: day('on').notNull(),
    withReserves: boolean('with_reserves').notNull(),
  },
  (table) => [uniqueIndex('receptions_operation').on(table.operationId)],
);

/** Something to put right that was noted at the reception. */
export const reserves = pgTable(
  'reserves',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    receptionId: ulid('reception_id')
      .notNull()
      .references(() => receptions.id, { onDelete: 'cascade' }),
    constructionLotId: constructionLotId(),
    text: text('text').notNull(),
    room: text('room'),
    dueOn: day('due_on'),
    liftedOn: day('lifted_on'),
  },
  (table) => [index('reserves_operation').on(table.operationId, table.liftedOn)],
);

/** A paper or a photograph of the works; `recordId` names the lot, claim or reserve that it belongs to. */
export const worksPapers = pgTable(
  'works_papers',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    kind: text('kind', { enum: worksPaperKinds }).notNull(),
    recordId: ulid('record_id'),
    on: day('on').notNull(),
    caption: text('caption'),
    fileId: ulid('file_id')
      .notNull()
      .references(() => storedFiles.id),
    createdBy: ulid('created_by'),
  },
  (table) => [index('works_papers_operation').on(table.operationId, table.on)],
);

export type ConstructionLot = typeof constructionLots.$inferSelect;
export type NewConstructionLot = typeof constructionLots.$inferInsert;
export type WorksSituation = typeof worksSituations.$inferSelect;
export type NewWorksSituation = typeof worksSituations.$inferInsert;
export type MilestoneCertificate = typeof milestoneCertificates.$inferSelect;
export type NewMilestoneCertificate = typeof milestoneCertificates.$inferInsert;
export type Reception = typeof receptions.$inferSelect;
export type Reserve = typeof reserves.$inferSelect;
export type WorksPaper = typeof worksPapers.$inferSelect;
