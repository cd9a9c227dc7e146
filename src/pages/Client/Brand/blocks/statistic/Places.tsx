import type { BrandStatisticProps } from '#contracts/client/brand/statistic.ts';
import { departmentNames } from '#domain/geography/departments.ts';
import * as statisticMessages from '#messages/client/brand-statistic.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { ZonesMapProps } from '#ui/map/ZonesMap.tsx';
import { chartUnitOf, useMetricText } from './useMetric.ts';

const ZonesMap = lazyPart<ZonesMapProps>(async () => (await import('#ui/map/ZonesMap.tsx')).ZonesMap, {
  pending: () => <Skeleton width="100%" height={320} />,
  failed: PartFailed,
});

type Shown = Pick<BrandStatisticProps, 'query' | 'departments' | 'seasons' | 'quartiles'>;

/** Where, when in the year, and how far companies lie apart. */
export function Places({ query, departments, seasons, quartiles }: Shown) {
  return (
    <Columns>
      <DepartmentMap query={query} departments={departments} />
      <Stack gap={4}>
        <Quartiles query={query} quartiles={quartiles} />
        <Seasons query={query} seasons={seasons} />
      </Stack>
    </Columns>
  );
}

function DepartmentMap({ query: { metric }, departments }: Pick<Shown, 'query' | 'departments'>) {
  const t = useMessages(statisticMessages);
  const write = useMetricText();
  const byCode = new Map(departments.map(({ code, value }) => [code, value]));
  const counted = departments.flatMap(({ code, value }) =>
    value.value === null || value.value <= 0 ? [] : [[code, value.value] as const],
  );
  return (
    <Card title={t('map')} aside={<Text>{t(`metric.${metric}`)}</Text>}>
      <Stack gap={3}>
        <ZonesMap
          label={t('mapOf', { metric: t(`metric.${metric}`) })}
          counts={new Map(counted)}
          marked={departments.map(({ code }) => code)}
          titleOf={(code) => {
            const { value, isHidden } = byCode.get(code) ?? { value: null, isHidden: false };
            return t('mapZone', {
              name: `${code} ${departmentNames[code] ?? ''}`.trim(),
              value: write(metric, value, isHidden),
            });
          }}
        />
        {counted.length === 0 ? (
          <Text as="p" tone="ink3">
            {t('mapNone')}
          </Text>
        ) : (
          <DescriptionList
            layout="rows"
            columns={1}
            items={counted.map(([code, value]) => ({
              term: `${code} ${departmentNames[code] ?? ''}`.trim(),
              value: write(metric, value),
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}

function Quartiles({ query: { metric }, quartiles }: Pick<Shown, 'query' | 'quartiles'>) {
  const t = useMessages(statisticMessages);
  const write = useMetricText();
  return (
    <Card title={t('quartiles')} aside={<Text>{t('quartilesNote')}</Text>}>
      {quartiles === null ? (
        <Text as="p" tone="ink3">
          {t('notEnough')}
        </Text>
      ) : (
        <DescriptionList
          columns={3}
          items={(['low', 'middle', 'high'] as const).map((end) => ({
            term: t(`quartile.${end}`),
            value: write(metric, quartiles[end]),
          }))}
        />
      )}
    </Card>
  );
}

function Seasons({ query: { metric }, seasons }: Pick<Shown, 'query' | 'seasons'>) {
  const t = useMessages(statisticMessages);
  const isShown = seasons.some(({ value }) => value.value !== null && value.value !== 0);
  return (
    <Card title={t('seasons')} aside={<Text>{t('seasonsNote')}</Text>}>
      {isShown ? (
        <BarChart
          label={t('seasons')}
          isLabelHidden
          unit={chartUnitOf(metric)}
          series={[{ id: 'value', label: t(`metric.${metric}`), color: 'brick' }]}
          points={seasons.map(({ month, value }) => ({ at: month, values: { value: value.value } }))}
        />
      ) : (
        <Text as="p" tone="ink3">
          {t('notEnough')}
        </Text>
      )}
    </Card>
  );
}
