import { useMemo } from 'react';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { clientRows } from '#ui/list/client-rows.ts';
import { DataList } from '#ui/list/DataList.tsx';
import { target } from '../../generated/routes/links.ts';
import { hundred } from '../../generated/routes/lists.ts';
import { lotColumns } from './blocks/lot-columns.tsx';
import { defaultLotQuery, type LotQuery } from './blocks/lot-query.ts';
import { lotFilters } from './blocks/lot-filters.ts';
import { lotsUpTo, type Lot } from './blocks/lots.ts';

export interface HundredProps {
  readonly query: LotQuery;
}

const idOf = ({ id }: Lot): string => id;
const away = target({ delay: 0 });
const hrefOf = ({ id }: Lot): string => `${away}?lot=${id}`;
const noActions = () => [];

/** A hundred thousand rows, of which those before one's eyes are drawn. */
export default function Hundred({ query }: HundredProps) {
  const lots = useMemo(() => lotsUpTo(100_000), []);
  const list = useListAddress({ path: hundred(), query, defaults: defaultLotQuery });
  const rows = useMemo(() => clientRows(lots, lotColumns, query, (_, { status }) => status), [lots, query]);
  return (
    <>
      <PageHeader title="Cent mille lignes" subtitle="Seules celles que l’on voit sont dessinées." />
      <DataList
        label="Lots"
        keepAs="kit:cent-mille"
        list={list}
        columns={lotColumns}
        filters={lotFilters}
        searchLabel="Lot, opération, commune"
        rows={rows}
        idOf={idOf}
        hrefOf={hrefOf}
        groupBy={query.group}
        bulkActions={noActions}
      />
    </>
  );
}
