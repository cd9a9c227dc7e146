import { Building2, CalendarDays, CircleDashed, MapPin, Map as MapIcon, Tag, User } from 'lucide-react';
import type { OperationIndexProps, OperationIndexQuery } from '#contracts/client/operation/index.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as tradeMessages from '#messages/trade.ts';
import type { ListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FilterBar } from '#ui/data/FilterBar.tsx';
import { FilterChip } from '#ui/data/FilterChip.tsx';
import { SearchField } from '#ui/data/SearchField.tsx';
import { FilterChoices } from './FilterChoices.tsx';
import { filterChange, filterChoices, filterKeys, filterValue, type FilterKey } from './operation-filters.ts';

interface OperationFiltersProps {
  props: Pick<OperationIndexProps, 'query' | 'counters' | 'facets'>;
  list: ListAddress<OperationIndexQuery>;
}

const icons = {
  status: CircleDashed,
  kind: Building2,
  city: MapPin,
  department: MapIcon,
  managerId: User,
  tag: Tag,
  year: CalendarDays,
} as const;

/** Search and filters; whatever they say stands in the address. */
export function OperationFilters({ props, list }: OperationFiltersProps) {
  const t = useMessages(operationMessages);
  const trade = useMessages(tradeMessages);
  const { query } = props;
  const choices = filterChoices(props, {
    state: (state) => trade(`operationState.${state}`),
    kind: (kind) => trade(`operationKind.${kind}`),
  });
  const labelOf = (key: FilterKey) => t(key === 'managerId' ? 'columns.manager' : `columns.${key}`);

  return (
    <FilterBar resetHref={list.isFiltered ? list.resetHref : undefined}>
      <SearchField
        value={query.q}
        placeholder={t('search')}
        label={t('search')}
        onSearch={(q) => list.change({ q }, { replace: true })}
      />
      <div className="-mx-4 flex w-screen items-center gap-2 overflow-x-auto px-4 py-1 md:contents">
        {filterKeys.map((key) => {
          const value = filterValue(query[key], choices[key], (count) => t('filter.chosen', { count }));
          return (
            <FilterChip
              key={key}
              icon={icons[key]}
              label={labelOf(key)}
              value={value}
              onClear={() => list.change(filterChange(key, []))}
            >
              <FilterChoices
                name={key}
                label={labelOf(key)}
                choices={choices[key]}
                selected={query[key]}
                onChange={(values) => list.change(filterChange(key, values))}
              />
            </FilterChip>
          );
        })}
      </div>
    </FilterBar>
  );
}
