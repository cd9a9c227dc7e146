import { projectTotals } from '#domain/project/totals.ts';
import * as projectMessages from '#messages/client/project.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableFoot, TableHead } from '#ui/data/table-sections.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { readableRows } from './readable-rows.ts';

interface TotalsTableProps {
  readonly lines: readonly Readonly<Record<string, unknown>>[];
}

/** What the lines come to, type by type: units, areas, revenue, works, shares, parking. */
export function TotalsTable({ lines }: TotalsTableProps) {
  const t = useMessages(projectMessages);
  const trade = useMessages(tradeMessages);
  const rows = readableRows(lines);
  const incompleteCount = lines.length - rows.length;
  const { byType, all } = projectTotals(rows);
  return (
    <Stack gap={2}>
      <Table label={t('totals.title')} minWidth={720}>
        <TableHead>
          <HeadCell>{t('totals.title')}</HeadCell>
          <HeadCell isFigure>{t('totals.count')}</HeadCell>
          <HeadCell isFigure>{t('totals.area')}</HeadCell>
          <HeadCell isFigure>{t('totals.revenue')}</HeadCell>
          <HeadCell isFigure>{t('totals.works')}</HeadCell>
          <HeadCell isFigure>{t('totals.worksPerM2')}</HeadCell>
          <HeadCell isFigure>{t('totals.share')}</HeadCell>
          <HeadCell isFigure>{t('totals.parking')}</HeadCell>
        </TableHead>
        <TableBody>
          {byType.map((total) => (
            <Row key={total.type}>
              <Cell isHeader>{trade(`lotType.${total.type}`)}</Cell>
              <FigureCell>
                <Figure count={total.count} />
              </FigureCell>
              <FigureCell>
                <Figure areaM2={total.areaM2} />
              </FigureCell>
              <FigureCell isMain>
                <Figure cents={total.revenueCents} />
              </FigureCell>
              <FigureCell>
                <Figure cents={total.worksCents} />
              </FigureCell>
              <FigureCell>
                <Figure cents={total.worksPerM2Cents} decimals={0} />
              </FigureCell>
              <FigureCell>
                <Figure rateBps={total.shareBps} />
              </FigureCell>
              <FigureCell>
                <Figure count={total.parkingCount} />
              </FigureCell>
            </Row>
          ))}
        </TableBody>
        <TableFoot>
          <Cell isHeader>{t('totals.all')}</Cell>
          <FigureCell>
            <Figure count={all.count} />
          </FigureCell>
          <FigureCell>
            <Figure areaM2={all.areaM2} />
          </FigureCell>
          <FigureCell isMain>
            <Figure cents={all.revenueCents} />
          </FigureCell>
          <FigureCell>
            <Figure cents={all.worksCents} />
          </FigureCell>
          <FigureCell>
            <Figure cents={all.worksPerM2Cents} decimals={0} />
          </FigureCell>
          <FigureCell>{byType.length > 0 && <Figure rateBps={10_000} />}</FigureCell>
          <FigureCell>
            <Figure count={all.parkingCount} />
          </FigureCell>
        </TableFoot>
      </Table>
      <Text as="p" size="label" tone="ink3">
        {t('totals.shareHelp')}
      </Text>
      <Text as="p" size="label" tone="warn" isStatus>
        {incompleteCount > 0 && t('totals.incomplete', { count: incompleteCount })}
      </Text>
    </Stack>
  );
}
