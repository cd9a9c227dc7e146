import type { ReactNode } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { cx } from '../cx.ts';
import { Icon, type IconShape } from '../identity/Icon.tsx';

/** One line: what it is, what is known of it, what can be done with it. */
export interface Item {
  readonly id: string;
  readonly title: string;
  /** Where the whole line leads. */
  readonly href?: string;
  /** Beside the page, which stays as it is. */
  readonly isNewTab?: boolean;
  /** What a press anywhere on the line does. */
  readonly onPress?: () => void;
  readonly autoFocus?: boolean;
  readonly icon?: IconShape;
  /** In place of the icon: an `Avatar`. */
  readonly lead?: ReactNode;
  /** Beside the title. */
  readonly badges?: ReactNode;
  /** Below it, in small. */
  readonly detail?: ReactNode;
  /** How far it stands in others of the list, as a branch of a tree does; 0 unless told. */
  readonly depth?: number;
  /** At the right: a button, an instant. */
  readonly end?: ReactNode;
}

interface ItemLineProps {
  readonly item: Item;
  readonly isCompact: boolean;
}

/** Beyond this a phone would have no room for the words. */
const deepest = 6;

/** A line of an `ItemList`. */
export function ItemLine({ item, isCompact }: ItemLineProps) {
  const { icon, lead, badges, detail, depth = 0, end } = item;
  return (
    <li
      className={cx(
        'relative flex flex-wrap items-center justify-between has-data-line:hover:bg-hover',
        isCompact ? 'min-h-9 gap-x-3 gap-y-1 py-1 text-table' : 'min-h-12 gap-x-6 gap-y-2 px-4 py-2.5',
      )}
    >
      <span
        className={cx(
          'flex min-w-0 flex-1 gap-3',
          lead ? 'items-center' : 'items-start',
          // What can be done stands below where it would leave no room for what it is done to.
          isCompact ? Boolean(detail) && Boolean(end) && 'basis-52' : 'basis-60',
        )}
        style={depth === 0 ? undefined : { paddingInlineStart: `${Math.min(depth, deepest)}rem` }}
      >
        {lead ?? (icon && <Icon icon={icon} size={18} className="mt-0.5 text-ink3" />)}
        <span className={cx('flex min-w-0', isCompact ? 'flex-wrap items-baseline gap-x-2' : 'flex-col')}>
          <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
            <LineTitle item={item} />
            {badges}
          </span>
          {detail && (
            <span className={cx('wrap-anywhere text-ink3', !isCompact && 'text-label')}>{detail}</span>
          )}
        </span>
      </span>
      {end && <span className="flex items-center gap-2 text-table text-ink3">{end}</span>}
    </li>
  );
}

/** Its target is the whole line, over which it is laid. */
const wholeLine =
  'text-left text-inherit no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-focus';

function LineTitle({ item: { title, href, isNewTab, onPress, autoFocus } }: Pick<ItemLineProps, 'item'>) {
  if (href !== undefined)
    return (
      <AppLink
        href={href}
        data-line=""
        className={wholeLine}
        {...(isNewTab === true && { target: '_blank', rel: 'noreferrer' })}
      >
        {title}
      </AppLink>
    );
  if (onPress === undefined) return title;
  return (
    <button type="button" data-line="" autoFocus={autoFocus} onClick={onPress} className={wholeLine}>
      {title}
    </button>
  );
}
