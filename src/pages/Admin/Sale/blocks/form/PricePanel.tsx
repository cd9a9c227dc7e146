import type { SalePriceShown } from '#contracts/admin/sale/form.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { ResultLines, type ResultLine } from '#ui/data/ResultLines.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { SaleValues } from './sale-form.ts';

interface PricePanelProps {
  readonly price: SalePriceShown | null;
  readonly isFailed: boolean;
  readonly period: SaleValues['period'];
}

/** What the sale comes to, line by line, and what stands against it. */
export function PricePanel({ price, isFailed, period }: PricePanelProps) {
  const t = useMessages(saleMessages);
  const lines = usePriceLines(price, period);
  return (
    <Stack gap={3}>
      {isFailed && <Banner tone="warn">{t('price.failed')}</Banner>}
      {price === null ? (
        !isFailed && <Text tone="ink3">{t('price.pending')}</Text>
      ) : (
        <>
          {price.couponError !== null && <Banner tone="warn">{price.couponError}</Banner>}
          {price.authority !== null && <Banner tone="warn">{price.authority}</Banner>}
          <ResultLines lines={lines} />
          {price.extraUsers > 0 && (
            <Text as="p" tone="ink3" size="table">
              {t('price.extraUsers', { count: price.extraUsers })}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}

function usePriceLines(price: SalePriceShown | null, period: SaleValues['period']): ResultLine[] {
  const t = useMessages(saleMessages);
  const { percent } = useFormat();
  if (price === null) return [];
  const line = (id: string, label: string, cents: number, isMain = false): ResultLine => ({
    id,
    label,
    quantity: { cents },
    isMain,
  });
  const where = (isShown: boolean, one: ResultLine): ResultLine[] => (isShown ? [one] : []);
  return [
    ...where(price.listCents !== price.baseCents, line('list', t('price.list'), price.listCents)),
    line('base', t('price.base'), price.baseCents),
    ...where(price.discountCents > 0, line('discount', t('price.discount'), -price.discountCents)),
    line(
      'recurring',
      t(period === 'yearly' ? 'price.recurringYearly' : 'price.recurringMonthly'),
      price.recurringCents,
    ),
    ...where(price.couponCents > 0, line('coupon', t('price.coupon'), -price.couponCents)),
    ...where(price.servicesCents > 0, line('services', t('price.services'), price.servicesCents)),
    line('net', t('price.net'), price.netCents, true),
    line('vat', t('price.vat'), price.vatCents),
    line('total', t('price.total'), price.totalCents, true),
    line('firstYear', t('price.firstYear'), price.firstYearCents),
    line('monthly', t('price.monthly'), price.monthlyCents),
    ...where(
      price.commissionBps > 0,
      line(
        'commission',
        t('price.commission', { rate: percent(price.commissionBps) }),
        price.commissionCents,
      ),
    ),
    ...(price.concessionBps > 0
      ? [
          {
            id: 'concession',
            label: t('price.concession'),
            quantity: { rateBps: price.concessionBps },
          },
        ]
      : []),
  ];
}
