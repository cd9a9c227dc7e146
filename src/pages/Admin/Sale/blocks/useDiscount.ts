import type { SaleRow } from '#contracts/admin/sale/row.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';

type Given = Pick<SaleRow, 'discountKind' | 'discountValue' | 'couponCode'>;

/** What is taken off, in a few signs: « −10 % · PIERRE20 »; null for nothing. */
export function useDiscount(): (sale: Given) => string | null {
  const t = useMessages(saleMessages);
  const { money } = useFormat();
  return ({ discountKind, discountValue, couponCode }) => {
    const off = {
      none: null,
      percent: t('discounts.percent', { value: discountValue }),
      amount: t('discounts.amount', { amount: money(discountValue) }),
    }[discountKind];
    return [off, couponCode].filter((part) => part !== null).join(' · ') || null;
  };
}
