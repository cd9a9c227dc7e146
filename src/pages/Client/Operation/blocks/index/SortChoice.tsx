import { operationSorts, type OperationIndexQuery } from '#contracts/client/operation/index.ts';
import * as operationMessages from '#messages/client/operation.ts';
import type { ListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';

interface SortChoiceProps {
  query: OperationIndexQuery;
  list: ListAddress<OperationIndexQuery>;
}

/** The orders offered where there are no column heads. */
const offered = ['-updatedAt', 'name', 'city', '-purchasePrice', '-revenue'] as const;

/** The order of the cards; on wide screens the column heads do this. */
export function SortChoice({ query, list }: SortChoiceProps) {
  const t = useMessages(operationMessages);
  const sorts = offered.some((sort) => sort === query.sort) ? offered : [...offered, query.sort];
  const labelOf = (sort: (typeof operationSorts)[number]) => {
    const key = `columns.${sort.replace('-', '')}`;
    return t.has(key) ? t(key) : sort;
  };
  return (
    <label className="flex items-center gap-1.5 text-table text-ink3">
      {t('sort')}
      <select
        value={query.sort}
        onChange={(event) => {
          const sort = operationSorts.find((choice) => choice === event.target.value);
          if (sort) list.change({ sort });
        }}
        className="min-h-(--button-sm) rounded-control bg-transparent pr-1 font-medium text-ink2 hover:bg-hover"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {labelOf(sort)}
          </option>
        ))}
      </select>
    </label>
  );
}
