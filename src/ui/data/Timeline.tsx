import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconShape } from '../identity/Icon.tsx';

export interface TimelineItem {
  id: string;
  icon: IconShape;
  title: ReactNode;
  detail?: ReactNode;
  /** What can be done with it: an icon button. */
  action?: ReactNode;
  /** Formatted for people. */
  date: string;
  /** ISO day or instant, for machines. */
  dateTime: string;
}

/** What happened, newest first: a disc, a line, a sentence, a date. */
export function Timeline({ items, label }: { items: readonly TimelineItem[]; label?: string }) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {items.map((item, index) => (
        <li key={item.id} className="relative flex gap-3 pb-4 last:pb-0">
          <span
            aria-hidden="true"
            className={cx(
              'absolute top-7 bottom-0 left-3.5 w-px bg-line',
              index === items.length - 1 && 'hidden',
            )}
          />
          <span className="grid size-7 shrink-0 place-items-center rounded-full border border-line bg-sunken text-ink2">
            <Icon icon={item.icon} size={14} />
          </span>
          <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 pt-1">
            <p className="min-w-0 flex-1 font-medium">{item.title}</p>
            <time dateTime={item.dateTime} className="text-label text-ink3">
              {item.date}
            </time>
            {(item.detail || item.action) && (
              <div className="flex basis-full items-start justify-between gap-2 text-table text-ink2">
                <div className="min-w-0 wrap-anywhere">{item.detail}</div>
                {item.action}
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
