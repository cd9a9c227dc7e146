import { InvalidInputError } from '../domain-error.ts';

export const invoiceSeries = ['FA', 'AV'] as const;
/** Invoices and credit notes are counted apart, each without a gap within a year. */
export type InvoiceSeries = (typeof invoiceSeries)[number];

export const invoiceStates = ['draft', 'issued', 'paid', 'overdue', 'credited'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** How an invoice may have been paid. */
export const invoicePaymentMethods = ['virement', 'prelevement', 'carte', 'manuel'] as const;
export type InvoicePaymentMethod = (typeof invoicePaymentMethods)[number];

/** `FA-2026-000042`. @throws InvalidInputError when the count is not 1 to 999 999 */
export function invoiceNumber(series: InvoiceSeries, year: number, count: number): string {
  if (!Number.isSafeInteger(count) || count < 1 || count > 999_999) {
    throw new InvalidInputError('count', count, 'a whole number from 1 to 999999');
  }
  return `${series}-${year}-${String(count).padStart(6, '0')}`;
}
