import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BudgetSnapshotFigures } from '#domain/cash-flow/budget-snapshot.ts';
import { cashCategories, cashStages, cashStates, type CashSource } from '#domain/cash-flow/entry.ts';
import { expenseCategories } from '#domain/simulation/expense-line.ts';
import { accountingCodes } from './accounting-codes.ts';
import { businessColumns, cents, day, recordColumns, ulid } from './columns.ts';
import { operations } from './operations.ts';
import { simulations } from './simulations.ts';
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

/** Money that comes or goes, or is expected to. Rows of one source stand for the same money. */
export const cashFlowEntries = pgTable(
  'cash_flow_entries',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    /** `YYYY-MM`. */
    month: text('month').notNull(),
    plannedOn: day('planned_on'),
    direction: text('direction', { enum: ['in', 'out'] }).notNull(),
    category: text('category', { enum: cashCategories }).notNull(),
    label: text('label').notNull(),
    htCents: cents('ht_cents').notNull(),
    vatCents: cents('vat_cents').notNull(),
    state: text('state', { enum: cashStates }).notNull(),
    /** Contract or invoice behind it. */
    stage: text('stage', { enum: cashStages }).notNull().default('planned'),
    sourceType: text('source_type').$type<CashSource['type']>().notNull(),
    sourceId: text('source_id').notNull(),
    /** Reference of the movement on the bank’s statement, of what was paid. */
    transactionId: text('transaction_id'),
    /** The account that it is booked on: that of its expense in the simulation, or as entered by hand. */
    accountingCodeId: ulid('accounting_code_id').references(() => accountingCodes.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [index('cash_flow_entries_operation').on(table.operationId, table.month)],
);

/** One line of the budget of an operation, without VAT. What is committed, invoiced and paid is computed. */
export const budgetLines = pgTable(
  'budget_lines',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    category: text('category', { enum: expenseCategories }).notNull(),
    label: text('label').notNull(),
    /** Of the validated simulation, frozen; null for a line that was added since. */
    initialCents: cents('initial_cents'),
    /** The simulation that froze it. */
    simulationId: ulid('simulation_id').references(() => simulations.id),
    /** Who is paid and the account that it is booked on, as the simulation had them. */
    supplierId: ulid('supplier_id').references(() => suppliers.id, { onDelete: 'set null' }),
    accountingCodeId: ulid('accounting_code_id').references(() => accountingCodes.id, {
      onDelete: 'set null',
    }),
    revisedCents: cents('revised_cents').notNull(),
    revisionNote: text('revision_note'),
    /** Final cost as someone sees it; null follows the budget. */
    eacCents: cents('eac_cents'),
    eacNote: text('eac_note'),
  },
  (table) => [index('budget_lines_operation').on(table.operationId, table.createdAt)],
);

/** The budget of an operation as it stood on a day, for comparison. It is never changed. */
export const budgetSnapshots = pgTable(
  'budget_snapshots',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    createdBy: ulid('created_by'),
    label: text('label').notNull(),
    takenOn: day('taken_on').notNull(),
    figures: jsonb('figures').$type<BudgetSnapshotFigures>().notNull(),
  },
  (table) => [index('budget_snapshots_operation').on(table.operationId, table.takenOn)],
);

export type CashFlowRow = typeof cashFlowEntries.$inferSelect;
export type NewCashFlowRow = typeof cashFlowEntries.$inferInsert;
export type BudgetRow = typeof budgetLines.$inferSelect;
export type NewBudgetRow = typeof budgetLines.$inferInsert;
export type BudgetSnapshotRow = typeof budgetSnapshots.$inferSelect;
export type NewBudgetSnapshotRow = typeof budgetSnapshots.$inferInsert;
