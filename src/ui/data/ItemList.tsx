import type { ReactNode } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Icon, type IconShape } from '../identity/Icon.tsx';

/** One line: what it is, what is known of it, what can be done with it. */
export interface Item {
  readonly id: string;
  readonly title: string;
  /** Where the whole line leads. */
  readonly href?: string;
  readonly icon?: IconShape;
  /** Beside the title. */
  readonly badges?: ReactNode;
  /** Below it, in small. */
  readonly detail?: ReactNode;
  /** At the right: a button, an instant. */
  readonly end?: ReactNode;
}

interface ItemListProps {
  /** What the lines are, for screen readers. */
  readonly label: string;
  readonly items: readonly Item[];
  /** In place of the lines where there are none. */
  readonly empty?: string;
}

/**
 * A few things of one kind, each with its own action: sessions, browsers, mails. What is sorted, filtered or chosen
 * is a `DataList`.
 */
export function ItemList({ label, items, empty }: ItemListProps) {
  if (items.length === 0) return empty === undefined ? null : <p className="text-ink3">{empty}</p>;
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-e1"
    >
      {items.map(({ id, title, href, icon, badges, detail, end }) => (
        <li
          key={id}
          className="relative flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2.5 has-[a[data-line]]:hover:bg-hover"
        >
          <span className="flex min-w-0 flex-1 basis-60 items-start gap-3">
            {icon && <Icon icon={icon} size={18} className="mt-0.5 text-ink3" />}
            <span className="flex min-w-0 flex-col">
              <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
                {href === undefined ? (
                  title
                ) : (
                  <AppLink
                    href={href}
                    data-line=""
                    className="text-inherit no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-focus"
                  >
                    {title}
                  </AppLink>
                )}
                {badges}
              </span>
              {detail && <span className="text-label wrap-anywhere text-ink3">{detail}</span>}
            </span>
          </span>
          {end && <span className="flex items-center gap-2 text-table text-ink3">{end}</span>}
        </li>
      ))}
    </ul>
  );
}
