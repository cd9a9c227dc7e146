import type { SiteTemplateProps } from '#contracts/client/site-template/form.ts';
import * as siteMessages from '#messages/client/site-template.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import type { BarChartProps } from '#ui/chart/BarChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

const BarChart = lazyPart<BarChartProps>(async () => (await import('#ui/chart/BarChart.tsx')).BarChart, {
  pending: () => <Skeleton width="100%" height={220} />,
  failed: PartFailed,
});

/** Who came in the last thirty days, and how many asked. */
export function StatisticsPanel({ statistics }: Pick<SiteTemplateProps, 'statistics'>) {
  const t = useMessages(siteMessages);
  const { number } = useFormat();
  const { visits, leads, byDay } = statistics;
  return (
    <Card title={t('panels.statistics')}>
      <Stack gap={4}>
        <DescriptionList
          layout="rows"
          items={[
            { term: t('statistics.visits'), value: number(visits) },
            { term: t('statistics.leads'), value: number(leads) },
            {
              term: t('statistics.rate'),
              value: visits === 0 ? '–' : number(Math.round((leads * 1000) / visits) / 10),
            },
          ]}
        />
        {visits === 0 ? (
          <Text as="p">{t('statistics.empty')}</Text>
        ) : (
          <BarChart
            label={t('statistics.chart')}
            unit="count"
            series={[{ id: 'visits', label: t('statistics.visits') }]}
            points={byDay.map(({ day, visits: count }) => ({ at: day, values: { visits: count } }))}
          />
        )}
        <Text as="p">{t('statistics.anonymous')}</Text>
      </Stack>
    </Card>
  );
}
