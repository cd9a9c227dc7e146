import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { operationStates } from '#domain/operation/states.ts';
import { cents, ulid } from './columns.ts';
import { tenants } from './tenants.ts';

/**
 * A company's operations in numbers, by state, those in the bin aside: every page shows them, and counting ten
 * thousand rows costs more than the page. Triggers on `operations` keep them; nobody else writes here.
 */
export const operationTotals = pgTable(
  'operation_totals',
  {
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    status: text('status', { enum: operationStates }).notNull(),
    count: integer('count').notNull(),
    /** How many of them have a purchase price. */
    pricedCount: integer('priced_count').notNull(),
    purchasePriceCents: cents('purchase_price_cents').notNull(),
    /** Grows with every statement that adds, changes or removes such an operation. */
    revision: bigint('revision', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.status] })],
);
