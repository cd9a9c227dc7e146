import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { matchTargetTypes } from '#domain/accounting/match-targets.ts';
import { forecastNatures, type TreasurySnapshotFigures } from '#domain/treasury/treasury.ts';
import { businessColumns, cents, day, recordColumns, ulid } from './columns.ts';
import { operations } from './operations.ts';
import { storedFiles } from './stored-files.ts';
import { tenants } from './tenants.ts';
import { transactions } from './transactions.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);
const transactionId = () =>
  ulid('transaction_id')
    .notNull()
    .references(() => transactions.id, { onDelete: 'cascade' });

/** « Rapprochement »: what a movement pays, in whole or in part. */
export const transactionMatches = pgTable(
  'transaction_matches',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    transactionId: transactionId(),
    targetType: text('target_type', { enum: matchTargetTypes }).notNull(),
    targetId: ulid('target_id').notNull(),
    /** Signed as the movement is. */
    amountCents: cents('amount_cents').notNull(),
    createdBy: ulid('created_by'),
  },
  (table) => [
    unique('transaction_matches_once').on(table.transactionId, table.targetType, table.targetId),
    index('transaction_matches_target').on(table.tenantId, table.targetType, table.targetId),
  ],
);

/** « Pièce » of a movement: an invoice, a receipt. */
export const transactionFiles = pgTable(
  'transaction_files',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    transactionId: transactionId(),
    fileId: ulid('file_id')
      .notNull()
      .references(() => storedFiles.id),
    createdBy: ulid('created_by'),
  },
  (table) => [index('transaction_files_transaction').on(table.transactionId)],
);

/** « Mois verrouillé »: no movement of it comes, goes or changes. */
export const lockedMonths = pgTable(
  'locked_months',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    /** `YYYY-MM`. */
    month: text('month').notNull(),
    createdBy: ulid('created_by'),
  },
  (table) => [unique('locked_months_once').on(table.tenantId, table.month)],
);

/** « Prévision manuelle »: money that somebody expects; all other lines are read from their origin. */
export const treasuryForecasts = pgTable(
  'treasury_forecasts',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    /** `YYYY-MM`. */
    month: text('month').notNull(),
    label: text('label').notNull(),
    /** Money out is below 0. */
    amountCents: cents('amount_cents').notNull(),
    probabilityBps: integer('probability_bps').notNull().default(10_000),
    nature: text('nature', { enum: forecastNatures }).notNull(),
    operationId: ulid('operation_id').references(() => operations.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('treasury_forecasts_amount', sql`${table.amountCents} <> 0`),
    check('treasury_forecasts_probability', sql`${table.probabilityBps} between 0 and 10000`),
    index('treasury_forecasts_tenant').on(table.tenantId, table.month),
  ],
);

/** « Photo » of the treasury on a day, to compare with. It is never changed. */
export const treasurySnapshots = pgTable(
  'treasury_snapshots',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    label: text('label').notNull(),
    takenOn: day('taken_on').notNull(),
    figures: jsonb('figures').$type<TreasurySnapshotFigures>().notNull(),
    createdBy: ulid('created_by'),
  },
  (table) => [index('treasury_snapshots_tenant').on(table.tenantId, table.takenOn)],
);

export type TransactionMatch = typeof transactionMatches.$inferSelect;
export type TransactionFile = typeof transactionFiles.$inferSelect;
export type TreasuryForecast = typeof treasuryForecasts.$inferSelect;
export type NewTreasuryForecast = typeof treasuryForecasts.$inferInsert;
export type TreasurySnapshot = typeof treasurySnapshots.$inferSelect;
