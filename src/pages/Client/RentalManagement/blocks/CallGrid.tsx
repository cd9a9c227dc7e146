import type { CallRow, RentalManagementProps } from '#contracts/client/rental-management.ts';
import * as rentalMessages from '#messages/client/rental-management.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Cell } from '#ui/data/Cell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';

const live = (calls: readonly CallRow[], leaseId: string, month: string): CallRow | undefined =>
  calls.find((call) => call.leaseId === leaseId && call.month === month && call.state !== 'cancelled');

/** Each lease by months: what was called, paid, late; nothing where it did not run. */
export function CallGrid({
  leases,
  calls,
  months,
}: Pick<RentalManagementProps, 'leases' | 'calls' | 'months'>) {
  const t = useMessages(rentalMessages);
  const format = useFormat();
  const shown = leases.filter(
    ({ id, status }) =>
      status === 'active' ||
      status === 'notice' ||
      months.some((month) => live(calls, id, month) !== undefined),
  );
  if (shown.length === 0) return null;
  return (
    <Table label={t('grid')} minWidth={760}>
      <TableHead>
        <HeadCell>{t('columns.number')}</HeadCell>
        {months.map((month) => (
          <HeadCell key={month}>{format.month(month)}</HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {shown.map(({ id, number, renters }) => (
          <Row key={id}>
            <Cell isHeader>
              {number} {renters.map(({ name }) => name).join(', ')}
            </Cell>
            {months.map((month) => {
              const call = live(calls, id, month);
              return (
                <Cell key={month} tone="secondary">
                  {call === undefined ? t('none') : <OfficeStateBadge entity="rentCall" state={call.state} />}
                </Cell>
              );
            })}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
