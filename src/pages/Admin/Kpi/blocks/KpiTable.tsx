import type { KpiChart, KpiExplorerProps } from '#contracts/admin/kpi/dashboard.ts';
import * as kpiMessages from '#messages/admin/kpi.ts';
import * as periodMessages from '#messages/kpi-period.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';
import { quantityOf, useKpiWords } from './useKpiWords.ts';

interface KpiTableProps extends Pick<KpiExplorerProps, 'step'> {
  readonly chart: KpiChart;
  readonly title: string;
}

/** Figures as a table, the latest first; « n.c. » where too few companies make one. */
export function KpiTable({ chart, title, step }: KpiTableProps) {
  const t = useMessages(kpiMessages);
  const undisclosed = useMessages(periodMessages)('undisclosed');
  const format = useFormat();
  const { seriesName } = useKpiWords();
  const placeOf = (at: string): string => {
    if (step === 'month') return format.month(at);
    return step === 'week' ? t('week', { day: format.date(at) }) : format.date(at);
  };
  return (
    <Table label={title} isBare minWidth={160 + chart.series.length * 128}>
      <TableHead>
        <HeadCell>{t(`steps.${step}`)}</HeadCell>
        {chart.series.map((series) => (
          <HeadCell key={series.id} isFigure>
            {seriesName(series)}
          </HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {chart.points.toReversed().map(({ at, values }) => (
          <Row key={at}>
            <Cell isHeader>{placeOf(at)}</Cell>
            {chart.series.map(({ id }) => (
              <FigureCell key={id}>
                {values[id]?.isHidden === true ? (
                  undisclosed
                ) : (
                  <Figure {...quantityOf(chart.unit, values[id]?.value ?? null)} />
                )}
              </FigureCell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
