import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface CellProps {
  children?: ReactNode;
  /** The name of the row: read with every other cell of it. */
  isHeader?: boolean;
  tone?: 'default' | 'secondary' | 'caption';
  /** Long names are cut at this width (px), with the whole text as a title. */
  maxWidth?: number;
  title?: string;
  /** Long texts on several lines; by default a row is one line high. */
  isWrapping?: boolean;
  colSpan?: number;
  /** Buttons of the row, at its right end. */
  isAtEnd?: boolean;
}

const tones = { default: 'text-ink', secondary: 'text-ink2', caption: 'font-normal text-ink3' } as const;

/** A cell of words. */
export function Cell({
  children,
  isHeader = false,
  tone = 'default',
  maxWidth,
  title,
  isWrapping,
  colSpan,
  isAtEnd = false,
}: CellProps) {
  const Tag = isHeader ? 'th' : 'td';
  return (
    <Tag
      scope={isHeader ? 'row' : undefined}
      title={title}
      data-wrapping={isWrapping ? '' : undefined}
      colSpan={colSpan}
      className={cx(
        tones[tone],
        isHeader && 'font-medium',
        isAtEnd && 'text-right',
        maxWidth !== undefined && 'truncate',
      )}
      style={maxWidth === undefined ? undefined : { maxWidth }}
    >
      {children}
    </Tag>
  );
}
