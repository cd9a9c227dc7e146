import { boolean, pgTable, text, unique } from 'drizzle-orm/pg-core';
import {
  accountKinds,
  accountNatures,
  accountOrigins,
  accountSides,
  accountVatDefaults,
} from '#domain/accounting/code.ts';
import { businessColumns, ulid } from './columns.ts';
import { searchText } from './search-text.ts';
import { tenants } from './tenants.ts';

/** « Compte comptable »: of the platform's chart, which all read, or a company's own and what it calls otherwise. */
export const accountingCodes = pgTable(
  'accounting_codes',
  {
    ...businessColumns(),
    /** Null in the platform's chart. */
    tenantId: ulid('tenant_id').references(() => tenants.id),
    /** Two to eight figures; the first is the class. */
    code: text('code').notNull(),
    label: text('label').notNull(),
    parentCode: text('parent_code'),
    kind: text('kind', { enum: accountKinds }).notNull(),
    nature: text('nature', { enum: accountNatures }).notNull(),
    vatDefault: text('vat_default', { enum: accountVatDefaults }),
    side: text('side', { enum: accountSides }).notNull(),
    isOperationRequired: boolean('is_operation_required').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    origin: text('origin', { enum: accountOrigins }).notNull(),
    searchText: searchText('code', 'label'),
  },
  (table) => [unique('accounting_codes_code').on(table.tenantId, table.code).nullsNotDistinct()],
);

export type AccountingCode = typeof accountingCodes.$inferSelect;
export type NewAccountingCode = typeof accountingCodes.$inferInsert;
