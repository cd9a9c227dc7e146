import type { ReportingProps } from '#contracts/client/reporting.ts';
import {
  reportColumnKinds,
  reportLayouts,
  type ReportCell,
  type ReportColumn,
} from '#domain/reporting/report-table.ts';
import type { ReportKey } from '#domain/reporting/report.ts';
import * as reportMessages from '#messages/client/reporting.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Cell } from '#ui/data/Cell.tsx';
import { Figure, type FigureQuantity } from '#ui/data/Figure.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { RowLink } from '#ui/data/RowLink.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableFoot, TableHead } from '#ui/data/table-sections.tsx';

const isFigure = (column: ReportColumn): boolean =>
  ['money', 'rate', 'count'].includes(reportColumnKinds[column]);

function quantityOf(column: ReportColumn, value: number | null): FigureQuantity {
  if (reportColumnKinds[column] === 'money') return { cents: value, decimals: 2 };
  return reportColumnKinds[column] === 'rate' ? { rateBps: value } : { count: value };
}

/** Writes what is no figure: a day, a month, a name. */
function useCellText() {
  const format = useFormat();
  return (column: ReportColumn, value: ReportCell | undefined): string => {
    if (value === null || value === undefined) return '–';
    if (reportColumnKinds[column] === 'day') return format.date(String(value));
    return reportColumnKinds[column] === 'month' ? format.month(String(value)) : String(value);
  };
}

/** The rows of a report, each leading to what it sums, and the sums over all of them. */
export function ReportTable({
  report,
  rows,
  totals,
}: Pick<ReportingProps, 'rows' | 'totals'> & { readonly report: ReportKey }) {
  const t = useMessages(reportMessages);
  const text = useCellText();
  const { columns } = reportLayouts[report];
  const figure = (column: ReportColumn, value: ReportCell | undefined) =>
    typeof value === 'number' ? <Figure {...quantityOf(column, value)} /> : undefined;
  return (
    <Table label={t(`reports.${report}.title`)} minWidth={columns.length * 116}>
      <TableHead>
        {columns.map((column) => (
          <HeadCell key={column} isFigure={isFigure(column)}>
            {t(`columns.${column}`)}
          </HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {rows.map(({ id, cells, href }) => (
          <Row key={id}>
            {columns.map((column, rank) =>
              isFigure(column) ? (
                <FigureCell key={column}>{figure(column, cells[column])}</FigureCell>
              ) : (
                <Cell key={column} isHeader={rank === 0} tone={rank === 0 ? 'default' : 'secondary'}>
                  {rank === 0 && href !== null ? (
                    <RowLink href={href}>{text(column, cells[column])}</RowLink>
                  ) : (
                    text(column, cells[column])
                  )}
                </Cell>
              ),
            )}
          </Row>
        ))}
      </TableBody>
      <TableFoot>
        {columns.map((column, rank) =>
          rank === 0 ? (
            <Cell key={column} isHeader>
              {t('total')}
            </Cell>
          ) : isFigure(column) && column in totals ? (
            <FigureCell key={column} isMain>
              {figure(column, totals[column])}
            </FigureCell>
          ) : (
            <Cell key={column} />
          ),
        )}
      </TableFoot>
    </Table>
  );
}
