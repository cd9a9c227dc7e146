import { index, integer, jsonb, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { invoicePaymentMethods, invoiceSeries, invoiceStates } from '#domain/subscription/invoice.ts';
import { cents, day, recordColumns, ulid } from './columns.ts';
import { subscriptions } from './subscriptions.ts';
import { tenants } from './tenants.ts';

/** Who invoices or is invoiced, as printed. */
export interface InvoiceParty {
  readonly name: string;
  readonly addressLine: string;
  readonly postalCode: string;
  readonly city: string;
  readonly siren: string;
  readonly vatNumber: string | null;
  readonly purchaseRef?: string | null;
  /** Of who invoices: where transfers go, the penalty of late payment in basis points a year, what is printed last. */
  readonly iban?: string | null;
  readonly penaltyRateBps?: number | null;
  readonly footer?: string | null;
}

/** One printed line, before VAT. */
export interface InvoiceLine {
  readonly label: string;
  readonly amountCents: number;
}

/** « Facture »: everything that it prints is kept with it, since it never changes once issued. */
export const invoices = pgTable(
  'invoices',
  {
    ...recordColumns(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    subscriptionId: ulid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    /** A credit note has a series of its own. */
    series: text('series', { enum: invoiceSeries }).notNull(),
    number: text('number').notNull().unique(),
    /** What a credit note corrects. */
    correctsId: ulid('corrects_id').references((): AnyPgColumn => invoices.id),
    issuedOn: day('issued_on').notNull(),
    dueOn: day('due_on').notNull(),
    lines: jsonb('lines').$type<readonly InvoiceLine[]>().notNull(),
    netCents: cents('net_cents').notNull(),
    vatBps: integer('vat_bps').notNull(),
    vatCents: cents('vat_cents').notNull(),
    totalCents: cents('total_cents').notNull(),
    issuer: jsonb('issuer').$type<InvoiceParty>().notNull(),
    customer: jsonb('customer').$type<InvoiceParty>().notNull(),
    status: text('status', { enum: invoiceStates }).notNull(),
    paidOn: day('paid_on'),
    paymentMethod: text('payment_method', { enum: invoicePaymentMethods }),
    /** What the transfer or the collection is called on the statement of the bank. */
    paymentReference: text('payment_reference'),
    remindersSent: integer('reminders_sent').notNull().default(0),
    /** When staff last reminded of it by hand, beside the reminders of the nights. */
    remindedOn: day('reminded_on'),
  },
  (table) => [index('invoices_tenant').on(table.tenantId, table.issuedOn)],
);

export type Invoice = typeof invoices.$inferSelect;
export type NewInvoice = typeof invoices.$inferInsert;
