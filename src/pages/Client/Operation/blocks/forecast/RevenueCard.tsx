import type { ShownBudget } from '#contracts/client/operation/forecast.ts';
import * as forecastMessages from '#messages/client/forecast.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';

/** Revenue planned, expected, signed and collected, each beside the plan. */
export function RevenueCard({ revenue }: { readonly revenue: ShownBudget['revenue'] }) {
  const t = useMessages(forecastMessages);
  const rows = [
    ['planned', revenue.plannedCents],
    ['expected', revenue.expectedCents],
    ['signed', revenue.signedCents],
    ['collected', revenue.collectedCents],
  ] as const;
  const shareOf = (cents: number): number | null =>
    revenue.plannedCents === 0 ? null : Math.round((cents * 10_000) / revenue.plannedCents);
  return (
    <Card title={t('revenue.title')} isFlush>
      <Table label={t('revenue.title')} isBare>
        <TableHead>
          <HeadCell>{t('revenue.step')}</HeadCell>
          <HeadCell isFigure>{t('revenue.amount')}</HeadCell>
          <HeadCell isFigure>{t('revenue.share')}</HeadCell>
        </TableHead>
        <TableBody>
          {rows.map(([key, cents]) => (
            <Row key={key}>
              <Cell isHeader>{t(`revenue.${key}`)}</Cell>
              <FigureCell isMain>
                <Figure cents={cents} decimals={2} />
              </FigureCell>
              <FigureCell tone="caption">
                {shareOf(cents) !== null && <Gauge rateBps={shareOf(cents) ?? 0} width={48} />}{' '}
                <Figure rateBps={shareOf(cents)} decimals={2} />
              </FigureCell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
