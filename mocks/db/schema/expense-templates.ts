import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { TemplateLine } from '#domain/simulation/study/expense-templates.ts';
import { businessColumns, ulid } from './columns.ts';
import { tenants } from './tenants.ts';

/** « Modèle de dépenses »: the expenses that a company begins its simulations with, beside those of the platform. */
export const expenseTemplates = pgTable(
  'expense_templates',
  {
    ...businessColumns(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    name: text('name').notNull(),
    lines: jsonb('lines').$type<TemplateLine[]>().notNull(),
  },
  (table) => [index('expense_templates_tenant').on(table.tenantId, table.deletedAt)],
);

export type ExpenseTemplate = typeof expenseTemplates.$inferSelect;
export type NewExpenseTemplate = typeof expenseTemplates.$inferInsert;
