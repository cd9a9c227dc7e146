import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  chargesModes,
  dpeClasses,
  leaseIndexes,
  leaseStates,
  leaseTypes,
  noticeGivers,
  rentMethods,
  rentTerms,
} from '#domain/rental/lease.ts';
import { businessColumns, cents, day, instant, recordColumns, ulid } from './columns.ts';
import { contacts } from './contacts.ts';
import { lots } from './lots.ts';
import { operations } from './operations.ts';
import { searchText } from './search-text.ts';
import { tenants } from './tenants.ts';
import { transactions } from './transactions.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);
const operationId = () =>
  ulid('operation_id')
    .notNull()
    .references(() => operations.id);

/** A sum kept from a deposit, with its reason. */
export interface RetainedSum {
  readonly label: string;
  readonly cents: number;
}

/** « Bail »: a lot that is let while it waits to be sold. */
export const leases = pgTable(
  'leases',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    lotId: ulid('lot_id')
      .notNull()
      .references(() => lots.id, { onDelete: 'cascade' }),
    /** `B-2026-003`. */
    number: text('number').notNull(),
    type: text('type', { enum: leaseTypes }).notNull(),
    /** Contacts, in the order of the lease. */
    renterIds: text('renter_ids')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Their names when it was saved: for the search. */
    renterNames: text('renter_names').notNull().default(''),
    guarantorId: ulid('guarantor_id').references(() => contacts.id, { onDelete: 'set null' }),
    signedOn: day('signed_on'),
    startsOn: day('starts_on').notNull(),
    endsOn: day('ends_on'),
    noticeOn: day('notice_on'),
    noticeBy: text('notice_by', { enum: noticeGivers }),
    leavesOn: day('leaves_on'),
    /** Without charges, as the last revision that took effect left it. */
    rentCents: cents('rent_cents').notNull(),
    chargesCents: cents('charges_cents').notNull().default(0),
    chargesMode: text('charges_mode', { enum: chargesModes }).notNull().default('provision'),
    otherCents: cents('other_cents').notNull().default(0),
    vatBps: integer('vat_bps').notNull().default(0),
    dueDay: integer('due_day').notNull().default(1),
    terms: text('terms', { enum: rentTerms }).notNull().default('a_echoir'),
    depositCents: cents('deposit_cents').notNull().default(0),
    depositReceivedOn: day('deposit_received_on'),
    keysOn: day('keys_on'),
    isInventoryConform: boolean('is_inventory_conform'),
    retained: jsonb('retained').$type<readonly RetainedSum[]>().notNull().default([]),
    depositReturnedOn: day('deposit_returned_on'),
    depositReturnedCents: cents('deposit_returned_cents'),
    indexKind: text('index_kind', { enum: leaseIndexes }).notNull().default('aucun'),
    /** Quarter on which the rent stands: `2023T3`. */
    indexQuarter: text('index_quarter'),
    /** `MM-DD`; the anniversary where null. */
    revisionDay: text('revision_day'),
    lastRevisedOn: day('last_revised_on'),
    dpeClass: text('dpe_class', { enum: dpeClasses }),
    isMainResidence: boolean('is_main_residence').notNull().default(true),
    status: text('status', { enum: leaseStates }).notNull().default('draft'),
    /** Days before its end of which people were told: 180, 90; and whether of the deposit. */
    notifiedDays: integer('notified_days'),
    depositNotifiedOn: day('deposit_notified_on'),
    searchText: searchText('number', 'renter_names'),
  },
  (table) => [
    unique('leases_number').on(table.tenantId, table.number),
    index('leases_lot').on(table.lotId),
    index('leases_tenant').on(table.tenantId, table.deletedAt, table.status),
  ],
);

/** « Révision »: one year's revision of a rent. */
export const rentRevisions = pgTable(
  'rent_revisions',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    leaseId: ulid('lease_id')
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    dueOn: day('due_on').notNull(),
    fromCents: cents('from_cents').notNull(),
    /** Written down when it was asked for. */
    toCents: cents('to_cents'),
    quarter: text('quarter').notNull(),
    requestedOn: day('requested_on'),
    effectiveOn: day('effective_on'),
    appliedAt: instant('applied_at'),
    waivedAt: instant('waived_at'),
    notifiedAt: instant('notified_at'),
  },
  (table) => [unique('rent_revisions_year').on(table.leaseId, table.dueOn)],
);

/** « Appel de loyer »: what a lease calls for a month. */
export const rentCalls = pgTable(
  'rent_calls',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    leaseId: ulid('lease_id')
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    /** `YYYY-MM`. */
    month: text('month').notNull(),
    rentCents: cents('rent_cents').notNull(),
    chargesCents: cents('charges_cents').notNull(),
    /** Below 0 for what is given back. */
    otherCents: cents('other_cents').notNull().default(0),
    vatBps: integer('vat_bps').notNull().default(0),
    vatCents: cents('vat_cents').notNull().default(0),
    totalCents: cents('total_cents').notNull(),
    issuedOn: day('issued_on').notNull(),
    dueOn: day('due_on').notNull(),
    sentAt: instant('sent_at'),
    note: text('note'),
    /** The last reminder sent to the renter, and told to the company. */
    remindedLevel: integer('reminded_level').notNull().default(0),
    remindedAt: instant('reminded_at'),
    notifiedLevel: integer('notified_level').notNull().default(0),
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason'),
  },
  (table) => [
    uniqueIndex('rent_calls_month')
      .on(table.leaseId, table.month)
      .where(sql`${table.cancelledAt} is null`),
    index('rent_calls_tenant').on(table.tenantId, table.month),
  ],
);

/** « Encaissement » of a call, or of a part of it. */
export const rentPayments = pgTable(
  'rent_payments',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    callId: ulid('call_id')
      .notNull()
      .references(() => rentCalls.id, { onDelete: 'cascade' }),
    receivedOn: day('received_on').notNull(),
    amountCents: cents('amount_cents').notNull(),
    method: text('method', { enum: rentMethods }).notNull(),
    transactionId: ulid('transaction_id').references(() => transactions.id, { onDelete: 'set null' }),
    createdBy: ulid('created_by'),
  },
  (table) => [index('rent_payments_call').on(table.callId)],
);

/** « Régularisation » of a year's charges. */
export const chargeStatements = pgTable(
  'charge_statements',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    operationId: operationId(),
    leaseId: ulid('lease_id')
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    year: integer('year').notNull(),
    provisionsCents: cents('provisions_cents').notNull(),
    realCents: cents('real_cents').notNull(),
    balanceCents: cents('balance_cents').notNull(),
    detail: text('detail'),
    createdBy: ulid('created_by'),
  },
  (table) => [unique('charge_statements_year').on(table.leaseId, table.year)],
);

export type Lease = typeof leases.$inferSelect;
export type NewLease = typeof leases.$inferInsert;
export type RentRevisionRow = typeof rentRevisions.$inferSelect;
export type NewRentRevision = typeof rentRevisions.$inferInsert;
export type RentCallRow = typeof rentCalls.$inferSelect;
export type NewRentCall = typeof rentCalls.$inferInsert;
export type RentPaymentRow = typeof rentPayments.$inferSelect;
export type NewRentPayment = typeof rentPayments.$inferInsert;
export type ChargeStatementRow = typeof chargeStatements.$inferSelect;
