import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { cx } from '../cx.ts';
import { Icon, type IconShape } from '../identity/Icon.tsx';
import { CountChip } from './CountChip.tsx';

export interface TabItem {
  label: string;
  href: string;
  isCurrent: boolean;
  count?: number | undefined;
  icon?: IconShape;
}

/**
 * Views of the same thing, each with its address; a 2 px brick line under the current one, which is brought
 * into view where not all of them fit.
 */
export function Tabs({
  label,
  items,
  aside,
}: {
  label: string;
  items: readonly TabItem[];
  aside?: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const current = items.findIndex((item) => item.isCurrent);
  useLayoutEffect(() => {
    const tab = list.current?.children[current];
    if (!list.current || !(tab instanceof HTMLElement)) return;
    // In the middle, so that those on both sides show that there are more.
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={label} className="flex items-end gap-4 border-b border-line">
      <ul ref={list} className="relative -mb-px flex min-w-0 gap-5 overflow-x-auto">
        {items.map((item) => (
          <li key={item.href}>
            <AppLink
              href={item.href}
              aria-current={item.isCurrent ? 'page' : undefined}
              className={cx(
                'flex h-9 items-center gap-2 border-b-2 font-medium whitespace-nowrap no-underline pointer-coarse:h-11',
                'focus-visible:-outline-offset-2',
                item.isCurrent ? 'border-brick text-ink' : 'border-transparent text-ink2 hover:border-line2',
              )}
            >
              {item.icon && <Icon icon={item.icon} />}
              {item.label}
              {item.count !== undefined && <CountChip count={item.count} />}
            </AppLink>
          </li>
        ))}
      </ul>
      {aside && <div className="mb-1 ml-auto flex items-center gap-2">{aside}</div>}
    </nav>
  );
}
