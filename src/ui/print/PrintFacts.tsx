import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface PrintFact {
  /** Tells facts of the same term apart. */
  readonly id?: string;
  readonly term: string;
  readonly value: ReactNode;
}

export interface PrintFactsProps {
  items: readonly PrintFact[];
  /**
   * `pair`: short values at the right, in half a page; 2 or 3 of such columns side by side. `flow`: many facts in two
   * columns of small type; `aside`: in one, beside something else; `beneath`: in one, in the smallest type.
   */
  columns?: 1 | 'pair' | 'flow' | 'aside' | 'beneath' | 2 | 3;
}

const counts = {
  1: '',
  pair: '',
  flow: 'columns-2 gap-[8mm] text-[8pt] leading-[11pt]',
  aside: 'text-[8pt] leading-[11pt]',
  beneath: 'text-[7.5pt] leading-[9.5pt]',
  2: 'grid grid-cols-2 gap-x-[8mm]',
  3: 'grid grid-cols-3 gap-x-[6mm]',
} as const;

const lines = {
  1: 'grid-cols-[42mm_1fr] py-[1.2mm]',
  pair: 'grid-cols-[1fr_auto] py-[1.2mm]',
  flow: 'grid-cols-[32mm_1fr] py-[0.8mm]',
  aside: 'grid-cols-[24mm_1fr] py-[0.8mm]',
  beneath: 'grid-cols-[34mm_1fr] py-[0.4mm]',
  2: 'grid-cols-[1fr_auto] py-[1.2mm]',
  3: 'grid-cols-[1fr_auto] py-[1.2mm]',
} as const;

/** Terms and what they are, ruled line by line; no page break divides a line. */
export function PrintFacts({ items, columns = 1 }: PrintFactsProps) {
  const isSmall = columns === 'flow' || columns === 'aside' || columns === 'beneath';
  return (
    <dl className={counts[columns]}>
      {items.map(({ id, term, value }) => (
        <div
          key={id ?? term}
          className={cx(
            'grid break-inside-avoid gap-[3mm] border-b-[0.15mm] border-(--print-rule-light)',
            lines[columns],
          )}
        >
          <dt className="text-(--print-ink2)">{term}</dt>
          <dd className={cx('min-w-0', !isSmall && 'font-medium', columns !== 1 && !isSmall && 'text-right')}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
