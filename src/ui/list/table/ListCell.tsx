import type { ReactNode } from 'react';
import type { Format } from '#runtime/locale/format.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { cx } from '../../cx.ts';
import { cellText, figureContent } from '../cell-content.tsx';
import { isFigureColumn, pinnedAt } from '../list-column.ts';
import type { PlacedColumn } from '../useListTable.ts';

const tones = { secondary: 'text-ink2', caption: 'font-normal text-ink3' } as const;

const looks = new WeakMap<PlacedColumn<never>, ReturnType<typeof makeCellStyle>>();

/** What all cells of a column have in common, made once: there may be thousands. */
function cellStyle<Row>(placed: PlacedColumn<Row>) {
  const known = looks.get(placed);
  if (known) return known;
  const made = makeCellStyle(placed);
  looks.set(placed, made);
  return made;
}

const makeCellStyle = <Row,>({ column, isPinned, isPinnedEdge }: PlacedColumn<Row>) => ({
  tabIndex: -1,
  'data-figure': isFigureColumn(column) ? '' : undefined,
  'data-buttons': column.isLabelHidden ? '' : undefined,
  'data-pinned': isPinned ? '' : undefined,
  'data-pinned-edge': isPinnedEdge ? '' : undefined,
  style: isPinned ? { left: pinnedAt(column.id) } : undefined,
  className: cx(column.tone && tones[column.tone], (column.isMain || column.isName) && 'font-medium'),
});

/** What makes a cell one that can be set, and what stands in it meanwhile. */
export interface CellState {
  /** Row and column, to find it again. */
  readonly key: string;
  /** What its editor begins with. */
  readonly typed: string;
  readonly isEditing: boolean;
  readonly isRefused: boolean;
  /** Instead of the value: the editor, or what was typed and refused. */
  readonly content?: ReactNode;
}

/**
 * One cell. Called, not rendered: a component of its own per cell would double the work of scrolling. `href` makes
 * the name of the row its link, which Tab reaches where `isTabbable`.
 */
export function listCell<Row>(
  placed: PlacedColumn<Row>,
  row: Row,
  format: Format,
  href: string | undefined,
  state: CellState | undefined,
  isTabbable: boolean,
): ReactNode {
  const { column } = placed;
  const { id, show, isName = false, picture } = column;
  const isFigure = isFigureColumn(column);
  const text = cellText(column, row, format);
  const value = show ? show(row) : isFigure ? figureContent(text) : text;
  const inner =
    isName && href !== undefined ? (
      <AppLink
        href={href}
        tabIndex={isTabbable ? 0 : -1}
        data-always={isTabbable ? '' : undefined}
        className="row-link"
      >
        {value}
      </AppLink>
    ) : (
      value
    );
  const rest = {
    ...cellStyle(placed),
    title: isFigure || show ? undefined : text,
    'data-cell': state?.key,
    'data-typed': state?.typed,
    'data-editing': state?.isEditing ? '' : undefined,
    'data-refused': state?.isRefused ? '' : undefined,
  };
  const content =
    state?.content ??
    (picture ? (
      <span className="flex min-w-0 items-center gap-2">
        {picture(row)}
        <span className="truncate">{inner}</span>
      </span>
    ) : (
      inner
    ));
  return isName ? (
    <th key={id} scope="row" {...rest}>
      {content}
    </th>
  ) : (
    <td key={id} {...rest}>
      {content}
    </td>
  );
}
