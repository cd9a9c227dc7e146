import type { OperationIndexQuery } from '#contracts/client/operation/index.ts';
import type { OperationRow } from '#contracts/client/operation/row.ts';
import * as operationMessages from '#messages/client/operation.ts';
import type { ListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/tableSections.tsx';
import { OperationTableRow } from './OperationTableRow.tsx';

interface OperationTableProps {
  rows: readonly OperationRow[];
  list: ListAddress<OperationIndexQuery>;
}

interface Column {
  label: string;
  /** Name of the sort in the address. */
  sort?: string;
  first?: 'ascending' | 'descending';
  isFigure?: boolean;
}

/** The operations as rows, each a link to its record. */
export function OperationTable({ rows, list }: OperationTableProps) {
  const t = useMessages(operationMessages);
  const inEuros = (label: string) => `${label} (€)`;
  const columns: Column[] = [
    { label: t('columns.ref'), sort: 'ref' },
    { label: t('columns.name'), sort: 'name' },
    { label: t('columns.city'), sort: 'city' },
    { label: t('columns.kind') },
    { label: t('columns.status') },
    {
      label: inEuros(t('columns.purchasePrice')),
      sort: 'purchasePrice',
      first: 'descending',
      isFigure: true,
    },
    { label: inEuros(t('columns.revenue')), sort: 'revenue', first: 'descending', isFigure: true },
    { label: t('columns.lots'), isFigure: true },
    { label: t('columns.manager') },
    { label: t('columns.updatedAt'), sort: 'updatedAt', first: 'descending', isFigure: true },
  ];
  return (
    <Table label={t('indexTitle')} minWidth={1040}>
      <TableHead>
        {columns.map(({ label, sort, first, isFigure = false }) => (
          <HeadCell
            key={label}
            isFigure={isFigure}
            sortHref={sort && list.hrefOfSort(sort, first)}
            sort={sort === undefined ? undefined : list.sortOf(sort)}
          >
            {label}
          </HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <OperationTableRow key={row.id} row={row} />
        ))}
      </TableBody>
    </Table>
  );
}
