import type { ReactNode } from 'react';
import type { Format } from '#runtime/locale/format.ts';
import { figurePieces } from '../data/figure-parts.ts';
import type { ListColumn } from './list-column.ts';

const unitsOfMoney = /[\s\u00A0]*€[\s\u00A0]*/u;

/** The value of a cell in words; « – » where there is none. The unit of money is left to the head. */
export function cellText<Row>(column: ListColumn<Row>, row: Row, format: Format): string {
  switch (column.kind) {
    case 'money':
      return format
        .money(column.value(row), { decimals: column.hasCents === true ? 2 : 0 })
        .replace(unitsOfMoney, '');
    case 'rate':
      return format.percent(column.value(row), { decimals: 2 });
    case 'count':
      return format.number(column.value(row), 0);
    case 'area':
      return format.area(column.value(row));
    case 'day':
      return format.date(column.value(row));
    case 'instant':
      return format.date(column.value(row));
    case undefined:
    case 'text':
      return column.value(row) ?? '–';
  }
}

/**
 * A figure in pieces, the spaces between thousands drawn wider. Called, not rendered: a list of many rows makes
 * thousands of them while it scrolls.
 */
export function figureContent(text: string): ReactNode {
  if (!text.includes('\u202F')) return text;
  return figurePieces(text).map(({ text: piece, isGroup }, index) =>
    isGroup ? (
      <span key={index} className="figure-group">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
