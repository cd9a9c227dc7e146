import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Icon } from '../identity/Icon.tsx';

export interface HeadCellProps {
  children?: ReactNode;
  /** Right-aligned, over figures. */
  isFigure?: boolean;
  /** Address of the list sorted by this column (or the other way round). */
  sortHref?: string | undefined;
  sort?: 'ascending' | 'descending' | undefined;
  /** A column without visible title: actions, boxes. */
  hiddenLabel?: string;
  /** CSS width. */
  width?: string | number;
  colSpan?: number;
}

/** The head of a column; sorting is a link, its arrow beside the label. */
export function HeadCell({
  children,
  isFigure = false,
  sortHref,
  sort,
  hiddenLabel,
  width,
  colSpan,
}: HeadCellProps) {
  const label = hiddenLabel === undefined ? children : <span className="sr-only">{hiddenLabel}</span>;
  return (
    <th
      scope="col"
      aria-sort={sort}
      data-figure={isFigure ? '' : undefined}
      colSpan={colSpan}
      style={width === undefined ? undefined : { width }}
    >
      {sortHref === undefined ? (
        label
      ) : (
        <AppLink
          href={sortHref}
          className="inline-flex items-center gap-1 rounded-badge text-inherit no-underline hover:text-ink"
        >
          {label}
          {sort && <Icon icon={sort === 'ascending' ? ArrowUp : ArrowDown} size={12} className="text-ink" />}
        </AppLink>
      )}
    </th>
  );
}
