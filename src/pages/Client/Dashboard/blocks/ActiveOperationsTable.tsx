import type { ActiveOperation } from '#contracts/client/dashboard.ts';
import { show } from '#generated/routes/client/operation.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { RowLink } from '#ui/data/RowLink.tsx';
import { StateBadge } from '#ui/data/StateBadge.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';
import { Text } from '#ui/data/Text.tsx';
import { FacadeThumb } from '#ui/identity/FacadeThumb.tsx';
import { Inline } from '#ui/layout/Inline.tsx';

/** Operations in progress, one per row. */
export function ActiveOperationsTable({ operations }: { readonly operations: readonly ActiveOperation[] }) {
  const t = useMessages(dashboardMessages);
  return (
    <Table label={t('active')} isBare minWidth={640}>
      <TableHead>
        <HeadCell>{t('columns.operation')}</HeadCell>
        <HeadCell>{t('columns.state')}</HeadCell>
        <HeadCell isFigure>{t('columns.revenue')}</HeadCell>
        <HeadCell isFigure>{t('columns.margin')}</HeadCell>
        <HeadCell isFigure>{t('columns.marginRate')}</HeadCell>
        <HeadCell isFigure>{t('columns.sold')}</HeadCell>
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
              <Figure cents={operation.revenueTtcCents} decimals={0} />
            </FigureCell>
            <FigureCell isMain>
              <Figure cents={operation.marginCents} decimals={0} />
            </FigureCell>
            <FigureCell>
              <Figure rateBps={operation.marginBps} decimals={2} />
            </FigureCell>
            <FigureCell>
              {operation.soldBps === null ? undefined : (
                <Inline as="span" gap={2} isOneLine>
                  <Gauge rateBps={operation.soldBps} width={52} />
                  <Figure rateBps={Math.round(operation.soldBps / 100) * 100} />
                </Inline>
              )}
            </FigureCell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
