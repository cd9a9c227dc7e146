import { useState } from 'react';
import type { KpiExplorerProps, KpiExplorerQuery } from '#contracts/admin/kpi/dashboard.ts';
import { kpiDimensions, kpiKeysMax, type KpiKey } from '#domain/audience/explorer/keys.ts';
import { kpiPictures } from '#domain/audience/explorer/look.ts';
import { kpiSteps } from '#domain/audience/explorer/steps.ts';
import * as kpiMessages from '#messages/admin/kpi.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { KpiPeriodFilter } from '../../../blocks/kpi/KpiPeriodFilter.tsx';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';
import { useKpiWords } from './useKpiWords.ts';

interface ExplorerFiltersProps extends Pick<KpiExplorerProps, 'query' | 'span' | 'keys' | 'isTooMany'> {
  readonly change: (changes: Partial<KpiExplorerQuery>) => void;
}

/** Which figures are shown, over which days, how finely and by what. */
export function ExplorerFilters({ query, span, keys, isTooMany, change }: ExplorerFiltersProps) {
  const t = useMessages(kpiMessages);
  const { nameOf } = useKpiWords();
  const [isRefused, setRefused] = useState(false);
  const choose = (ids: readonly string[]): void => {
    const isMore = ids.length > kpiKeysMax;
    setRefused(isMore);
    if (!isMore) change({ keys: keys.filter((key: KpiKey) => ids.includes(key)) });
  };
  return (
    <Stack gap={3}>
      <MultiSelect
        name="keys"
        label={t('chosen')}
        value={query.keys}
        onChange={choose}
        onBlur={() => setRefused(false)}
        placeholder={t('choose')}
        choices={keys.map((id) => ({ id, label: nameOf(id) }))}
        error={isRefused || isTooMany ? t('tooMany') : undefined}
      />
      <Inline gap={3} align="end">
        <KpiPeriodFilter query={query} span={span} change={change} />
        <Segmented
          label={t('by')}
          value={query.by}
          onChange={(by) => change({ by })}
          segments={kpiSteps.map((id) => ({ id, label: t(`steps.${id}`) }))}
        />
        <ChoiceSelect
          name="dim"
          label={t('dim')}
          isLabelHidden
          value={query.dim || null}
          emptyLabel={t('noDim')}
          placeholder={t('noDim')}
          choices={kpiDimensions.map((id) => ({ id, label: t(`dims.${id}`) }))}
          onChange={(dim) => change({ dim: dim ?? '' })}
        />
        <Segmented
          label={t('look')}
          value={query.look}
          onChange={(look) => change({ look })}
          segments={kpiPictures.map((id) => ({ id, label: t(`looks.${id}`) }))}
        />
      </Inline>
    </Stack>
  );
}
