import type { ReactNode } from 'react';
import type { ListAddressView } from '#runtime/lists/use-list-address.ts';
import { FilterBar } from '../../data/FilterBar.tsx';
import { FilterChip } from '../../data/FilterChip.tsx';
import { SearchField } from '../../data/SearchField.tsx';
import { useListMessages } from '../useListMessages.ts';
import { FilterChoices } from './FilterChoices.tsx';
import { filterValue, type ListFilter } from './list-filter.ts';

export interface ListFiltersProps {
  readonly list: ListAddressView;
  readonly filters: readonly ListFilter[];
  /** What the search finds; without it there is none. Its text stands in the address as `q`. */
  readonly searchLabel?: string | undefined;
  readonly aside?: ReactNode;
}

/** Search and filters of a list, from their definitions; whatever they say stands in the address. */
export function ListFilters({ list, filters, searchLabel, aside }: ListFiltersProps) {
  const t = useListMessages();
  const { q } = list.query;
  return (
    <FilterBar resetHref={list.isFiltered ? list.resetHref : undefined} aside={aside}>
      {searchLabel !== undefined && (
        <SearchField
          value={typeof q === 'string' ? q : ''}
          placeholder={searchLabel}
          label={searchLabel}
          onSearch={(text) => list.set('q', text, { replace: true })}
        />
      )}
      {filters.length > 0 && (
        <div className="-mx-4 flex w-screen items-center gap-2 overflow-x-auto px-4 py-1 md:contents">
          {filters.map(({ key, label, icon, choices }) => {
            const selected = textsOf(list.query[key]);
            return (
              <FilterChip
                key={key}
                {...(icon && { icon })}
                label={label}
                value={filterValue(selected, choices, (count) => t('filter.chosen', { count }))}
                onClear={() => list.set(key, [])}
              >
                <FilterChoices
                  name={key}
                  label={label}
                  choices={choices}
                  selected={selected}
                  onChange={(values) => list.set(key, values)}
                />
              </FilterChip>
            );
          })}
        </div>
      )}
    </FilterBar>
  );
}

const textsOf = (value: ListAddressView['query'][string] | undefined): readonly string[] =>
  typeof value === 'object' ? value : [];
