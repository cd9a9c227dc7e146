import type { SaleRow } from '#contracts/admin/sale/row.ts';

/** What is taken off, in signs that every language reads: « −10 % + PIERRE20 »; null for nothing. */
export function discountText({
  discountKind,
  discountValue,
  couponCode,
}: Pick<SaleRow, 'discountKind' | 'discountValue' | 'couponCode'>): string | null {
  const parts = [
    discountKind === 'percent' ? `−${discountValue} %` : null,
    discountKind === 'amount' ? `−${(discountValue / 100).toFixed(2)} €` : null,
    couponCode,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' + ');
}
