import type { CurrentQuickSale } from '#contracts/client/quick-sale/current.ts';
import { commercialInformationForm, edit, saleInformationForm } from '#generated/routes/client/quick-sale.ts';
import { show } from '#generated/routes/client/operation.ts';
import * as quickSaleMessages from '#messages/client/quick-sale.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Tabs } from '#ui/data/Tabs.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

export type QuickSalePart = 'property' | 'sale' | 'commercial';

interface QuickSaleHeadProps {
  readonly saleId: string;
  readonly part: QuickSalePart;
  readonly current: CurrentQuickSale;
}

/** The three forms of a quick sale, how it stands, and what it lacks to be published. */
export function QuickSaleHead({ saleId, part, current }: QuickSaleHeadProps) {
  const t = useMessages(quickSaleMessages);
  const tab = (name: QuickSalePart, href: string, count?: number) => ({
    label: t(`tabs.${name}`),
    href,
    isCurrent: part === name,
    ...(count !== undefined && count > 0 && { count }),
  });
  return (
    <Stack gap={3}>
      <Tabs
        label={t('tabs.label')}
        items={[
          tab('property', edit(saleId)),
          tab('sale', saleInformationForm(saleId), current.saleGaps.length),
          tab('commercial', commercialInformationForm(saleId), current.commercialGaps.length),
        ]}
      />
      <StatusBanner current={current} />
      {current.operation && (
        <Banner tone="info">
          <TextLink href={show({ operation: current.operation.id })}>
            {t('current.converted', { ref: current.operation.ref })}
          </TextLink>
        </Banner>
      )}
    </Stack>
  );
}

function StatusBanner({ current }: { readonly current: CurrentQuickSale }) {
  const t = useMessages(quickSaleMessages);
  const { date, money } = useFormat();
  const { status, publishedOn, contractOn, soldOn, saleGaps, commercialGaps } = current;
  const name = current.buyerName ?? '';
  const gaps = [
    ...saleGaps.map((gap) => t(`current.saleGaps.${gap}`)),
    ...commercialGaps.map((gap) => t(`current.commercialGaps.${gap}`)),
  ];
  switch (status) {
    case 'draft':
    case 'ready':
      return gaps.length === 0 ? (
        <Banner tone="success">{t('current.complete')}</Banner>
      ) : (
        <Banner tone="warn">{`${t('current.missing')} ${gaps.join(', ')}.`}</Banner>
      );
    case 'published':
      return (
        <Banner tone="info">
          {t('current.published', { date: date(publishedOn), days: current.daysOnSale ?? 0 })}
        </Banner>
      );
    case 'under_offer':
      return (
        <Banner tone="info">
          {t('current.offer', { name, price: money(current.offeredPriceCents, { decimals: 0 }) })}
        </Banner>
      );
    case 'compromis':
      return <Banner tone="info">{t('current.contract', { date: date(contractOn), name })}</Banner>;
    case 'sold':
      return (
        <Banner tone="success">
          {t('current.sold', {
            date: date(soldOn),
            name,
            price: money(current.finalPriceCents, { decimals: 0 }),
          })}
        </Banner>
      );
    case 'withdrawn':
      return (
        <Banner tone="info">{t('current.withdrawn', { reason: current.withdrawalReason ?? '' })}</Banner>
      );
  }
}
