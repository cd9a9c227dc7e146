import type { OperationIndexProps, OperationIndexQuery } from '#contracts/client/operation/index.ts';
import { perPageChoices } from '#contracts/list.ts';
import * as operationMessages from '#messages/client/operation.ts';
import type { ListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Pagination } from '#ui/data/Pagination.tsx';
import { FilteredEmpty } from '#ui/feedback/FilteredEmpty.tsx';
import { OperationCards } from './OperationCards.tsx';
import { OperationTable } from './OperationTable.tsx';
import { SortChoice } from './SortChoice.tsx';

interface OperationListProps {
  props: Pick<OperationIndexProps, 'operations' | 'query' | 'totalCount'>;
  list: ListAddress<OperationIndexQuery>;
}

/** What the filters let through, as rows or cards, and the way to the other pages. */
export function OperationList({ props, list }: OperationListProps) {
  const t = useMessages(operationMessages);
  const { operations, query, totalCount } = props;
  const { items, meta } = operations;

  if (items.length === 0) {
    return (
      <div className="rounded-card border border-line bg-card">
        <FilteredEmpty title={t('filteredEmpty')} resetHref={list.resetHref}>
          {t('hidden', { count: totalCount })}
        </FilteredEmpty>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="max-md:hidden">
        <OperationTable rows={items} list={list} />
      </div>
      <div className="flex flex-col gap-2 md:hidden">
        <SortChoice query={query} list={list} />
        <OperationCards rows={items} />
      </div>
      <Pagination
        page={meta.page}
        perPage={meta.perPage}
        total={meta.total}
        hrefOfPage={list.hrefOfPage}
        perPageChoices={perPageChoices}
        onPerPageChange={(perPage) => list.change({ perPage })}
      />
    </div>
  );
}
