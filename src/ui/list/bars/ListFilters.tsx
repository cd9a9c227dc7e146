import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { ListAddressView } from '#runtime/lists/use-list-address.ts';
import { IconButton } from '../../actions/IconButton.tsx';
import { cx } from '../../cx.ts';
import { FilterBar } from '../../data/FilterBar.tsx';
import { FilterChip } from '../../data/FilterChip.tsx';
import { SearchField } from '../../data/SearchField.tsx';
import { useFormat } from '#runtime/locale/format.ts';
import { DateField } from '../../fields/DateField.tsx';
import { useListMessages } from '../useListMessages.ts';
import { FilterChoices } from './FilterChoices.tsx';
import { filterValue, type ChoiceFilter, type ListFilter, type PeriodFilter } from './list-filter.ts';

export interface ListFiltersProps {
  readonly list: ListAddressView;
  readonly filters: readonly ListFilter[];
  /** What the search finds; without it there is none. Its text stands in the address as `q`. */
  readonly searchLabel?: string | undefined;
  readonly aside?: ReactNode;
}

/**
 * Search and filters of a list, from their definitions; whatever they say stands in the address. On a phone the filters
 * are folded behind a button beside the search, until one of them is set.
 */
export function ListFilters({ list, filters, searchLabel, aside }: ListFiltersProps) {
  const t = useListMessages();
  const { q } = list.query;
  const isAnySet = filters.some(({ key }) => isSet(list.query[key]));
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const isOpen = isOpened ?? isAnySet;
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
        <>
          <span className="md:hidden">
            <IconButton
              icon={SlidersHorizontal}
              size="sm"
              iconSize={16}
              variant="secondary"
              label={t('filter.fold')}
              aria-expanded={isOpen}
              hasDot={isAnySet && !isOpen}
              onClick={() => setOpened(!isOpen)}
            />
          </span>
          <div
            className={cx(
              '-mx-4 flex w-screen items-center gap-2 overflow-x-auto px-4 py-1 max-md:order-1 md:contents',
              !isOpen && 'max-md:hidden',
            )}
          >
            {filters.map((filter) =>
              filter.kind === 'period' ? (
                <PeriodChip key={filter.key} filter={filter} list={list} />
              ) : (
                <ChoiceChip key={filter.key} filter={filter} list={list} />
              ),
            )}
          </div>
        </>
      )}
    </FilterBar>
  );
}

interface ChipProps<Filter> {
  readonly filter: Filter;
  readonly list: ListAddressView;
}

function ChoiceChip({ filter: { key, label, icon, choices }, list }: ChipProps<ChoiceFilter>) {
  const t = useListMessages();
  const selected = textsOf(list.query[key]);
  return (
    <FilterChip
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
}

/** Two days, either of which may be left open. */
function PeriodChip({ filter: { key, label, icon }, list }: ChipProps<PeriodFilter>) {
  const t = useListMessages();
  const format = useFormat();
  const given = list.query[key];
  const [from = '', to = ''] = typeof given === 'string' ? given.split('..') : [];
  const set = (start: string, end: string): void =>
    list.set(key, start === '' && end === '' ? '' : `${start}..${end}`);
  const days = { from: from === '' ? '…' : format.date(from), to: to === '' ? '…' : format.date(to) };
  return (
    <FilterChip
      {...(icon && { icon })}
      label={label}
      value={from === '' && to === '' ? '' : t('filter.period', days)}
      onClear={() => list.set(key, '')}
    >
      <div className="flex flex-col gap-3">
        <DateField
          name={`filter-${key}-from`}
          label={t('filter.from')}
          value={from === '' ? null : from}
          onChange={(day) => set(day ?? '', to)}
        />
        <DateField
          name={`filter-${key}-to`}
          label={t('filter.to')}
          value={to === '' ? null : to}
          onChange={(day) => set(from, day ?? '')}
        />
      </div>
    </FilterChip>
  );
}

const isSet = (value: ListAddressView['query'][string] | undefined): boolean =>
  typeof value === 'object' ? value.length > 0 : value !== undefined && value !== '';

const textsOf = (value: ListAddressView['query'][string] | undefined): readonly string[] =>
  typeof value === 'object' ? value : [];
