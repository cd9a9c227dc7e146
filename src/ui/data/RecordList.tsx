import type { ReactNode } from 'react';
import { RecordSummary, type RecordSummaryProps } from './RecordSummary.tsx';
import { RowLink } from './RowLink.tsx';

export interface RecordLine extends RecordSummaryProps {
  readonly id: string;
  /** Where the whole line leads. */
  readonly href?: string;
}

export interface RecordListProps {
  /** What the lines are, for screen readers. */
  readonly label: string;
  readonly records: readonly RecordLine[];
  /** What they come to. */
  readonly total?: { readonly label: ReactNode; readonly figure: ReactNode };
}

/** Records below each other where there is no room for their table; stands in a flush card. */
export function RecordList({ label, records, total }: RecordListProps) {
  return (
    <div className="divide-y divide-line border-t border-line">
      <ul aria-label={label} className="divide-y divide-line">
        {records.map(({ id, href, title, ...summary }) => (
          <li
            key={id}
            className="relative flex px-4 py-3 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-focus"
          >
            <RecordSummary
              {...summary}
              title={href === undefined ? title : <RowLink href={href}>{title}</RowLink>}
            />
          </li>
        ))}
      </ul>
      {total && (
        <p className="flex items-center justify-between gap-2 bg-sunken px-4 py-3 text-table font-semibold">
          <span>{total.label}</span>
          {total.figure}
        </p>
      )}
    </div>
  );
}
