import { Cell } from '../../data/Cell.tsx';
import { FigureCell } from '../../data/FigureCell.tsx';
import { HeadCell } from '../../data/HeadCell.tsx';
import { TableBody, TableHead } from '../../data/table-sections.tsx';
import { useChartMessages } from '../useChartMessages.ts';

/** The data of a chart as written text; the first column names the row. */
export interface ChartTableData {
  readonly head: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[];
  /** How many columns, the first included, hold words and not figures. */
  readonly wordColumns: number;
}

export interface ChartTableProps {
  id: string;
  label: string;
  data: ChartTableData;
  isShown: boolean;
}

/** The same data as the drawing, for eyes when asked for and for screen readers always. */
export function ChartTable({ id, label, data, isShown }: ChartTableProps) {
  const t = useChartMessages();
  const name = t('data', { label });
  const table = (
    <table className="table" aria-label={name}>
      <TableHead>
        {data.head.map((title, column) => (
          <HeadCell key={title} isFigure={column >= data.wordColumns}>
            {title}
          </HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {data.rows.map((row) => (
          <tr key={row.id}>
            {row.cells.map((cell, column) =>
              column >= data.wordColumns ? (
                <FigureCell key={data.head[column]}>{cell}</FigureCell>
              ) : (
                <Cell key={data.head[column]} isHeader={column === 0}>
                  {cell}
                </Cell>
              ),
            )}
          </tr>
        ))}
      </TableBody>
    </table>
  );
  return isShown ? (
    // Long data scrolls in its place, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div id={id} role="region" aria-label={name} tabIndex={0} className="chart-table table-frame">
      {table}
    </div>
  ) : (
    <div id={id} className="sr-only">
      {table}
    </div>
  );
}
