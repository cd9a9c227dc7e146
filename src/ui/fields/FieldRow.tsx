import type { ReactNode } from 'react';

const columnClasses = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  '2-1': 'sm:grid-cols-[2fr_1fr]',
  '1-2': 'sm:grid-cols-[1fr_2fr]',
} as const;

/**
 * Fields side by side on one line, one under the other on a phone. Their controls stand on one line though the label
 * of one has two.
 */
export function FieldRow({
  columns = 2,
  children,
}: {
  columns?: keyof typeof columnClasses;
  children: ReactNode;
}) {
  return <div className={`field-row ${columnClasses[columns]}`}>{children}</div>;
}
