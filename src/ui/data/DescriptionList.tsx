import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface Description {
  term: string;
  /** « – » when there is nothing. */
  value: ReactNode;
}

const columnClasses = { 1: 'grid-cols-1', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' } as const;

export interface DescriptionListProps {
  items: readonly Description[];
  columns?: keyof typeof columnClasses;
  /** `rows`: term at the left and value at the right, ruled; `stacked`: term above value. */
  layout?: 'stacked' | 'rows';
}

/** Terms and values of a record. */
export function DescriptionList({ items, columns = 2, layout = 'stacked' }: DescriptionListProps) {
  const isRows = layout === 'rows';
  return (
    <dl className={cx('grid gap-x-6', isRows ? 'grid-cols-1' : `gap-y-3 ${columnClasses[columns]}`)}>
      {items.map((item) => (
        <div
          key={item.term}
          className={
            isRows
              ? 'flex items-baseline justify-between gap-4 border-t border-line py-1.5 first:border-0'
              : 'flex min-w-0 flex-col'
          }
        >
          <dt className={cx('text-ink3', isRows ? 'text-table' : 'text-label font-medium')}>{item.term}</dt>
          <dd className={cx('min-w-0 text-ink', isRows && 'text-right text-table font-medium')}>
            {item.value ?? '–'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
