import { eq, sql } from 'drizzle-orm';
import { invoiceDueOn } from '#domain/subscription/dunning.ts';
import { invoiceNumber, type InvoiceSeries } from '#domain/subscription/invoice.ts';
import type { TaxedAmount } from '#domain/subscription/price.ts';
import type { Day } from '#domain/time/day.ts';
import { tenantOwnerEmail } from '#mocks/db/queries/tenant-owner.ts';
import { readSetting } from '#mocks/db/queries/settings.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  counters,
  invoices,
  tenants,
  type Invoice,
  type InvoiceLine,
  type InvoiceParty,
  type Subscription,
  type Tenant,
} from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '../dependencies.ts';

/** Nobody is known who could issue invoices (setting `issuer`). */
export class NoIssuerError extends Error {
  override readonly name = 'NoIssuerError';
}

/** What a subscription is invoiced for. */
export interface ToInvoice {
  readonly subscription: Subscription;
  readonly issuedOn: Day;
  /** Before VAT, in French: what was printed once stays as it is. */
  readonly lines: readonly InvoiceLine[];
  readonly amount: TaxedAmount;
}

/** Where a company's invoices go, and what they print of it. */
export interface BillingDetails {
  readonly email: string;
  readonly addressLine: string;
  readonly postalCode: string;
  readonly city: string;
}

/** The details given for billing; the company's own where none were given, and its owner's e-mail address. */
export async function billingDetails(
  db: Database,
  subscription: Subscription,
  tenant: Tenant,
): Promise<BillingDetails> {
  return {
    email: subscription.billingEmail ?? (await tenantOwnerEmail(db, tenant.id)) ?? '',
    addressLine: subscription.billingAddressLine ?? tenant.addressLine ?? '',
    postalCode: subscription.billingPostalCode ?? tenant.postalCode ?? '',
    city: subscription.billingCity ?? tenant.city,
  };
}

/**
 * Issues an invoice, numbered without a gap: the number is given back with everything else if the transaction
 * fails. Nothing to pay is paid at once.
 *
 * @param tx a transaction of the whole database
 * @throws NoIssuerError
 */
export async function issueInvoice(
  deps: Pick<ServerDependencies, 'newId' | 'clock'>,
  tx: Database,
  { subscription, issuedOn, lines, amount }: ToInvoice,
): Promise<Invoice> {
  const issuer = await readSetting(tx, 'issuer');
  if (issuer === null) throw new NoIssuerError('the setting “issuer” is missing');
  const now = deps.clock.businessNow();
  const isPaid = amount.totalCents === 0;
  const [row] = await tx
    .insert(invoices)
    .values({
      id: deps.newId(),
      tenantId: subscription.tenantId,
      subscriptionId: subscription.id,
      series: 'FA',
      number: await nextNumber(tx, 'FA', Number(issuedOn.slice(0, 4))),
      issuedOn,
      dueOn: invoiceDueOn(issuedOn),
      lines,
      ...amount,
      vatBps: subscription.vatBps,
      issuer,
      customer: await customerOf(tx, subscription),
      status: isPaid ? 'paid' : 'issued',
      paidOn: isPaid ? issuedOn : null,
      paymentMethod: subscription.paymentMethod,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new RangeError('the invoice was not written');
  return row;
}

/** Takes the next number; the row stays locked until the transaction ends, so that others wait for it. */
async function nextNumber(tx: Database, series: InvoiceSeries, year: number): Promise<string> {
  const [row] = await tx
    .insert(counters)
    .values({ series: `${series}-${year}`, next: 2 })
    .onConflictDoUpdate({ target: counters.series, set: { next: sql`${counters.next} + 1` } })
    .returning({ next: counters.next });
  return invoiceNumber(series, year, (row?.next ?? 2) - 1);
}

async function customerOf(tx: Database, subscription: Subscription): Promise<InvoiceParty> {
  const [tenant] = await tx.select().from(tenants).where(eq(tenants.id, subscription.tenantId)).limit(1);
  if (!tenant) throw new RangeError(`subscription ${subscription.id} has no company`);
  const { addressLine, postalCode, city } = await billingDetails(tx, subscription, tenant);
  return {
    name: tenant.name,
    addressLine,
    postalCode,
    city,
    siren: tenant.siren,
    vatNumber: tenant.vatNumber,
    purchaseRef: subscription.purchaseRef,
  };
}
