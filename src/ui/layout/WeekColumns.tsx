import { cx } from '../cx.ts';
import type { ReactNode } from 'react';

/** A day of a week with what happens on it. */
export interface WeekDay {
  readonly id: string;
  readonly label: string;
  readonly isToday: boolean;
  readonly content: ReactNode;
}

/** The days of a week beside each other, Monday first; one below the other where there is no room. */
export function WeekColumns({ label, days }: { readonly label: string; readonly days: readonly WeekDay[] }) {
  return (
    <ol
      aria-label={label}
      className="grid gap-px overflow-hidden rounded-card border border-line bg-line shadow-e1 xl:grid-cols-7"
    >
      {days.map(({ id, label: day, isToday, content }) => (
        <li key={id} className="flex min-w-0 flex-col gap-2 bg-card p-3 xl:min-h-48">
          <h3
            aria-current={isToday ? 'date' : undefined}
            className={cx('text-label font-semibold', isToday ? 'text-brick-ink' : 'text-ink3')}
          >
            {day}
          </h3>
          {content}
        </li>
      ))}
    </ol>
  );
}
