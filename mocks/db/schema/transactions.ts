import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { accountVatDefaults } from '#domain/accounting/code.ts';
import { importStates, type ImportCounts } from '#domain/accounting/import-state.ts';
import { movementKinds, movementStates, treasuryAccountKinds } from '#domain/accounting/movement.ts';
import {
  statementKinds,
  type BalanceControl,
  type ClosingBalance,
  type LineProblem,
  type StatementLine,
  type StatementMapping,
} from '#domain/accounting/statement/statement.ts';
import type { StoredConditions } from '#domain/accounting/stored-rule.ts';
import { accountingCodes } from './accounting-codes.ts';
import { businessColumns, cents, day, instant, recordColumns, ulid } from './columns.ts';
import { operations } from './operations.ts';
import { searchText } from './search-text.ts';
import { tenants } from './tenants.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);

/** « Compte de trésorerie »: a bank account of a company, or what stands for one. */
export const treasuryAccounts = pgTable(
  'treasury_accounts',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    label: text('label').notNull(),
    bankName: text('bank_name'),
    kind: text('kind', { enum: treasuryAccountKinds }).notNull(),
    /** Sealed: a copy of the database does not tell it. */
    ibanSealed: text('iban_sealed'),
    /** Its beginning and end, for the screen. */
    ibanMasked: text('iban_masked'),
    bic: text('bic'),
    /** The operation whose money alone passes over it. */
    operationId: ulid('operation_id').references(() => operations.id),
    codeId: ulid('code_id')
      .notNull()
      .references(() => accountingCodes.id),
    openingBalanceCents: cents('opening_balance_cents').notNull(),
    openingOn: day('opening_on').notNull(),
    /** What the last statement says. */
    bankBalanceCents: cents('bank_balance_cents'),
    bankBalanceOn: day('bank_balance_on'),
    overdraftLimitCents: cents('overdraft_limit_cents').notNull().default(0),
    lowAlertCents: cents('low_alert_cents'),
    position: integer('position').notNull().default(0),
    /** Which columns of its CSV statements hold what, as somebody last said. */
    importMapping: jsonb('import_mapping').$type<StatementMapping>(),
    archivedAt: instant('archived_at'),
  },
  (table) => [index('treasury_accounts_tenant').on(table.tenantId, table.deletedAt)],
);

/** « Import »: a statement of the bank that a person brings in; its lines are forgotten once they are movements. */
export const transactionImports = pgTable(
  'transaction_imports',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    accountId: ulid('account_id')
      .notNull()
      .references(() => treasuryAccounts.id),
    kind: text('kind', { enum: statementKinds }).notNull(),
    fileName: text('file_name').notNull(),
    status: text('status', { enum: importStates }).notNull(),
    /** Lines of a CSV file as they were read, headers first; null for the other kinds. */
    cells: jsonb('cells').$type<readonly (readonly string[])[]>(),
    mapping: jsonb('mapping').$type<StatementMapping>(),
    lines: jsonb('lines').$type<readonly StatementLine[]>().notNull().default([]),
    problems: jsonb('problems').$type<readonly LineProblem[]>().notNull().default([]),
    counts: jsonb('counts').$type<ImportCounts>().notNull(),
    /** What the balances of the statement should come to, and what they do. */
    control: jsonb('control').$type<BalanceControl>(),
    closing: jsonb('closing').$type<ClosingBalance>(),
    revertedAt: instant('reverted_at'),
    createdBy: ulid('created_by'),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('transaction_imports_tenant').on(table.tenantId, table.createdAt)],
);

/** « Mouvement »: money in or out of such an account. */
export const transactions = pgTable(
  'transactions',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    accountId: ulid('account_id')
      .notNull()
      .references(() => treasuryAccounts.id),
    bookedOn: day('booked_on').notNull(),
    valueOn: day('value_on'),
    /** Money out is below 0. */
    amountCents: cents('amount_cents').notNull(),
    label: text('label').notNull(),
    /** The label as the bank wrote it. */
    rawLabel: text('raw_label'),
    bankRef: text('bank_ref'),
    counterpartyName: text('counterparty_name'),
    kind: text('kind', { enum: movementKinds }).notNull(),
    status: text('status', { enum: movementStates }).notNull(),
    operationId: ulid('operation_id').references(() => operations.id),
    /** Of account, day, amount, reference and rank: the same line of a statement is never there twice. */
    fingerprint: text('fingerprint').notNull(),
    note: text('note'),
    importId: ulid('import_id').references(() => transactionImports.id, { onDelete: 'set null' }),
    /** The other side of money that went from one account of the company to another. */
    transferPairId: ulid('transfer_pair_id'),
    /** Why it was set aside, or opened again. */
    stateReason: text('state_reason'),
    validatedBy: ulid('validated_by'),
    validatedAt: instant('validated_at'),
    searchText: searchText('label', 'counterparty_name', 'bank_ref'),
  },
  (table) => [
    unique('transactions_fingerprint').on(table.tenantId, table.fingerprint),
    check('transactions_amount', sql`${table.amountCents} <> 0`),
    index('transactions_account').on(table.accountId, table.bookedOn),
    index('transactions_tenant').on(table.tenantId, table.deletedAt, table.status),
    index('transactions_import').on(table.importId),
  ],
);

/** « Ventilation »: a part of a movement on an account of the chart. */
export const transactionSplits = pgTable(
  'transaction_splits',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    transactionId: ulid('transaction_id')
      .notNull()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    /** Of the platform's chart, even where the company calls it otherwise, or the company's own. */
    codeId: ulid('code_id')
      .notNull()
      .references(() => accountingCodes.id),
    operationId: ulid('operation_id').references(() => operations.id),
    label: text('label'),
    /** Signed as the movement is. */
    baseCents: cents('base_cents').notNull(),
    vatBps: integer('vat_bps').notNull().default(0),
    vatCents: cents('vat_cents').notNull().default(0),
    vatCodeId: ulid('vat_code_id').references(() => accountingCodes.id),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    index('transaction_splits_transaction').on(table.transactionId),
    index('transaction_splits_code').on(table.tenantId, table.codeId),
  ],
);

/** « Règle d’affectation »: gives bank lines the account of the chart that they belong to. */
export const matchRules = pgTable(
  'match_rules',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    name: text('name').notNull(),
    /** The lowest comes first. */
    priority: integer('priority').notNull().default(0),
    conditions: jsonb('conditions').$type<StoredConditions>().notNull(),
    codeId: ulid('code_id')
      .notNull()
      .references(() => accountingCodes.id),
    vat: text('vat', { enum: accountVatDefaults }).notNull(),
    operationId: ulid('operation_id').references(() => operations.id),
    isAutoValidated: boolean('is_auto_validated').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('match_rules_tenant').on(table.tenantId, table.deletedAt, table.priority)],
);

export type TreasuryAccount = typeof treasuryAccounts.$inferSelect;
export type NewTreasuryAccount = typeof treasuryAccounts.$inferInsert;
export type Transaction = typeof transactions.$inferSelect;
export type NewTransaction = typeof transactions.$inferInsert;
export type TransactionImport = typeof transactionImports.$inferSelect;
export type TransactionSplit = typeof transactionSplits.$inferSelect;
export type NewTransactionSplit = typeof transactionSplits.$inferInsert;
export type MatchRuleRow = typeof matchRules.$inferSelect;
export type NewMatchRule = typeof matchRules.$inferInsert;
