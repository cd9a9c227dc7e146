import { memo, type ReactNode } from 'react';
import { useFormat } from '#runtime/locale/format.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { cx } from '../../cx.ts';
import { cellText, figureContent } from '../cell-content.tsx';
import { isFigureColumn, type ListColumn } from '../list-column.ts';
import { RowBox } from '../table/RowBox.tsx';

export interface ListCardProps<Row> {
  readonly row: Row;
  readonly id: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly href: string | undefined;
  readonly isSelected: boolean | undefined;
  readonly onPick: (id: string, isRange: boolean) => void;
}

function PlainListCard<Row>({ row, id, columns, href, isSelected, onPick }: ListCardProps<Row>) {
  const format = useFormat();
  const name = columns.find(({ isName }) => isName);
  const shownBy = (column: ListColumn<Row>): ReactNode => {
    if (column.show) return column.show(row);
    const text = cellText(column, row, format);
    return isFigureColumn(column) ? figureContent(text) : text;
  };
  const placed = (place: NonNullable<ListColumn<Row>['card']>) =>
    columns.filter(({ card }) => card === place);
  const title = name ? cellText(name, row, format) : '';
  const figures = placed('figure');
  const foot = placed('foot');
  const subtitle = placed('subtitle').map((column) => cellText(column, row, format));
  const end = placed('end');
  return (
    <li
      data-selected={isSelected ? '' : undefined}
      className={cx('relative flex gap-3 px-4 py-3', isSelected ? 'bg-sel' : 'hover:bg-hover')}
    >
      {isSelected !== undefined && (
        <span className="z-1 self-start pt-1">
          <RowBox name={title} isSelected={isSelected} onPick={(isRange) => onPick(id, isRange)} />
        </span>
      )}
      {name?.picture?.(row)}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex items-center justify-between gap-2">
          <span className="truncate font-semibold">
            {href === undefined ? (
              title
            ) : (
              <AppLink href={href} className="row-link">
                {name ? shownBy(name) : id}
              </AppLink>
            )}
          </span>
          {placed('badge').map((column) => (
            <span key={column.id} className="shrink-0">
              {shownBy(column)}
            </span>
          ))}
        </span>
        {subtitle.length > 0 && <span className="truncate text-table text-ink3">{subtitle.join(' · ')}</span>}
        {figures.length > 0 && (
          <span className="flex flex-wrap items-center justify-between gap-x-3 text-table">
            {figures.map((column) => (
              <span key={column.id} className="text-ink3">
                {column.label}{' '}
                <span className="font-medium whitespace-nowrap text-ink tabular-nums">
                  {shownBy(column)}
                  {column.kind === 'money' && column.value(row) !== null && '\u00A0€'}
                </span>
              </span>
            ))}
          </span>
        )}
        {(foot.length > 0 || end.length > 0) && (
          <span className="flex items-center justify-between gap-2 text-label text-ink3">
            <span>
              {foot.map((column, index) => (
                <span key={column.id}>
                  {index > 0 && ' · '}
                  {isFigureColumn(column) && `${column.label} `}
                  {shownBy(column)}
                </span>
              ))}
            </span>
            <span className="relative z-1 flex items-center gap-2">
              {end.map((column) => (
                <span key={column.id}>{shownBy(column)}</span>
              ))}
            </span>
          </span>
        )}
      </div>
    </li>
  );
}

/** One record as a card: its columns where their definitions place them. */
// The cast gives back the type parameter that `memo` drops.
export const ListCard = memo(PlainListCard) as typeof PlainListCard;
