import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import {
  buyerFinancings,
  buyerProjects,
  buyerSources,
  buyerStages,
  lotDiagnosticKinds,
  salePlanModes,
} from '#domain/sale/enums.ts';
import { businessColumns, cents, day, instant, ulid } from './columns.ts';
import { contacts } from './contacts.ts';
import { lots } from './lots.ts';
import { operations } from './operations.ts';
import { storedFiles } from './stored-files.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);
const operationId = () =>
  ulid('operation_id')
    .notNull()
    .references(() => operations.id, { onDelete: 'cascade' });
const idList = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** How the lots of an operation are sold: one for each operation, once somebody has said so. */
export const salePlans = pgTable(
  'sale_plans',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    mode: text('mode', { enum: salePlanModes }).notNull(),
    feeRateBps: integer('fee_rate_bps'),
    agentContactIds: idList('agent_contact_ids'),
    optionDays: integer('option_days').notNull().default(5),
    depositRateBps: integer('deposit_rate_bps').notNull().default(500),
    paymentTermDays: integer('payment_term_days').notNull().default(15),
    /** Tells the owner when a price falls below its floor. */
    floorPriceAlert: boolean('floor_price_alert').notNull().default(false),
  },
  (table) => [unique('sale_plans_operation').on(table.operationId)],
);

/** Every change of the price of a lot. */
export const lotPrices = pgTable(
  'lot_prices',
  {
    id: ulid('id').primaryKey(),
    tenantId: tenantId(),
    operationId: operationId(),
    lotId: ulid('lot_id')
      .notNull()
      .references(() => lots.id, { onDelete: 'cascade' }),
    /** Null for the first price. */
    oldCents: cents('old_cents'),
    newCents: cents('new_cents').notNull(),
    reason: text('reason'),
    byUserId: ulid('by_user_id').references(() => users.id),
    at: instant('at').notNull(),
  },
  (table) => [
    index('lot_prices_lot').on(table.lotId, table.at),
    index('lot_prices_operation').on(table.operationId, table.at),
  ],
);

/** A technical report on a lot. */
export const lotDiagnostics = pgTable(
  'lot_diagnostics',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    lotId: ulid('lot_id')
      .notNull()
      .references(() => lots.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: lotDiagnosticKinds }).notNull(),
    on: day('on').notNull(),
    result: text('result'),
    /** It found something: lead or asbestos is then looked for again. */
    isPositive: boolean('is_positive').notNull().default(false),
    fileId: ulid('file_id').references(() => storedFiles.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('lot_diagnostics_lot').on(table.lotId, table.on),
    index('lot_diagnostics_file').on(table.fileId),
  ],
);

/** Somebody who may buy lots of an operation, or does. */
export const saleContacts = pgTable(
  'sale_contacts',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    contactId: ulid('contact_id')
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    lotIds: idList('lot_ids'),
    stage: text('stage', { enum: buyerStages }).notNull(),
    source: text('source', { enum: buyerSources }).notNull(),
    budgetCents: cents('budget_cents'),
    equityCents: cents('equity_cents'),
    financing: text('financing', { enum: buyerFinancings }).notNull().default('unknown'),
    project: text('project', { enum: buyerProjects }),
    assignedTo: ulid('assigned_to').references(() => users.id),
    lostReason: text('lost_reason'),
    nextActionOn: day('next_action_on'),
    nextAction: text('next_action'),
    lastActionAt: instant('last_action_at'),
    answeredInDays: integer('answered_in_days'),
    hasVisited: boolean('has_visited').notNull().default(false),
    hasLoanAgreement: boolean('has_loan_agreement').notNull().default(false),
  },
  (table) => [
    unique('sale_contacts_once').on(table.operationId, table.contactId),
    index('sale_contacts_contact').on(table.contactId),
    index('sale_contacts_tenant').on(table.tenantId, table.stage),
  ],
);

export type SalePlan = typeof salePlans.$inferSelect;
export type NewSalePlan = typeof salePlans.$inferInsert;
export type LotPriceChange = typeof lotPrices.$inferSelect;
export type NewLotPriceChange = typeof lotPrices.$inferInsert;
export type LotDiagnostic = typeof lotDiagnostics.$inferSelect;
export type NewLotDiagnostic = typeof lotDiagnostics.$inferInsert;
export type SaleContact = typeof saleContacts.$inferSelect;
export type NewSaleContact = typeof saleContacts.$inferInsert;
