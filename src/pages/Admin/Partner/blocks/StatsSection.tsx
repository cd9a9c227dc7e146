import type { PartnerFormProps } from '#contracts/admin/partner/form.ts';
import * as partnerMessages from '#messages/admin/partner.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';

interface StatsSectionProps extends Pick<PartnerFormProps, 'months'> {
  readonly current: NonNullable<PartnerFormProps['current']>;
}

/** Views and requests of the last twelve months, and what they come to. */
export function StatsSection({ current, months }: StatsSectionProps) {
  const t = useMessages(partnerMessages);
  const { percent } = useFormat();
  const { viewsCount, requestsCount, phoneRevealsCount, rateBps } = current;
  return (
    <PageSection title={t('stats.title')}>
      <BarChart
        label={t('stats.title')}
        isLabelHidden
        unit="count"
        series={[
          { id: 'views', label: t('stats.views') },
          { id: 'requests', label: t('stats.requests') },
        ]}
        points={months.map(({ month, views, requests }) => ({ at: month, values: { views, requests } }))}
      />
      <DescriptionList
        columns={2}
        items={[
          { term: t('stats.views'), value: String(viewsCount) },
          { term: t('stats.requests'), value: String(requestsCount) },
          { term: t('stats.phone'), value: String(phoneRevealsCount) },
          { term: t('stats.rate'), value: rateBps === null ? null : percent(rateBps) },
        ]}
      />
    </PageSection>
  );
}
