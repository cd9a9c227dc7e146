import type { BrandStatisticProps, BrandStatisticRow } from '#contracts/client/brand/statistic.ts';
import { isFallingMetric } from '#domain/audience/brand-metrics.ts';
import { activities } from '#domain/company/enums.ts';
import { departmentNames } from '#domain/geography/departments.ts';
import { user } from '#generated/routes/client/brand.ts';
import * as statisticMessages from '#messages/client/brand-statistic.ts';
import * as companyMessages from '#messages/company.ts';
import type { ListAddressView } from '#runtime/lists/use-list-address.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { RankChart } from '#ui/chart/RankChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Trend } from '#ui/data/Trend.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { clientRows } from '#ui/list/client-rows.ts';
import type { ListColumn } from '#ui/list/list-column.ts';
import { chartUnitOf, useMetricText } from './useMetric.ts';

type Shown = Pick<BrandStatisticProps, 'query' | 'rows'>;

interface RankingProps extends Shown {
  readonly list: ListAddressView;
  readonly keepAs: string;
}

/** The parts of a network by one figure: drawn, and as a table with rank, share and change. */
export function Ranking({ query, rows, list, keepAs }: RankingProps) {
  const t = useMessages(statisticMessages);
  const columns = useRankColumns(query);
  const title = t('ranking', { metric: t(`metric.${query.metric}`), by: t(`inRanking.${query.by}`) });
  return (
    <Stack gap={4}>
      <Card title={title} aside={<Text>{t(`metricNote.${query.metric}`)}</Text>}>
        {rows.length === 0 ? (
          <Text as="p" tone="ink3">
            {t('nothing')}
          </Text>
        ) : (
          <RankingChart query={query} rows={rows} label={title} />
        )}
      </Card>
      {rows.length > 0 && (
        <DataList
          label={title}
          keepAs={keepAs}
          list={list}
          columns={columns}
          rows={clientRows(rows, columns, { sort: query.sort })}
          idOf={({ id, name }) => name ?? id}
        />
      )}
    </Stack>
  );
}

function RankingChart({ query, rows, label }: Shown & { label: string }) {
  const t = useMessages(statisticMessages);
  const nameOf = useRowName(query);
  const chart = { label, isLabelHidden: true, unit: chartUnitOf(query.metric), empty: t('notEnough') };
  if (query.by === 'month') {
    return (
      <BarChart
        {...chart}
        series={[{ id: 'value', label: t(`metric.${query.metric}`), color: 'brick' }]}
        points={rows.map(({ id, value }) => ({ at: id, values: { value: value.value } }))}
      />
    );
  }
  return (
    <RankChart
      {...chart}
      items={rows.map((row) => ({ id: row.id, label: nameOf(row), value: row.value.value }))}
    />
  );
}

/** What a part is called: the company or its letter, the department, the activity, the month. */
function useRowName({ by }: Pick<BrandStatisticProps['query'], 'by'>): (row: BrandStatisticRow) => string {
  const t = useMessages(statisticMessages);
  const words = useMessages(companyMessages);
  const format = useFormat();
  return ({ id, name }) => {
    if (by === 'company') return name ?? t('companyLetter', { letter: id });
    if (by === 'month') return format.month(id);
    if (by === 'department') return `${id} ${departmentNames[id] ?? ''}`.trim();
    const activity = activities.find((one) => one === id);
    return activity === undefined ? id : words(`activity.${activity}`);
  };
}

function useRankColumns(query: BrandStatisticProps['query']): readonly ListColumn<BrandStatisticRow>[] {
  const t = useMessages(statisticMessages);
  const nameOf = useRowName(query);
  const write = useMetricText();
  const { by, metric } = query;
  const peopleOf = ({ id, name }: BrandStatisticRow): string | null => {
    if (by === 'company') return name === null ? null : user({ query: { company: [id] } });
    const activity = activities.find((one) => by === 'activity' && one === id);
    return activity === undefined ? null : user({ query: { activity: [activity] } });
  };
  const linkOf = (row: BrandStatisticRow) => {
    const href = peopleOf(row);
    return href === null ? nameOf(row) : <TextLink href={href}>{nameOf(row)}</TextLink>;
  };
  const good = isFallingMetric(metric) ? 'down' : 'up';
  const changeOf = ({ changeBps }: BrandStatisticRow) =>
    changeBps === null ? '–' : <Trend change={{ rateBps: changeBps }} since="" good={good} />;
  return [
    {
      id: 'name',
      label: t(`by.${by}`),
      value: nameOf,
      show: linkOf,
      isName: true,
      isPinned: true,
      sort: 'ascending',
    },
    {
      id: 'rank',
      label: t('columns.rank'),
      kind: 'count',
      value: ({ rank }) => rank,
      sort: 'ascending',
      card: 'figure',
    },
    {
      id: 'value',
      label: t(`metric.${metric}`),
      kind: 'count',
      value: ({ value }) => value.value,
      show: ({ value }) => write(metric, value.value, value.isHidden),
      sort: 'descending',
      width: 168,
      card: 'figure',
    },
    {
      id: 'share',
      label: t('columns.share'),
      kind: 'rate',
      value: ({ shareBps }) => shareBps,
      sort: 'descending',
      width: 104,
      card: 'figure',
    },
    {
      id: 'change',
      label: t('columns.change'),
      kind: 'rate',
      value: ({ changeBps }) => changeBps,
      show: changeOf,
      sort: 'descending',
      width: 120,
      card: 'figure',
    },
  ];
}
