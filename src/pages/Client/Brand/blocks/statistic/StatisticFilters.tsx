import type { BrandStatisticProps } from '#contracts/client/brand/statistic.ts';
import { brandDimensions, brandMetrics } from '#domain/audience/brand-metrics.ts';
import * as statisticMessages from '#messages/client/brand-statistic.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { KpiPeriodFilter } from '../../../../blocks/kpi/KpiPeriodFilter.tsx';
import { KpiScopeFilters } from '../KpiScopeFilters.tsx';

type Query = BrandStatisticProps['query'];

interface StatisticFiltersProps extends Pick<BrandStatisticProps, 'query' | 'span' | 'choices'> {
  readonly change: (changes: Partial<Query>) => void;
}

/** What is told, by what, over which days, and of whom. */
export function StatisticFilters({ query, span, choices, change }: StatisticFiltersProps) {
  const t = useMessages(statisticMessages);
  return (
    <>
      <Inline gap={3} align="end">
        <Select
          name="metric"
          label={t('metricLabel')}
          isLabelHidden
          value={query.metric}
          choices={brandMetrics.map((id) => ({ id, label: t(`metric.${id}`) }))}
          onChange={(metric) =>
            change({ metric: brandMetrics.find((id) => id === metric) ?? query.metric, sort: '' })
          }
        />
        <Segmented
          label={t('by.label')}
          value={query.by}
          onChange={(by) => change({ by, sort: '' })}
          segments={brandDimensions.map((id) => ({ id, label: t(`by.${id}`) }))}
        />
      </Inline>
      <Inline gap={3} align="end">
        <KpiPeriodFilter query={query} span={span} change={change} />
        <KpiScopeFilters query={query} departments={choices.departments} change={change} />
        {choices.companies.length > 0 && (
          <Select
            name="company"
            label={t('company')}
            isLabelHidden
            value={query.company[0] ?? null}
            emptyLabel={t('everyCompany')}
            placeholder={t('everyCompany')}
            choices={choices.companies.map(({ id, name }) => ({ id, label: name }))}
            onChange={(company) => change({ company: company === null ? [] : [company] })}
          />
        )}
      </Inline>
    </>
  );
}
