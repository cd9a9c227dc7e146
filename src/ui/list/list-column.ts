import type { ReactNode } from 'react';
import type { ColumnPlan } from '#runtime/lists/column-state.ts';
import type { CellEdit } from './edit/cell-edit.ts';

/** What a column holds, and so how it is written, aligned, summed and saved. */
type ColumnContent<Row> =
  | { readonly kind?: 'text'; readonly value: (row: Row) => string | null }
  /** Whole cents; the unit stands in the head. */
  | { readonly kind: 'money'; readonly value: (row: Row) => number | null }
  /** Basis points. */
  | { readonly kind: 'rate'; readonly value: (row: Row) => number | null }
  | { readonly kind: 'count'; readonly value: (row: Row) => number | null }
  /** Square metres as decimal text. */
  | { readonly kind: 'area'; readonly value: (row: Row) => string | null }
  /** ISO day or UTC instant. */
  | { readonly kind: 'day' | 'instant'; readonly value: (row: Row) => string | null };

export type ColumnKind = NonNullable<ColumnContent<never>['kind']>;

/**
 * One column of a list: what it is called, what it holds, and what may differ from what its kind gives.
 *
 * @example { id: 'revenue', label: 'CA TTC', kind: 'money', value: (row) => row.revenueTtcCents, sort: 'descending' }
 */
export type ListColumn<Row> = ColumnContent<Row> & {
  /** Names it in the address (sort, columns) and in what is kept. */
  readonly id: string;
  readonly label: string;
  /** Drawn instead of the value: a badge, an avatar. What it draws may be a button. */
  readonly show?: ((row: Row) => ReactNode) | undefined;
  /** Drawn before the value: the façade of an operation. */
  readonly picture?: (row: Row) => ReactNode;
  /** Names the row, is its link, and is always shown; one column of a list does. */
  readonly isName?: boolean;
  /** The direction of the first sort; a column without it is not sorted by. */
  readonly sort?: 'ascending' | 'descending' | undefined;
  /** In px; each kind has its own. */
  readonly width?: number;
  /** Not shown until asked for. */
  readonly isHidden?: boolean;
  /** Fixed at the left while the others scroll. */
  readonly isPinned?: boolean;
  readonly tone?: 'secondary' | 'caption';
  /** The figure that counts. */
  readonly isMain?: boolean;
  /** The head is read only: a column of buttons, in view at the right however narrow the list is. */
  readonly isLabelHidden?: boolean;
  /** What cards do with it: at the right of the title, below it, as a labelled figure, on the last line. */
  readonly card?: 'badge' | 'subtitle' | 'figure' | 'foot' | 'end';
  /** Money to the cent, where each counts: movements of a bank. Whole euros otherwise. */
  readonly hasCents?: boolean;
  /** Summed in the foot, in groups and over the selection. */
  readonly isSummed?: boolean;
  /** What sets a cell of it. */
  readonly edit?: CellEdit<Row> | undefined;
};

const kindWidths: Readonly<Record<ColumnKind, number>> = {
  text: 148,
  money: 116,
  rate: 88,
  count: 76,
  area: 104,
  day: 108,
  instant: 144,
};

const figureKinds: readonly ColumnKind[] = ['money', 'rate', 'count', 'area', 'day', 'instant'];

/** True where the column stands at the right: figures and dates. */
export const isFigureColumn = ({ kind = 'text', show }: Pick<ListColumn<never>, 'kind' | 'show'>): boolean =>
  figureKinds.includes(kind) && show === undefined;

/** Where the columns stand before anybody moves one. */
export const columnPlans = <Row>(columns: readonly ListColumn<Row>[]): ColumnPlan[] =>
  columns.map(({ id, kind = 'text', width, isName, isHidden = false, isPinned = false }) => {
    const own = width ?? (isName ? 240 : kindWidths[kind]);
    // Figures are never cut: they may not become narrower than they are planned.
    const narrowest = kind === 'text' ? Math.min(own, 72) : Math.min(own, 64);
    return {
      id,
      width: own,
      minWidth: narrowest,
      maxWidth: 720,
      isHidden,
      isPinned,
      isRequired: isName ?? false,
    };
  });

/** The number that a cell holds, for sums; null where it holds none. */
export function numberOf<Row>(column: ListColumn<Row>, row: Row): number | null {
  const value = column.value(row);
  return typeof value === 'number' ? value : null;
}

/** Where a pinned column stands, in CSS: behind the boxes and the pinned columns before it. */
export const pinnedAt = (id: string): string => `calc(var(--start-${id}, 0px) + var(--list-boxes, 0px))`;
