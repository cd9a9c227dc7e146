import * as linesMessages from '#messages/lines.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { AnyLine } from './fill-lines.ts';
import type { LineColumn } from './line-column.ts';

interface LinesFrameProps {
  readonly columns: readonly LineColumn[];
  readonly isReadOnly: boolean;
}

/** The heads of a table of lines: between a column of handles and one of menus, where lines can be changed. */
export function LinesHead({ columns, isReadOnly }: LinesFrameProps) {
  const t = useMessages(linesMessages);
  return (
    <thead>
      <tr>
        {!isReadOnly && (
          <th className="lines-grip">
            <span className="sr-only">{t('order')}</span>
          </th>
        )}
        {columns.map((column) => (
          <th key={column.id} scope="col" data-align={column.align} style={{ width: column.width }}>
            {column.head === undefined ? column.label : <abbr title={column.label}>{column.head}</abbr>}
          </th>
        ))}
        {!isReadOnly && (
          <th className="lines-actions">
            <span className="sr-only">{t('number')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** The sums of the columns that have one. */
export function LinesFoot({ columns, isReadOnly, lines }: LinesFrameProps & { lines: readonly AnyLine[] }) {
  const t = useMessages(linesMessages);
  const spanOf = (place: number): number =>
    isReadOnly ? 1 : 1 + (place === 0 ? 1 : 0) + (place === columns.length - 1 ? 1 : 0);
  return (
    <tfoot>
      <tr>
        {columns.map(({ id, total, align, label }, place) => (
          <td
            key={id}
            role={place === 0 && !total ? 'rowheader' : undefined}
            data-align={align}
            data-label={total && label}
            colSpan={spanOf(place)}
          >
            {total?.(lines) ?? (place === 0 ? t('total') : '')}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
