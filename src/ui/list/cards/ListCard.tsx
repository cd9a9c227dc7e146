import { memo, type ReactNode } from 'react';
import { useFormat } from '#runtime/locale/format.ts';
import { cx } from '../../cx.ts';
import { RecordSummary } from '../../data/RecordSummary.tsx';
import { RowLink } from '../../data/RowLink.tsx';
import { cellText, figureContent } from '../cell-content.tsx';
import { isFigureColumn, type ListColumn } from '../list-column.ts';
import { RowBox } from '../table/RowBox.tsx';

/** Where a card stands of which only those in view are drawn. */
export interface CardPlace {
  /** From 0. */
  readonly index: number;
  readonly of: number;
  readonly startPx: number;
  readonly measureElement: (element: HTMLElement | null) => void;
}

export interface ListCardProps<Row> {
  readonly place?: CardPlace | undefined;
  readonly row: Row;
  readonly id: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly href: string | undefined;
  readonly isSelected: boolean | undefined;
  readonly onPick: (id: string, isRange: boolean) => void;
}

function PlainListCard<Row>({ place, row, id, columns, href, isSelected, onPick }: ListCardProps<Row>) {
  const format = useFormat();
  const name = columns.find(({ isName }) => isName);
  const shownBy = (column: ListColumn<Row>): ReactNode => {
    if (column.show) return column.show(row);
    const text = cellText(column, row, format);
    return isFigureColumn(column) ? figureContent(text) : text;
  };
  const isTold = (column: ListColumn<Row>): boolean => column.value(row) !== null;
  const placed = (part: NonNullable<ListColumn<Row>['card']>) => columns.filter(({ card }) => card === part);
  const title = name ? cellText(name, row, format) : '';
  const badges = placed('badge');
  // Beside others without a label, « – » would tell nobody what is missing.
  const foot = placed('foot').filter((column) => isFigureColumn(column) || column.show || isTold(column));
  const subtitle = placed('subtitle')
    .filter(isTold)
    .map((column) => cellText(column, row, format));
  const end = placed('end');
  return (
    <li
      {...(place && {
        ref: place.measureElement,
        'data-index': place.index,
        'aria-posinset': place.index + 1,
        'aria-setsize': place.of,
        style: { transform: `translateY(${place.startPx}px)` },
      })}
      data-selected={isSelected ? '' : undefined}
      className={cx(
        'flex gap-3 px-4 py-3',
        place ? 'absolute inset-x-0 top-0 border-b border-line' : 'relative',
        isSelected ? 'bg-sel' : place ? 'bg-card hover:bg-hover' : 'hover:bg-hover',
      )}
    >
      {isSelected !== undefined && (
        <span className="z-1 self-start pt-1">
          <RowBox name={title} isSelected={isSelected} onPick={(isRange) => onPick(id, isRange)} />
        </span>
      )}
      <RecordSummary
        picture={name?.picture?.(row)}
        title={href === undefined ? title : <RowLink href={href}>{name ? shownBy(name) : id}</RowLink>}
        badge={badges.length > 0 && badges.map((column) => <span key={column.id}>{shownBy(column)}</span>)}
        subtitle={subtitle.join(' · ')}
        figures={placed('figure').map((column) => ({
          label: column.label,
          value: (
            <>
              {shownBy(column) ?? '–'}
              {column.kind === 'money' && isTold(column) && '\u00A0€'}
            </>
          ),
        }))}
        foot={
          (foot.length > 0 || end.length > 0) && (
            <span className="flex items-center justify-between gap-2">
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
          )
        }
      />
    </li>
  );
}

/** One record as a card: its columns where their definitions place them. */
// The cast gives back the type parameter that `memo` drops.
export const ListCard = memo(PlainListCard) as typeof PlainListCard;
