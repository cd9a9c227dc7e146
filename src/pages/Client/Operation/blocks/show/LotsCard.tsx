import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import { index as projects } from '#generated/routes/client/operation/project.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableFoot, TableHead } from '#ui/data/table-sections.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ByWidth } from '#ui/layout/ByWidth.tsx';
import { lotTotals } from './lot-rows.ts';
import { LotCards } from './LotCards.tsx';
import { LotTableRow } from './LotTableRow.tsx';

interface LotsCardProps extends Pick<OperationShowProps, 'lots'> {
  readonly operationId: string;
}

/** The lots of the operation, with their sums. */
export function LotsCard({ lots, operationId }: LotsCardProps) {
  const t = useMessages(operationMessages);
  if (lots.length === 0) {
    return (
      <Card title={t('lotsTitle')}>
        <EmptyState
          title={t('lotsEmpty')}
          headingLevel={3}
          isCompact
          actions={<Button href={projects({ operation: operationId })}>{t('lotsEmptyAction')}</Button>}
        >
          {t('lotsEmptyHelp')}
        </EmptyState>
      </Card>
    );
  }
  const totals = lotTotals(lots);
  return (
    <Card title={t('lotsTitle')} count={lots.length} isFlush>
      <ByWidth
        narrow={<LotCards lots={lots} totals={totals} />}
        wide={
          <Table label={t('lotsTitle')} isBare minWidth={640}>
            <TableHead>
              <HeadCell>{t('lot.ref')}</HeadCell>
              <HeadCell>{t('lot.type')}</HeadCell>
              <HeadCell isFigure>{t('lot.area')}</HeadCell>
              <HeadCell isFigure>{t('lot.price')}</HeadCell>
              <HeadCell isFigure>{t('lot.perM2')}</HeadCell>
              <HeadCell>{t('lot.status')}</HeadCell>
              <HeadCell>{t('lot.mark')}</HeadCell>
            </TableHead>
            <TableBody>
              {lots.map((lot) => (
                <LotTableRow key={lot.id} lot={lot} />
              ))}
            </TableBody>
            <TableFoot>
              <Cell isHeader>{t('lot.total')}</Cell>
              <Cell>{t('lot.totalCount', { count: lots.length })}</Cell>
              <FigureCell>
                <Figure areaM2={totals.areaM2} />
              </FigureCell>
              <FigureCell>
                <Figure cents={totals.priceTtcCents} decimals={0} />
              </FigureCell>
              <FigureCell />
              <Cell colSpan={2} tone="caption">
                {totals.unpricedCount > 0 && t('lot.unpriced', { count: totals.unpricedCount })}
              </Cell>
            </TableFoot>
          </Table>
        }
      />
    </Card>
  );
}
