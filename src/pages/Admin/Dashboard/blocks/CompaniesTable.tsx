import type { AdminDashboardProps } from '#contracts/admin/dashboard/dashboard.ts';
import * as dashboardMessages from '#messages/admin/dashboard.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { ImpersonateButton } from './ImpersonateButton.tsx';
import { TableBody, TableFoot, TableHead } from '#ui/data/tableSections.tsx';

/** Client companies, one per row, with the sums of their people and operations. */
export function CompaniesTable({ companies, impersonation }: AdminDashboardProps) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const usersCount = companies.reduce((sum, tenant) => sum + tenant.usersCount, 0);
  const operationsCount = companies.reduce((sum, tenant) => sum + tenant.operationsCount, 0);
  return (
    <Table label={t('companies')} isBare minWidth={600}>
      <TableHead>
        <HeadCell>{t('columns.name')}</HeadCell>
        <HeadCell>{t('columns.city')}</HeadCell>
        <HeadCell isFigure>{t('columns.users')}</HeadCell>
        <HeadCell isFigure>{t('columns.operations')}</HeadCell>
        <HeadCell isFigure>{t('columns.lastSignIn')}</HeadCell>
        {impersonation !== null && <HeadCell hiddenLabel={t('columns.actions')} />}
      </TableHead>
      <TableBody>
        {companies.map((tenant) => (
          <Row key={tenant.id}>
            <Cell isHeader>{tenant.name}</Cell>
            <Cell tone="secondary">{tenant.city}</Cell>
            <FigureCell>
              <Figure count={tenant.usersCount} />
            </FigureCell>
            <FigureCell isMain>
              <Figure count={tenant.operationsCount} />
            </FigureCell>
            <FigureCell tone="caption">
              {tenant.lastSignInAt === null ? t('never') : format.dateTime(tenant.lastSignInAt)}
            </FigureCell>
            {impersonation !== null && (
              <Cell isAtEnd>
                <ImpersonateButton company={tenant} extent={impersonation} />
              </Cell>
            )}
          </Row>
        ))}
      </TableBody>
      <TableFoot>
        <Cell colSpan={2}>{t('summary', { count: companies.length })}</Cell>
        <FigureCell>
          <Figure count={usersCount} />
        </FigureCell>
        <FigureCell isMain>
          <Figure count={operationsCount} />
        </FigureCell>
        <Cell colSpan={impersonation === null ? 1 : 2} />
      </TableFoot>
    </Table>
  );
}
