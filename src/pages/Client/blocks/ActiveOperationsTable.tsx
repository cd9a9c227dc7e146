import type { OperationRow } from '#contracts/client/operation/row.ts';
import { show } from '#generated/routes/client/operation.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { RowLink } from '#ui/data/RowLink.tsx';
import { StateBadge } from '#ui/data/StateBadge.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/tableSections.tsx';
import { Text } from '#ui/data/Text.tsx';
import { FacadeThumb } from '#ui/identity/FacadeThumb.tsx';
import { Inline } from '#ui/layout/Inline.tsx';

/** Operations in progress, one per row. */
export function ActiveOperationsTable({ operations }: { readonly operations: readonly OperationRow[] }) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  return (
    <Table label={t('active')} isBare minWidth={640}>
      <TableHead>
        <HeadCell>{t('columns.operation')}</HeadCell>
        <HeadCell>{t('columns.state')}</HeadCell>
        <HeadCell isFigure>{t('columns.purchasePrice')}</HeadCell>
        <HeadCell isFigure>{t('columns.revenue')}</HeadCell>
        <HeadCell isFigure>{t('columns.lots')}</HeadCell>
        <HeadCell isFigure>{t('columns.updatedAt')}</HeadCell>
      </TableHead>
      <TableBody>
        {operations.map((operation) => (
          <Row key={operation.id}>
            <Cell isHeader>
              <Inline as="span" gap={3} isOneLine>
                <FacadeThumb seed={operation.id} />
                <RowLink href={show(operation.id)}>{operation.name}</RowLink>
                <Text weight="normal" tone="ink3">
                  {operation.city}
                </Text>
              </Inline>
            </Cell>
            <Cell>
              <StateBadge state={operation.status} />
            </Cell>
            <FigureCell>
              <Figure cents={operation.purchasePriceCents} decimals={0} />
            </FigureCell>
            <FigureCell isMain>
              <Figure cents={operation.revenueTtcCents} decimals={0} />
            </FigureCell>
            <FigureCell>
              {operation.lotsCount > 0 ? <Figure count={operation.lotsCount} /> : undefined}
            </FigureCell>
            <FigureCell tone="caption">{format.relative(operation.updatedAt)}</FigureCell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
