import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { guaranteeKinds } from '#domain/loan/guarantee.ts';
import { businessColumns, cents, day, ulid } from './columns.ts';
import { loans } from './loans.ts';
import { operations } from './operations.ts';
import { tenants } from './tenants.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);
const operationId = () =>
  ulid('operation_id')
    .notNull()
    .references(() => operations.id, { onDelete: 'cascade' });

/** What secures a loan or, for the guarantee of completion, the buyers. */
export const guarantees = pgTable(
  'guarantees',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    /** Null for what secures no loan. */
    loanId: ulid('loan_id').references(() => loans.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: guaranteeKinds }).notNull(),
    issuer: text('issuer').notNull(),
    amountCents: cents('amount_cents').notNull(),
    rank: integer('rank'),
    issuedOn: day('issued_on'),
    expiresOn: day('expires_on'),
    /** A single price; null where it is a set-up fee and a part of a base. */
    costCents: cents('cost_cents'),
    setupCents: cents('setup_cents'),
    rateBps: integer('rate_bps'),
    baseCents: cents('base_cents'),
  },
  (table) => [index('guarantees_operation').on(table.operationId, table.createdAt)],
);

/** Own money that the bearer of an operation brings in. */
export const equityInjections = pgTable(
  'equity_injections',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    on: day('on').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** Who brings it. */
    origin: text('origin').notNull(),
  },
  (table) => [index('equity_injections_operation').on(table.operationId, table.on)],
);

export type GuaranteeRow = typeof guarantees.$inferSelect;
export type NewGuarantee = typeof guarantees.$inferInsert;
export type EquityInjection = typeof equityInjections.$inferSelect;
export type NewEquityInjection = typeof equityInjections.$inferInsert;
