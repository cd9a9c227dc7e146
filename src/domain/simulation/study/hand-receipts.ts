import type { StudyReceipt } from './study.ts';

/** A receipt while it is typed: what is not said yet is null, what cannot be read is as it was typed. */
export interface TypedReceipt {
  readonly month: string | null;
  readonly cents: number | null;
}

/** Why receipts typed by hand do not take the place of the calls. */
export type ReceiptsFault =
  | { readonly code: 'incomplete' }
  /** They come to another amount than the price; below 0 where they exceed it. */
  | { readonly code: 'sum'; readonly leftCents: number };

const isComplete = (receipt: TypedReceipt): receipt is StudyReceipt =>
  receipt.month !== null &&
  /^20\d\d-(?:0[1-9]|1[0-2])$/.test(receipt.month) &&
  receipt.cents !== null &&
  Number.isSafeInteger(receipt.cents) &&
  receipt.cents >= 0;

/** What is wrong with the receipts of a lot; null where they are its price, or there are none and the calls hold. */
export function receiptsFault(
  receipts: readonly TypedReceipt[],
  priceCents: number | null,
): ReceiptsFault | null {
  if (receipts.length === 0) return null;
  if (!receipts.every(isComplete)) return { code: 'incomplete' };
  const leftCents = receipts.reduce((left, { cents }) => left - cents, priceCents ?? 0);
  return leftCents === 0 ? null : { code: 'sum', leftCents };
}

/** The receipts of a lot in the order of their months. */
export const orderedReceipts = (receipts: readonly TypedReceipt[]): StudyReceipt[] =>
  receipts.filter(isComplete).toSorted((a, b) => a.month.localeCompare(b.month));
