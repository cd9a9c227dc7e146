import { Rows3 } from 'lucide-react';
import type { CashQuery, ShownCash } from '#contracts/client/operation/cash-flow-forecast.ts';
import { cashStates } from '#domain/cash-flow/entry.ts';
import * as cashMessages from '#messages/client/cash-flow-forecast.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { FilterBar } from '#ui/data/FilterBar.tsx';
import { FilterChip } from '#ui/data/FilterChip.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { cashFlowForecast } from '#generated/routes/client/operation.ts';

interface CashFiltersProps {
  readonly operationId: string;
  readonly query: CashQuery;
  readonly cash: ShownCash;
}

/** With or without VAT, by month or longer, how certain, of what, how far. */
export function CashFilters({ operationId, query, cash }: CashFiltersProps) {
  const t = useMessages(cashMessages);
  const { month } = useFormat();
  const navigate = useNavigate();
  const hrefOf = (changes: Partial<CashQuery>): string => cashHref(operationId, query, changes);
  const go = (changes: Partial<CashQuery>): void => void navigate(hrefOf(changes));
  const horizons = {
    life: { from: '', to: '' },
    ahead: { from: cash.currentMonth, to: '' },
    past: { from: '', to: cash.currentMonth },
  };
  const names = ['life', 'ahead', 'past'] as const;
  const horizon = names.find((name) => horizons[name].from === query.from && horizons[name].to === query.to);
  const categories = cash.categories.map((id) => ({ id, label: t(`line.${id}`) }));
  const chosen = categories.filter(({ id }) => query.category.includes(id));
  const isFiltered =
    query.state !== '' ||
    query.category.length > 0 ||
    query.from !== '' ||
    query.to !== '' ||
    query.empty === 'hide';
  return (
    <FilterBar
      resetHref={
        isFiltered ? hrefOf({ state: '', category: [], from: '', to: '', empty: 'show' }) : undefined
      }
    >
      <Segmented
        label={t('filters.by')}
        value={query.by}
        segments={(['month', 'quarter', 'year'] as const).map((id) => ({
          id,
          label: t(`filters.${id}`),
          href: hrefOf({ by: id }),
        }))}
      />
      <Segmented
        label={t('filters.mode')}
        value={query.mode}
        segments={(['ht', 'ttc'] as const).map((id) => ({
          id,
          label: t(`filters.${id}`),
          href: hrefOf({ mode: id }),
        }))}
      />
      <Select
        name="state"
        label={t('filters.state')}
        isLabelHidden
        value={query.state}
        emptyLabel={t('filters.allStates')}
        placeholder={t('filters.allStates')}
        choices={cashStates.toReversed().map((id) => ({ id, label: t(`state.${id}`) }))}
        onChange={(id) => go({ state: cashStates.find((one) => one === id) ?? '' })}
      />
      <FilterChip
        label={t('filters.category')}
        icon={Rows3}
        value={chosen.length === 1 ? chosen[0]?.label : chosen.length || undefined}
        onClear={() => go({ category: [] })}
      >
        <MultiSelect
          name="category"
          label={t('filters.category')}
          value={query.category}
          choices={categories}
          placeholder={t('filters.allCategories')}
          onChange={(ids) =>
            void navigate(hrefOf({ category: cash.categories.filter((one) => ids.includes(one)) }), {
              preserveScroll: true,
            })
          }
        />
      </FilterChip>
      <Select
        name="horizon"
        label={t('filters.horizon')}
        isLabelHidden
        value={horizon ?? null}
        placeholder={t('filters.chosen', { from: month(query.from), to: month(query.to) })}
        choices={names.map((id) => ({ id, label: t(`filters.${id}`) }))}
        onChange={(id) => go(horizons[names.find((name) => name === id) ?? 'life'])}
      />
      <Button size="sm" variant="discreet" href={hrefOf({ empty: query.empty === 'hide' ? 'show' : 'hide' })}>
        {t(query.empty === 'hide' ? 'filters.showEmpty' : 'filters.hideEmpty')}
      </Button>
    </FilterBar>
  );
}

/** The address of the plan of cash with some of its query changed. */
function cashHref(operationId: string, query: CashQuery, changes: Partial<CashQuery> = {}): string {
  const { mode, by, from, to, state, category, empty } = { ...query, ...changes };
  return cashFlowForecast(
    { operation: operationId },
    {
      query: {
        ...(mode !== 'ht' && { mode }),
        ...(by !== 'month' && { by }),
        ...(from !== '' && { from }),
        ...(to !== '' && { to }),
        ...(state !== '' && { state }),
        ...(category.length > 0 && { category }),
        ...(empty !== 'show' && { empty }),
      },
    },
  );
}
