import type { QuickSaleStanding } from '#contracts/client/quick-sale/standing.ts';
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
  readonly standing: QuickSaleStanding;
}

/** The three forms of a quick sale, how it stands, and what it lacks to be published. */
export function QuickSaleHead({ saleId, part, standing }: QuickSaleHeadProps) {
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
          tab('sale', saleInformationForm(saleId), standing.saleGaps.length),
          tab('commercial', commercialInformationForm(saleId), standing.commercialGaps.length),
        ]}
      />
      <StandingBanner standing={standing} />
      {standing.operation && (
        <Banner tone="info">
          <TextLink href={show({ operation: standing.operation.id })}>
            {t('standing.converted', { ref: standing.operation.ref })}
          </TextLink>
        </Banner>
      )}
    </Stack>
  );
}

function StandingBanner({ standing }: { readonly standing: QuickSaleStanding }) {
  const t = useMessages(quickSaleMessages);
  const { date, money } = useFormat();
  const { status, publishedOn, contractOn, soldOn, saleGaps, commercialGaps } = standing;
  const name = standing.buyerName ?? '';
  const gaps = [
    ...saleGaps.map((gap) => t(`standing.saleGaps.${gap}`)),
    ...commercialGaps.map((gap) => t(`standing.commercialGaps.${gap}`)),
  ];
  switch (status) {
    case 'draft':
    case 'ready':
      return gaps.length === 0 ? (
        <Banner tone="success">{t('standing.complete')}</Banner>
      ) : (
        <Banner tone="warn">{`${t('standing.missing')} ${gaps.join(', ')}.`}</Banner>
      );
    case 'published':
      return (
        <Banner tone="info">
          {t('standing.published', { date: date(publishedOn), days: standing.daysOnSale ?? 0 })}
        </Banner>
      );
    case 'under_offer':
      return (
        <Banner tone="info">
          {t('standing.offer', { name, price: money(standing.offeredPriceCents, { decimals: 0 }) })}
        </Banner>
      );
    case 'compromis':
      return <Banner tone="info">{t('standing.contract', { date: date(contractOn), name })}</Banner>;
    case 'sold':
      return (
        <Banner tone="success">
          {t('standing.sold', {
            date: date(soldOn),
            name,
            price: money(standing.finalPriceCents, { decimals: 0 }),
          })}
        </Banner>
      );
    case 'withdrawn':
      return (
        <Banner tone="info">{t('standing.withdrawn', { reason: standing.withdrawalReason ?? '' })}</Banner>
      );
  }
}
