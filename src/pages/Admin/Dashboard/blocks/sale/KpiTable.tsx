import type { ReactNode } from 'react';
import { Cell } from '#ui/data/Cell.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { RowLink } from '#ui/data/RowLink.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

export interface KpiTableRow {
  readonly id: string;
  readonly name: string;
  /** The list with what the line counts. */
  readonly href?: string | undefined;
  /** The bar under the name: share of the longest one, in basis points. */
  readonly barBps?: number;
  /** Beside the columns, in their order. */
  readonly figures: readonly ReactNode[];
  /** A sum of the others. */
  readonly isTotal?: boolean;
}

interface KpiTableProps {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly KpiTableRow[];
  readonly empty: string;
  readonly note?: string;
}

/** Figures by line, each line with its bar; a press anywhere on it opens the list of what it counts. */
export function KpiTable({ label, head, rows, empty, note }: KpiTableProps) {
  if (rows.length === 0) return <Text tone="ink3">{empty}</Text>;
  const [first = '', ...others] = head;
  return (
    <Stack gap={2}>
      <Table label={label} isBare>
        <TableHead>
          <HeadCell>{first}</HeadCell>
          {others.map((name) => (
            <HeadCell key={name} isFigure>
              {name}
            </HeadCell>
          ))}
        </TableHead>
        <TableBody>
          {rows.map(({ id, name, href, barBps, figures, isTotal = false }) => (
            <Row key={id}>
              <Cell isHeader>
                <Stack gap={1}>
                  {href === undefined ? name : <RowLink href={href}>{name}</RowLink>}
                  {barBps !== undefined && <Gauge rateBps={barBps} tone="ink" />}
                </Stack>
              </Cell>
              {figures.map((figure, index) => (
                <FigureCell key={others[index]} isMain={isTotal || index === 0}>
                  {figure}
                </FigureCell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
      {note !== undefined && (
        <Text as="p" tone="ink3" size="table">
          {note}
        </Text>
      )}
    </Stack>
  );
}

/** Shares of the largest of some values, in basis points. */
export const barsOf = (values: readonly number[]): number[] => {
  const most = Math.max(0, ...values);
  return values.map((value) => (most === 0 ? 0 : Math.round((value / most) * 10_000)));
};
