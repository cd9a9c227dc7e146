import type { ConstructionProps, ConstructionQuery } from '#contracts/client/operation/construction.ts';
import { construction } from '#generated/routes/client/operation.ts';
import * as constructionMessages from '#messages/client/construction.ts';
import * as tradeMessages from '#messages/states/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { FilterBar } from '#ui/data/FilterBar.tsx';
import { Select } from '#ui/fields/Select.tsx';

/** The address of the works with some of its query changed. */
export function worksHref(
  operation: string,
  query: ConstructionQuery,
  changes: Partial<ConstructionQuery> = {},
): string {
  const { tab, trade, status, supplier } = { ...query, ...changes };
  return construction(
    { operation },
    {
      query: {
        ...(tab !== 'lots' && { tab }),
        ...(trade.length > 0 && { trade }),
        ...(status.length > 0 && { status }),
        ...(supplier.length > 0 && { supplier }),
      },
    },
  );
}

/** Which lots are shown: by trade, company and state. */
export function WorksFilters({ props }: { readonly props: ConstructionProps }) {
  const t = useMessages(constructionMessages);
  const states = useMessages(tradeMessages);
  const navigate = useNavigate();
  const { lots, query, operation } = props;
  const trades = [...new Set(lots.map(({ trade }) => trade))];
  const statuses = [...new Set(lots.map(({ status }) => status))];
  const suppliers = new Map(
    lots.flatMap(({ supplier }) => (supplier === null ? [] : [[supplier.id, supplier.name] as const])),
  );
  const go = (changes: Partial<ConstructionQuery>): void =>
    void navigate(worksHref(operation.id, query, changes));
  const isFiltered = query.trade.length + query.status.length + query.supplier.length > 0;
  return (
    <FilterBar
      resetHref={
        isFiltered ? worksHref(operation.id, query, { trade: [], status: [], supplier: [] }) : undefined
      }
    >
      <Select
        name="trade"
        label={t('filters.trade')}
        isLabelHidden
        value={query.trade[0] ?? ''}
        emptyLabel={t('filters.allTrades')}
        placeholder={t('filters.allTrades')}
        choices={trades.map((id) => ({ id, label: t(`trades.${id}`) }))}
        onChange={(id) => go({ trade: trades.filter((one) => one === id) })}
      />
      <Select
        name="supplier"
        label={t('filters.supplier')}
        isLabelHidden
        value={query.supplier[0] ?? ''}
        emptyLabel={t('filters.allSuppliers')}
        placeholder={t('filters.allSuppliers')}
        choices={[...suppliers].map(([id, label]) => ({ id, label }))}
        onChange={(id) => go({ supplier: id === null || id === '' ? [] : [id] })}
      />
      <Select
        name="status"
        label={t('filters.status')}
        isLabelHidden
        value={query.status[0] ?? ''}
        emptyLabel={t('filters.allStates')}
        placeholder={t('filters.allStates')}
        choices={statuses.map((id) => ({ id, label: states(`constructionLot.${id}`) }))}
        onChange={(id) => go({ status: statuses.filter((one) => one === id) })}
      />
    </FilterBar>
  );
}
