import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { penaltyKinds, type StepFields } from '#domain/calls/template-fields.ts';
import { saleModes } from '#domain/lot/states.ts';
import { templateColumns } from './template-columns.ts';

/** A schedule by which sales of one regime call for funds. */
export const paymentTemplates = pgTable(
  'payment_templates',
  {
    ...templateColumns(),
    regime: text('regime', { enum: saleModes }).notNull(),
    /** In the order of the calls. Those of a system template follow the law of the day instead. */
    steps: jsonb('steps').$type<StepFields[]>().notNull(),
    paymentTermDays: integer('payment_term_days').notNull(),
    penaltyKind: text('penalty_kind', { enum: penaltyKinds }).notNull(),
    /** Per month, or points above the legal rate; null without penalty. */
    penaltyRateBps: integer('penalty_rate_bps'),
  },
  (table) => [
    index('payment_templates_tenant').on(table.tenantId),
    uniqueIndex('payment_templates_name')
      .on(table.tenantId, sql`lower(${table.name})`)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('payment_templates_default')
      .on(table.tenantId, table.regime)
      .where(sql`${table.isDefault} and ${table.deletedAt} is null`),
    uniqueIndex('payment_templates_system').on(table.tenantId, table.systemKey),
    check('payment_templates_term', sql`${table.paymentTermDays} between 0 and 60`),
    check('payment_templates_default_live', sql`not ${table.isDefault} or ${table.archivedAt} is null`),
  ],
);

export type PaymentTemplateRow = typeof paymentTemplates.$inferSelect;
export type NewPaymentTemplate = typeof paymentTemplates.$inferInsert;
