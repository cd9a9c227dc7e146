import type { ForecastProps, ForecastQuery } from '#contracts/client/operation/forecast.ts';
import type { ExpenseCategory } from '#domain/simulation/expense-line.ts';
import { forecast } from '#generated/routes/client/operation.ts';
import * as forecastMessages from '#messages/client/forecast.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { FilterBar } from '#ui/data/FilterBar.tsx';
import { Select } from '#ui/fields/Select.tsx';

interface BudgetFiltersProps {
  readonly operationId: string;
  readonly query: ForecastQuery;
  readonly categories: readonly ExpenseCategory[];
  readonly snapshots: ForecastProps['snapshots'];
}

/** The address of the budget with some of its query changed. */
export function budgetHref(
  operationId: string,
  query: ForecastQuery,
  changes: Partial<ForecastQuery> = {},
): string {
  const { show, category, snapshot } = { ...query, ...changes };
  return forecast(
    { operation: operationId },
    {
      query: {
        ...(show !== 'all' && { show }),
        ...(category !== '' && { category }),
        ...(snapshot !== '' && { snapshot }),
      },
    },
  );
}

/** Which lines are shown, and what they are compared with. */
export function BudgetFilters({ operationId, query, categories, snapshots }: BudgetFiltersProps) {
  const t = useMessages(forecastMessages);
  const { date } = useFormat();
  const navigate = useNavigate();
  const hrefOf = (changes: Partial<ForecastQuery>): string => budgetHref(operationId, query, changes);
  const go = (changes: Partial<ForecastQuery>): void => void navigate(hrefOf(changes));
  const isFiltered = query.show !== 'all' || query.category !== '';
  return (
    <FilterBar resetHref={isFiltered ? hrefOf({ show: 'all', category: '' }) : undefined}>
      <Segmented
        label={t('filters.show')}
        value={query.show}
        segments={(['all', 'over'] as const).map((id) => ({
          id,
          label: t(`filters.${id}`),
          href: hrefOf({ show: id }),
        }))}
      />
      <Select
        name="category"
        label={t('filters.category')}
        isLabelHidden
        value={query.category}
        emptyLabel={t('filters.allCategories')}
        placeholder={t('filters.allCategories')}
        choices={categories.map((id) => ({ id, label: t(`category.${id}`) }))}
        onChange={(id) => go({ category: categories.find((one) => one === id) ?? '' })}
      />
      {snapshots.length > 0 && (
        <Select
          name="snapshot"
          label={t('filters.snapshot')}
          isLabelHidden
          value={query.snapshot}
          emptyLabel={t('filters.noSnapshot')}
          placeholder={t('filters.snapshot')}
          choices={snapshots.map(({ id, label, takenOn }) => ({
            id,
            label: t('snapshot.choice', { label, date: date(takenOn) }),
          }))}
          onChange={(id) => go({ snapshot: id ?? '' })}
        />
      )}
    </FilterBar>
  );
}
