import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface PrintFact {
  readonly term: string;
  readonly value: ReactNode;
}

export interface PrintFactsProps {
  items: readonly PrintFact[];
  /** `pair`: short values at the right, in half a page; 2 or 3 of such columns side by side. */
  columns?: 1 | 'pair' | 2 | 3;
}

const counts = {
  1: '',
  pair: '',
  2: 'grid grid-cols-2 gap-x-[8mm]',
  3: 'grid grid-cols-3 gap-x-[6mm]',
} as const;

/** Terms and what they are, ruled line by line; no page break divides a line. */
export function PrintFacts({ items, columns = 1 }: PrintFactsProps) {
  return (
    <dl className={counts[columns]}>
      {items.map(({ term, value }) => (
        <div
          key={term}
          className={cx(
            'grid break-inside-avoid gap-[3mm] border-b-[0.15mm] border-(--print-rule-light) py-[1.2mm]',
            columns === 1 ? 'grid-cols-[42mm_1fr]' : 'grid-cols-[1fr_auto]',
          )}
        >
          <dt className="text-(--print-ink2)">{term}</dt>
          <dd className={cx('min-w-0 font-medium', columns !== 1 && 'text-right')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
